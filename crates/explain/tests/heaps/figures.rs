//! Each figure is read back and compared with what the game itself computes.

use lastmove_explain::{Explain, Explanation, Language, Pieces, Voice};
use lastmove_game::{Budget, Convention, Rules};
use lastmove_heaps::{Code, HeapEvidence, HeapMove, Heaps, nim_values};
use proptest::collection::vec;
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr;

use super::{
    HeapWords, LASKER, MARIENBAD, MISERE_LASKER, NIM, answer, code, english, explain, figures_of, heaps, is_lost,
    voice_of, wins, write,
};

/// The figure that has this text in it, if there is one.
fn figure_with(explanation: &Explanation, text: &str) -> Option<String> {
    figures_of(explanation).into_iter().find(|figure| figure.contains(text))
}

/// The words of a line; what stands in brackets is a word of its own.
fn words(line: &str) -> Vec<String> {
    line.replace('(', " (")
        .replace('[', " [")
        .replace(')', ") ")
        .replace(']', "] ")
        .split_whitespace()
        .map(str::to_owned)
        .collect()
}

fn number(word: &str) -> u64 {
    word.trim_matches(['(', ')', '[', ']']).parse().unwrap_or_else(|_| panic!("{word} is no number"))
}

fn nim_sum(rows: &[u64]) -> u64 {
    rows.iter().fold(0, |sum, row| sum ^ row)
}

fn large(rows: &[u64]) -> usize {
    rows.iter().filter(|&&row| row > 1).count()
}

/// The repairs of a figure: rows and what they become.
fn repairs(figure: &str) -> Vec<HeapMove> {
    let read = |line: &str| {
        let (row, becomes) = line.split_once("->").unwrap();
        let first = |side: &str| number(side.split_whitespace().next().unwrap());
        let left = Some(first(becomes)).filter(|&left| left > 0);
        HeapMove::new(first(row), left.as_slice()).unwrap()
    };
    figure.lines().map(read).collect()
}

/// The pairs `move -> reply` of a figure, and how many moves it says are not shown.
fn replies(figure: &str) -> (Vec<(HeapMove, Option<HeapMove>)>, u128) {
    let (mut pairs, mut hidden) = (Vec::new(), 0);
    for line in figure.lines() {
        let line = line.replace("(takes the last stone)", "(over)");
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == "…" {
            hidden = words[2].parse().unwrap();
            continue;
        }
        for pair in words.chunks(3) {
            assert_eq!(pair[1], "->");
            pairs.push((pair[0].parse().unwrap(), (pair[2] != "(over)").then(|| pair[2].parse().unwrap())));
        }
    }
    (pairs, hidden)
}

/// The figure of replies comes last.
fn check_replies(game: &impl HeapWords, position: &Heaps) {
    let verdict = answer(game, position, None);
    let total = verdict.evidence.iter().find_map(|part| match part {
        HeapEvidence::Refutations { total, .. } => Some(*total),
        _ => None,
    });
    let Some(total) = total else { return };
    let explanation = game.explain(position, &verdict, &english());
    let figures = figures_of(&explanation);
    let Some(figure) = figures.last() else {
        let only_move = game.moves(position).next().unwrap();
        assert!(game.finish(&position.after(&only_move).unwrap()).is_some(), "{position} has replies to show");
        return;
    };
    let (pairs, hidden) = replies(figure);
    assert_eq!(pairs.len() as u128 + hidden, total, "every losing move of {position} is shown or counted");
    for (action, reply) in pairs {
        let after = game.play(position, &action).unwrap().position;
        assert!(!is_lost(game, &after), "{action} loses in {position}");
        match reply {
            Some(reply) => assert!(wins(game, &after, &reply), "{reply} answers {action} in {position}"),
            None => assert!(game.finish(&after).is_some(), "{action} ends the game in {position}"),
        }
    }
}

proptest! {
    #[test]
    fn columns_and_their_sums_are_those_of_the_rows(rows in vec(2_u64..200, 1..=12), misere: bool) {
        let position = heaps(&rows);
        let explanation = if misere { explain(&MARIENBAD, &position, &english()) } else { explain(&NIM, &position, &english()) };
        let figure = figure_with(&explanation, "S =");
        // With one large row the ending has come, and the sums decide nothing.
        prop_assert_eq!(figure.is_none(), misere && rows.len() == 1);
        let Some(figure) = figure else { return Ok(()) };
        let lines: Vec<&str> = figure.lines().collect();
        let places: Vec<u64> = words(lines[0]).iter().map(|word| number(word)).collect();
        let mut counted = vec![0; places.len()];
        let mut shown = Vec::new();
        for line in &lines[2..lines.len() - 2] {
            let words = words(line);
            let bits: Vec<u64> = words[2..].iter().map(|word| number(word)).collect();
            prop_assert_eq!(bits.len(), places.len());
            let row: u64 = bits.iter().zip(&places).map(|(bit, place)| bit * place).sum();
            prop_assert_eq!(row, number(&words[0]));
            shown.push(row);
            counted.iter_mut().zip(bits).for_each(|(sum, bit)| *sum += bit);
        }
        prop_assert_eq!(&shown, position.sizes());
        let sums = words(lines[lines.len() - 1]);
        prop_assert_eq!(&sums[..2], ["S", "="]);
        for (written, sum) in sums[2..].iter().zip(&counted) {
            prop_assert_eq!(number(written), *sum);
            prop_assert_eq!(written.starts_with('('), sum % 2 == 1, "an odd sum stands in brackets");
        }
        let odd: u64 = places.iter().zip(&counted).filter(|(_, sum)| *sum % 2 == 1).map(|(place, _)| place).sum();
        prop_assert_eq!(odd, nim_sum(&rows));
    }

    #[test]
    fn parts_add_up_and_those_without_a_partner_make_the_nim_sum(rows in vec(2_u64..200, 1..=12)) {
        let explanation = explain(&NIM, &heaps(&rows), &english());
        let figures = figures_of(&explanation);
        let lines: Vec<&str> = figures[1].lines().collect();
        for line in &lines[..lines.len() - 2] {
            let (row, parts) = line.split_once('=').unwrap();
            let sum: u64 = parts.split('+').map(|part| number(part.trim())).sum();
            prop_assert_eq!(number(row.trim()), sum);
        }
        let left: u64 = words(lines[lines.len() - 1]).iter().filter(|word| *word != "-").map(|word| number(word)).sum();
        prop_assert_eq!(left, nim_sum(&rows));
    }

    #[test]
    fn repairs_are_the_winning_moves(rows in vec(1_u64..40, 1..=6), misere: bool) {
        let position = heaps(&rows);
        prop_assume!(nim_sum(&rows) != 0 && (!misere || large(&rows) > 1));
        let (verdict, explanation) = if misere {
            (answer(&MARIENBAD, &position, None), explain(&MARIENBAD, &position, &english()))
        } else {
            (answer(&NIM, &position, None), explain(&NIM, &position, &english()))
        };
        let winning: Vec<HeapMove> = verdict.winning_moves.iter().map(|way| way.action).collect();
        prop_assert_eq!(repairs(&figures_of(&explanation)[2]), winning);
    }

    /// A lost position shows one losing move and how the reply is found.
    #[test]
    fn the_example_of_a_reply_wins(mut rows in vec(2_u64..40, 1..=4), misere: bool) {
        let sum = nim_sum(&rows);
        prop_assume!(sum > 1);
        rows.push(sum);
        let position = heaps(&rows);
        let explanation = if misere { explain(&MARIENBAD, &position, &english()) } else { explain(&NIM, &position, &english()) };
        let example = explanation.words().find_map(|words| words.strip_prefix("For example "));
        let Some(said) = example else {
            // Where every move leaves just one large row, no reply follows the method: the ending has come.
            let verdict = answer(&MARIENBAD, &position, None);
            prop_assert!(misere && verdict.winning_moves.is_empty());
            let mut left = MARIENBAD.moves(&position).map(|action| position.after(&action).unwrap());
            prop_assert!(left.all(|left| large(left.sizes()) < 2), "{} has an example", position);
            return Ok(());
        };
        let action: HeapMove = said.split_once(": ").unwrap().0.parse().unwrap();
        let reply = repairs(&figures_of(&explanation)[2])[0];
        let after = position.after(&action).unwrap();
        let won = if misere { wins(&MARIENBAD, &after, &reply) } else { wins(&NIM, &after, &reply) };
        prop_assert!(won, "{} answers {} in {}", reply, action, position);
    }

    /// Where the ending has come, what is said to be done wins.
    #[test]
    fn the_advice_for_the_ending_wins(heap in 2_u64..40, ones in 0_usize..6, lasker: bool) {
        let position = heaps(&[vec![1; ones], vec![heap]].concat());
        let explanation = if lasker { explain(&MISERE_LASKER, &position, &english()) } else { explain(&MARIENBAD, &position, &english()) };
        let advice = explanation.words().find(|words| words.starts_with("Here the ending has come")).unwrap();
        let left: &[u64] = if advice.contains(" whole") { &[] } else { &[1] };
        let action = HeapMove::new(heap, left).unwrap();
        let won = if lasker { wins(&MISERE_LASKER, &position, &action) } else { wins(&MARIENBAD, &position, &action) };
        prop_assert!(won, "{}: {}", position, advice);
        prop_assert!(advice.contains(&format!("{ones} heap")) || ones == 0, "{}", advice);
        prop_assert!(explanation.words().all(|words| !words.contains("Make")), "nothing else is advised in {}", position);
    }

    #[test]
    fn needed_values_make_the_nim_sum_zero(sizes in vec(1_u64..40, 1..=6), chosen in 0..4_usize) {
        let kayles = code("0.77", Convention::Normal);
        let grundy = code("4u.0", Convention::Normal);
        let position = heaps(&sizes);
        match chosen {
            0 => check_targets(&LASKER, &position),
            1 => check_targets(&MISERE_LASKER, &position),
            2 => check_targets(&kayles, &position),
            _ => check_targets(&grundy, &position),
        }
    }

    #[test]
    fn the_missing_number_is_the_value(heap in 0_u64..60, chosen in 0..6_usize) {
        let code = ["0.77", "4.(3)", "4u.0", "0.3F", "0.33003", "0.(3)"][chosen];
        let game = super::code(code, Convention::Normal);
        let values = nim_values(&Code::parse(code).unwrap(), 60, &Budget::default()).unwrap();
        let value = |heap: u64| u64::from(values[usize::try_from(heap).unwrap()]);
        let position = heaps(&[3]);
        let explanation = game.explain(&position, &answer(&game, &position, Some(heap)), &english());
        let count = Code::parse(code).unwrap().count_options(heap);
        if count == 0 {
            prop_assert!(explanation.words().last().unwrap().contains("smallest missing number is 0"));
            return Ok(());
        }
        let figure = figure_with(&explanation, "what is left").unwrap();
        let lines: Vec<&str> = figure.lines().collect();
        let mut shown = 0;
        for line in &lines[2..lines.len() - 2] {
            if let Some(more) = line.trim().strip_prefix("… and ") {
                shown += more.split(' ').next().unwrap().parse::<u128>().unwrap();
                continue;
            }
            let written = words(line);
            let (worth, parts) = written.split_last().unwrap();
            let sum = parts.iter().filter(|word| *word != "+").fold(0, |sum, part| sum ^ value(number(part)));
            prop_assert_eq!(number(worth), sum, "{}", line);
            shown += 1;
        }
        prop_assert_eq!(shown, count);
        let numbers = words(lines[lines.len() - 1]);
        let missing: Vec<&String> = numbers.iter().filter(|word| word.starts_with('[')).collect();
        prop_assert_eq!(missing.len(), 1);
        prop_assert_eq!(number(missing[0]), value(heap));
    }

    #[test]
    fn replies_win(sizes in vec(1_u64..12, 1..=5), chosen in 0..6_usize) {
        let position = heaps(&sizes);
        match chosen {
            0 => check_replies(&NIM, &position),
            1 => check_replies(&MARIENBAD, &position),
            2 => check_replies(&LASKER, &position),
            3 => check_replies(&MISERE_LASKER, &position),
            4 => check_replies(&code("0.77", Convention::Normal), &position),
            _ => check_replies(&code("0.3F", Convention::Normal), &position),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Whatever is asked in whichever language: there is an answer, and it fits the terminal.
    #[test]
    fn figures_fit_the_terminal(sizes in vec(1_u64..30_000, 0..=30), small in vec(1_u64..7, 0..=3), why in 0_u64..2000) {
        for language in Language::ALL {
            for pieces in [Pieces::Stones, Pieces::Matches] {
                let voice = voice_of(language, pieces);
                for position in [heaps(&sizes), heaps(&small)] {
                    check_fit(&NIM, &position, Some(why), &voice);
                    check_fit(&MARIENBAD, &position, Some(why), &voice);
                    check_fit(&LASKER, &position, Some(why), &voice);
                    check_fit(&MISERE_LASKER, &position, Some(why), &voice);
                }
                for text in ["0.77", "4u.0", "0.07", "0.3F", "S1,2,5", "0.(12)"] {
                    check_fit(&code(text, Convention::Normal), &heaps(&small), Some(why), &voice);
                    check_fit(&code(text, Convention::Misere), &heaps(&small), None, &voice);
                }
            }
        }
    }

    /// Heaps of any size: nothing panics, and the table of columns still fits. (With a single large row misère play is
    /// in its ending, which needs no table.)
    #[test]
    fn the_largest_heaps_are_explained(sizes in vec(2_u64..=1 << 52, 2..=20)) {
        let position = heaps(&sizes);
        for language in Language::ALL {
            let voice = voice_of(language, Pieces::Stones);
            for explanation in [
                explain(&NIM, &position, &voice),
                explain(&MARIENBAD, &position, &voice),
                explain(&LASKER, &position, &voice),
                explain(&MISERE_LASKER, &position, &voice),
            ] {
                let table = figures_of(&explanation).into_iter().next().expect("a table of columns");
                prop_assert!(table.lines().all(|line| line.width() <= 80), "{}", table);
            }
        }
    }
}

/// Where the numbers above the columns have no room, it is said what the columns stand for.
#[test]
fn columns_never_lose_their_numbers_silently() {
    for place in 0..52 {
        let position = heaps(&[2, 1 << place]);
        for explanation in [explain(&NIM, &position, &english()), explain(&LASKER, &position, &english())] {
            let head = figures_of(&explanation)[0].lines().next().unwrap().contains("  2  1");
            let said = explanation.words().any(|words| words.contains("The columns stand for 1, 2, 4, 8"));
            assert!(head != said, "{position}");
        }
    }
}

fn check_targets(game: &impl HeapWords, position: &Heaps) {
    let verdict = answer(game, position, None);
    let explanation = game.explain(position, &verdict, &english());
    let Some(figure) = figure_with(&explanation, "needed") else { return };
    let winning: Vec<HeapMove> = verdict.winning_moves.iter().map(|way| way.action).collect();
    let values = nim_values(game.code(), 40, &Budget::default()).unwrap();
    let value = |heap: u64| u64::from(values[usize::try_from(heap).unwrap()]);
    let sum = position.sizes().iter().fold(0, |sum, &heap| sum ^ value(heap));
    for line in figure.lines().skip(2) {
        let cells: Vec<&str> = line.split_whitespace().collect();
        let heap = number(cells[0]);
        assert_eq!((number(cells[1]), number(cells[2])), (value(heap), value(heap) ^ sum), "{line}");
        if cells[3] == "-" {
            assert!(winning.iter().all(|action| action.heap() != heap), "no move in the {heap} of {position} wins");
        } else {
            let action: HeapMove = cells[3].parse().unwrap();
            assert!(action.heap() == heap && winning.contains(&action), "{action} wins in {position}");
            let after = action.parts().iter().fold(0, |sum, &part| sum ^ value(part));
            // In misère play a move into the ending wins by another rule; then this figure is not shown.
            assert_eq!(after, value(heap) ^ sum, "{action} has the needed value in {position}");
        }
    }
}

fn check_fit(game: &impl HeapWords, position: &Heaps, why: Option<u64>, voice: &Voice) {
    let why = why.filter(|&why| why < 200 || game.code().to_string() != "0.3F");
    let text = position.to_string();
    let explanation = game.explain(position, &answer(game, position, why), voice);
    let picture = game.picture(&game.layout(&text, position), voice).to_string();
    assert!(!write(&explanation).is_empty(), "something is said of {text}");
    for line in figures_of(&explanation).iter().flat_map(|figure| figure.lines()).chain(picture.lines()) {
        assert!(line.width() <= 80, "{text} in {:?}: {line}", voice.language());
        assert_eq!(line, line.trim_end(), "no line ends in spaces");
    }
}
