//! What is said and drawn of Tanhinmin: snapshots read by a person, and figures read back by a program.

use lastmove_cards::tanhinmin::{Duel, Graph, Setup};
use lastmove_cards::{CardMove, Hand, Strength, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use lastmove_explain::{Explain, Explanation, Figure, Language, Paragraph, Styled, Voice};
use lastmove_game::{Ask, Budget, Convention, Notation, Rules, Seat, Theory};
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr;

fn position(text: &str) -> TanhinminPosition {
    Tanhinmin::plain().parse_position(text).unwrap()
}

fn explain(position: &TanhinminPosition, voice: &Voice) -> Explanation {
    let ask = Ask::default();
    let verdict = Tanhinmin::plain().solve(position, &ask).unwrap().list(ask.limit);
    Tanhinmin::plain().explain(position, &verdict, voice)
}

fn write(explanation: &Explanation) -> String {
    let paragraphs = explanation.paragraphs().iter().map(|paragraph| match paragraph {
        Paragraph::Recipe(words) | Paragraph::Words(words) => words.clone(),
        Paragraph::Figure(figure) => figure.to_string(),
    });
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

fn figures(explanation: &Explanation) -> Vec<Figure> {
    let figures = explanation.paragraphs().iter().filter_map(|paragraph| match paragraph {
        Paragraph::Figure(figure) => Some(figure.clone()),
        Paragraph::Recipe(_) | Paragraph::Words(_) => None,
    });
    figures.collect()
}

/// The explanations of a position in all languages, whatever house rules are written behind it.
fn in_all_languages(setup: &Setup, text: &str) -> String {
    let game = setup.game_of(text).unwrap();
    let position = game.parse_position(text).unwrap();
    let ask = Ask { budget: Budget::positions(50_000), ..Ask::default() };
    let verdict = game.solve(&position, &ask).unwrap().list(ask.limit);
    let said = Language::ALL.map(|language| {
        let voice = Voice::new(language);
        let picture = game.picture(&game.layout(text, &position), &voice);
        format!("{text}\n\n{picture}\n\n{}\n", write(&game.explain(&position, &verdict, &voice)))
    });
    said.join("\n----\n\n")
}

macro_rules! snapshots {
    ($($name:ident: $position:literal $(by $setup:expr)?,)*) => {
        $(
            #[test]
            fn $name() {
                let setup = [$($setup,)? Setup::default()].into_iter().next().unwrap();
                insta::assert_snapshot!(in_all_languages(&setup, $position));
            }
        )*
    };
}

/// Exact pairs, which may run in a circle.
fn relation(pairs: &str) -> Setup {
    Setup { relation: Some(pairs.to_owned()), ..Setup::default() }
}

fn misere(rules: &str) -> Setup {
    Setup { rules: Some(rules.to_owned()), convention: Some(Convention::Misere), ..Setup::default() }
}

snapshots! {
    won_with_a_card_on_the_table: "3 5 9 / 4 6 @ 2",
    lost_though_one_card_is_strong: "1 1 1 5 / 2 3",
    only_the_strong_card_wins: "1 3 / 2",
    every_move_wins: "1 4 / 2 3",
    nothing_can_be_played: "1 2 / 3 4 @ 9",
    last_cards: "5 / 5",
    a_large_deal: "1 1 2 2 3 4 5 6 7 7 8 9 10 10 11 12 13 13 13 / 1 2 2 3 3 4 4 5 5 6 6 7 8 8 9 9 10 11 11 12 12 14",
    somebody_else_forces: "1 2 3 / 2 4 @ 2 / 2 5",
    nobody_forces: "2 3 / 3 / 3 4",
    three_play_on_for_the_third_place: "1 5 / 2 6 / 0#1 / 3 4 / 0#2",
    somebody_is_out: "2 2 5 / 0#2 / 3 / 0#1",
    the_mover_comes_next: "1 3 / 2 / 0",
    the_other_one_of_two_comes_next: "1 1 / 2 2 / 0",
    three_play_on_and_somebody_else_forces: "4 7 / 3 9 / 5 6 / 0",
    three_play_on_and_nobody_forces: "2 3 / 3 / 3 4 / 0",
    the_next_place_is_beyond_the_budget: "1 3 5 7 9 11 / 2 4 6 8 10 12 / 1 3 5 7 9 11 / 0",
    the_last_place_is_settled: "0#2 / 0#1 / 4",
    the_eight_clears_the_table: "1 3 8 / 2 4 9; 8cut=8",
    the_eight_is_not_enough: "1 2 3 4 8 / 3 4 5 6 9; 8cut=8",
    only_the_strongest_count: "1 1 5 / 2 3; quota=1:2",
    groups_are_searched: "1 2 4 4 / 2 3 3 @ 1 1; groups",
    three_players: "1 4 / 2 3 / 2 5",
    a_circle_of_cards_is_a_draw: "a b c d / a b c d" by relation("a<b, b<c, c<d, d<a"),
    cards_that_cannot_be_compared: "d b / c @ a" by Setup { order: Some("a<b<c, d".to_owned()), ..Setup::default() },
    the_leader_must_play: "1 4 / 2 3; pass=leader-plays",
    misere_play_with_free_passes: "1 4 / 2 3" by misere("pass=free"),
    misere_play_on_the_lead: "1 4 / 2 3" by misere("pass=leader-plays"),
    misere_play_after_a_lead: "1 4 / 2 3 @ 1" by misere("pass=leader-plays"),
}

#[test]
fn rules_moves_and_hints() {
    let said = Language::ALL.map(|language| {
        let voice = Voice::new(language);
        let mut lines = vec![Tanhinmin::plain().rules(&voice)];
        let who = match language {
            Language::English => "The computer",
            Language::German => "Der Computer",
            Language::Japanese => "コンピューター",
        };
        for (text, action) in [
            ("1 2 3 9 / 4", "1"),
            ("1 2 3 9 / 4", "pass"),
            ("1 2 3 9 / 4", "9"),
            ("3 / 5 @ 2", "3"),
            ("3 / 5 @ 4", "pass"),
        ] {
            let position = position(text);
            let action = CardMove::parse(action).unwrap();
            let hint = Tanhinmin::plain().hint(&position, &action, &voice);
            lines.push(format!(
                "{} | {} | {}",
                Tanhinmin::plain().say_move(&position, &action, who, &voice),
                hint.place,
                hint.action
            ));
        }
        lines.join("\n") + "\n"
    });
    insta::assert_snapshot!(said.join("\n----\n\n"));
}

/// What stands in the English figure of a matching, read back from its text.
#[derive(Debug, PartialEq, Eq)]
struct Drawn {
    responders: Vec<u32>,
    /// The marks `@` and `0` kept.
    targets: Vec<String>,
    pairs: Vec<(u32, String)>,
    left_over: Vec<u32>,
    dropped: u32,
}

/// Reads a figure that fits on one block: cards, lines, targets, the card left out.
fn read(figure: &Figure) -> Drawn {
    let text = figure.to_string();
    let [above, lines, below, dropped] = text.lines().collect::<Vec<_>>()[..] else { panic!("four lines:\n{text}") };
    let label = if above.contains("your cards") { "  your cards" } else { "  opponent’s cards" };
    let from = label.chars().count();
    let (above, lines, below) = (words(above, from), words(lines, from), words(below, from));
    let number = |word: &str| word.trim_matches(|letter: char| !letter.is_ascii_digit()).parse::<u32>().unwrap();
    let (mut pairs, mut left_over) = (Vec::new(), Vec::new());
    for (column, word) in &above {
        let joined = lines.iter().any(|(line, _)| line == column);
        let partner = below.iter().find(|(below, _)| below == column);
        match partner.filter(|_| joined) {
            Some((_, partner)) => pairs.push((number(word), partner.clone())),
            None => left_over.push(number(word)),
        }
        assert_eq!(word.starts_with('('), !joined, "{text}");
    }
    assert_eq!(pairs.len(), lines.len(), "{text}");
    Drawn {
        responders: above.iter().map(|(_, word)| number(word)).collect(),
        targets: below.into_iter().map(|(_, word)| word).filter(|word| word != "-").collect(),
        pairs,
        left_over,
        dropped: number(&words(dropped, from)[0].1),
    }
}

/// The words of a line from some column on, each with the column of its last digit.
fn words(line: &str, from: usize) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut apart = true;
    for (column, letter) in line.chars().enumerate().skip(from) {
        if letter == ' ' {
            apart = true;
        } else if apart {
            words.push((column, letter.to_string()));
            apart = false;
        } else if let Some((end, word)) = words.last_mut() {
            word.push(letter);
            *end = if letter == ')' { *end } else { column };
        }
    }
    words
}

/// The size of a largest matching, by augmenting paths: slow, and not the way the solver does it.
fn largest_matching(responders: &[u32], targets: &[u32]) -> usize {
    fn augment(
        responder: usize,
        responders: &[u32],
        targets: &[u32],
        partner: &mut [Option<usize>],
        seen: &mut [bool],
    ) -> bool {
        for target in 0..targets.len() {
            if responders[responder] > targets[target] && !std::mem::replace(&mut seen[target], true) {
                let before = partner[target];
                if before.is_none_or(|before| augment(before, responders, targets, partner, seen)) {
                    partner[target] = Some(responder);
                    return true;
                }
            }
        }
        false
    }
    let mut partner = vec![None; targets.len()];
    let mut size = 0;
    for responder in 0..responders.len() {
        let mut seen = vec![false; targets.len()];
        size += usize::from(augment(responder, responders, targets, &mut partner, &mut seen));
    }
    size
}

fn hand(most: usize, strongest: u32) -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(1..=strongest, 1..=most).prop_map(|mut cards| {
        cards.sort_unstable();
        cards
    })
}

fn two(mover: &[u32], other: &[u32], table: Option<u32>) -> TanhinminPosition {
    TanhinminPosition::of_two(Hand::of(mover).unwrap(), Hand::of(other).unwrap(), table.and_then(Strength::new))
}

/// Holds the figure of one side against its cards and what it has to answer, `@` and `0` included.
fn check_figure(figure: &Figure, responders: &[u32], targets: &[(u32, String)], dropped: u32) -> usize {
    let drawn = read(figure);
    assert_eq!(drawn.responders, responders);
    assert_eq!(drawn.dropped, dropped);
    let strength = |word: &str| targets.iter().find(|(_, target)| target == word).expect("a target").0;
    let mut all: Vec<String> = targets.iter().map(|(_, word)| word.clone()).collect();
    let mut shown = drawn.targets.clone();
    all.sort();
    shown.sort();
    assert_eq!(shown, all);
    for (card, target) in &drawn.pairs {
        assert!(*card > strength(target), "{card} does not beat {target}");
    }
    assert_eq!(drawn.pairs.len() + drawn.left_over.len(), responders.len());
    let strengths: Vec<u32> = targets.iter().map(|&(strength, _)| strength).collect();
    assert_eq!(drawn.pairs.len(), largest_matching(responders, &strengths));
    drawn.pairs.len()
}

proptest! {
    #[test]
    fn figures_show_the_largest_matchings(
        mover in hand(6, 9), other in hand(6, 9), table in prop::option::of(1..=9_u32),
    ) {
        let position = two(&mover, &other, table);
        let explanation = explain(&position, &Voice::default());
        let figures = figures(&explanation);
        let cards = |cards: &[u32]| -> Vec<(u32, String)> { cards.iter().map(|&card| (card, card.to_string())).collect() };
        let mut targets = cards(&other[1..]);
        targets.push(table.map_or((0, "0".to_owned()), |card| (card, format!("@{card}"))));
        let mine = check_figure(&figures[0], &mover, &targets, other[0]);
        let theirs = check_figure(&figures[1], &other, &cards(&mover[1..]), mover[0]);
        let compared = format!("{mine} against {theirs}: ");
        prop_assert!(explanation.words().any(|words| words.starts_with(&compared)));
        let wins = Duel::of(&position).unwrap().mover_wins();
        prop_assert_eq!(mine > theirs, wins);
        prop_assert_eq!(explanation.words().any(|words| words.ends_with("so you win.")), wins);
    }

    #[test]
    fn what_is_set_aside_leaves_no_edge(
        mover in hand(8, 9), other in hand(8, 9), table in prop::option::of(1..=9_u32),
    ) {
        let explanation = explain(&two(&mover, &other, table), &Voice::default());
        let proof = explanation.words().find(|words| words.starts_with("Why can’t")).unwrap();
        let yours = proof.starts_with("Why can’t you form");
        let answers = if yours { &mover } else { &other };
        let mut targets = if yours { other[1..].to_vec() } else { mover[1..].to_vec() };
        if yours {
            targets.push(table.unwrap_or(0));
        }
        let size = largest_matching(answers, &targets);
        if let Some((_, aside)) = proof.split_once("Set aside ") {
            let (aside, rest) = aside.split_once(". Of the rest").unwrap();
            let numbers = |text: &str| -> Vec<u32> { text.split([' ', ',', ';']).filter_map(|word| word.parse().ok()).collect() };
            let (above, below) = match (aside.split_once(" above and "), aside.strip_suffix(" above")) {
                (Some((above, below)), _) => (numbers(above), numbers(below)),
                (None, Some(above)) => (numbers(above), Vec::new()),
                (None, None) => (Vec::new(), numbers(aside)),
            };
            prop_assert_eq!(above.len() + below.len(), size);
            let without = |cards: &[u32], gone: &[u32]| {
                let mut cards = cards.to_vec();
                for card in gone {
                    let at = cards.iter().position(|other| other == card).expect("what is set aside was there");
                    cards.remove(at);
                }
                cards
            };
            let strongest = without(answers, &above).into_iter().max().unwrap();
            let weakest = without(&targets, &below).into_iter().min().unwrap();
            prop_assert!(strongest <= weakest);
            let says = format!(", the strongest card above is {strongest} and the weakest below is {weakest}, ");
            prop_assert!(rest.starts_with(&says), "{}", proof);
        } else if proof.contains("every card above") {
            prop_assert_eq!(size, answers.len());
        } else if proof.contains("does not beat") {
            prop_assert_eq!(size, 0);
        } else {
            prop_assert_eq!(size, targets.len());
        }
    }

    #[test]
    fn the_answers_shown_win(
        mover in hand(6, 9), other in hand(6, 9), table in prop::option::of(1..=9_u32),
    ) {
        let position = two(&mover, &other, table);
        let explanation = explain(&position, &Voice::default());
        let winning: Vec<CardMove> =
            Tanhinmin::plain().solve(&position, &Ask::default()).unwrap().winning_moves.map(|way| way.action).collect();
        let mut losing = Vec::new();
        if let Some(figure) = figures(&explanation).get(2) {
            for line in figure.to_string().lines() {
                let (moves, reply) = line.trim().split_once("->").unwrap();
                let reply = match reply.trim().strip_prefix("opponent plays ") {
                    Some(card) => CardMove::parse(card.split(' ').next().unwrap()).unwrap(),
                    None => CardMove::Pass,
                };
                for word in moves.split_whitespace() {
                    let action = CardMove::parse(word).unwrap();
                    let after = Tanhinmin::plain().play(&position, &action).unwrap().position;
                    let last = Tanhinmin::plain().play(&after, &reply).unwrap().position;
                    let wins = Duel::of(&last).is_some_and(|duel| duel.mover_wins());
                    prop_assert!(!wins, "{} is not answered by {}", action, reply);
                    prop_assert_eq!(line.ends_with("is out"), Tanhinmin::plain().finish(&last).is_some());
                    losing.push(action);
                }
            }
        }
        let all: Vec<CardMove> = Tanhinmin::plain().moves(&position).collect();
        let others: Vec<CardMove> = all.into_iter().filter(|action| !winning.contains(action)).collect();
        prop_assert_eq!(losing, others);
    }

    /// Any number of players, any hands: something is said, every figure is narrow, and no figure is long.
    #[test]
    fn nothing_is_too_wide(
        hands in prop::collection::vec(hand(27, 14), 2..=4), table in prop::option::of((1..=14_u32, 1..4_usize)),
    ) {
        let written: Vec<String> = hands.iter().enumerate().map(|(seat, hand)| {
            let cards: Vec<String> = hand.iter().take(if hands.len() == 2 { 27 } else { 2 }).map(ToString::to_string).collect();
            let table = table.filter(|&(_, owner)| (owner - 1) % (hands.len() - 1) + 1 == seat);
            cards.join(" ") + &table.map_or(String::new(), |(card, _)| format!(" @ {card}"))
        }).collect();
        let text = written.join(" / ");
        let position = position(&text);
        let ask = Ask { budget: Budget::positions(200_000), ..Ask::default() };
        let verdict = Tanhinmin::plain().solve(&position, &ask).unwrap().list(ask.limit);
        for language in Language::ALL {
            let voice = Voice::new(language);
            let explanation = Tanhinmin::plain().explain(&position, &verdict, &voice);
            prop_assert!(explanation.words().all(|words| !words.is_empty()));
            let picture = Tanhinmin::plain().picture(&Tanhinmin::plain().layout(&text, &position), &voice);
            for figure in figures(&explanation).iter().chain([&picture]) {
                let figure = figure.to_string();
                prop_assert!(figure.lines().all(|line| line.width() <= 80), "{}", figure);
                prop_assert!(figure.lines().count() <= 24, "{}", figure);
            }
        }
    }

    /// Seats keep their cards and their numbers while the turn goes round.
    #[test]
    fn the_layout_follows_the_game(
        hands in prop::collection::vec(hand(5, 9), 2..=5), choices in prop::collection::vec(0..10_usize, 0..60),
    ) {
        let written: Vec<String> = hands.iter().map(|hand| hand.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")).collect();
        let text = written.join(" / ");
        let mut position = position(&text);
        let mut layout = Tanhinmin::plain().layout(&text, &position);
        let mut hands = hands;
        let mut mover = 0;
        for choice in choices {
            let moves: Vec<CardMove> = Tanhinmin::plain().moves(&position).collect();
            if moves.is_empty() {
                break;
            }
            let action = moves[choice % moves.len()];
            if let CardMove::Play(card) = action {
                let at = hands[mover].iter().position(|&other| other == card.get()).unwrap();
                hands[mover].remove(at);
            }
            layout = Tanhinmin::plain().follow(&layout, &position, &action, None);
            let step = Tanhinmin::plain().play(&position, &action).unwrap();
            mover = (mover + step.next) % hands.len();
            position = step.position;
        }
        for (seat, hand) in hands.iter().enumerate() {
            let held: Vec<u32> = layout.holding(seat).hand().map(|hand| hand.cards().iter().map(|card| card.get()).collect()).unwrap_or_default();
            prop_assert_eq!(&held, hand);
        }
        prop_assert_eq!(layout.table().map(|(table, _)| table.card), position.to_beat());
        prop_assert_eq!(layout.mover(), Tanhinmin::plain().finish(&position).is_none().then_some(mover));
        let picture = Tanhinmin::plain().picture(&layout, &Voice::default()).to_string();
        for (seat, hand) in hands.iter().enumerate().filter(|(_, hand)| !hand.is_empty()) {
            let cards = hand.iter().map(|card| format!(" {card} |")).collect::<Vec<_>>().concat();
            let marked = if layout.mover() == Some(seat) { ">" } else { " " };
            let line = format!("  {marked} Seat {seat} |{cards}");
            prop_assert!(picture.lines().any(|shown| shown == line), "{}\n{}", line, picture);
        }
    }

    /// Hints call a card low or high as it stands among those that may be played.
    #[test]
    fn hints_know_low_from_high(mover in hand(6, 9), other in hand(3, 9), table in prop::option::of(1..=9_u32)) {
        let position = two(&mover, &other, table);
        let voice = Voice::default();
        let mut playable: Vec<u32> = mover.iter().copied().filter(|&card| Some(card) > table).collect();
        playable.dedup();
        for action in Tanhinmin::plain().moves(&position) {
            let hint = Tanhinmin::plain().hint(&position, &action, &voice);
            if let Some(card) = action.card() {
                    let place = playable.iter().position(|&other| other == card.get()).unwrap();
                    prop_assert_eq!(&hint.place, match playable.len() {
                        1 => "Do not pass.",
                        all if place < all / 2 => "Play a low card.",
                        _ => "Play a high card.",
                    });
                    prop_assert_eq!(hint.action, format!("Play the {card}."));
                } else {
                    let place = if playable.is_empty() { "None of your cards beats the table." } else { "Keep your cards this time." };
                    prop_assert_eq!(&hint.place, place);
                }
        }
    }
}

#[test]
fn huge_hands_are_told_briefly() {
    let cards = |first: u32| Hand::of(&(first..first + 300_000).collect::<Vec<_>>()).unwrap();
    let position = TanhinminPosition::of_two(cards(1), cards(2), None);
    let explanation = explain(&position, &Voice::default());
    let text = write(&explanation);
    assert!(text.lines().count() < 80, "{}", text.lines().count());
    assert!(explanation.words().all(|words| words.len() < 1_000));
    assert!(text.contains("more above"));
    let picture = Tanhinmin::plain().picture(&Tanhinmin::plain().layout("", &position), &Voice::default()).to_string();
    assert!(picture.lines().count() < 15 && picture.contains("more"), "{picture}");
}

#[test]
fn a_brief_verdict_has_no_explanation() {
    let position = position("1 3 / 2");
    let verdict = Tanhinmin::plain().solve(&position, &Ask::brief()).unwrap().list(1);
    assert_eq!(Tanhinmin::plain().explain(&position, &verdict, &Voice::default()), Explanation::new());
}

#[test]
fn the_table_card_keeps_its_owner() {
    let start = position("5 7 / 1 9 / 3 3");
    let layout = Tanhinmin::plain().layout("", &start);
    let layout = Tanhinmin::plain().follow(&layout, &start, &CardMove::parse("5").unwrap(), None);
    assert_eq!(
        layout.table().map(|(table, seat)| (table.card, seat)),
        Strength::new(5).map(|card| (card, Seat::MOVER.0))
    );
    assert_eq!(layout.mover(), Some(1));
    insta::assert_snapshot!(Tanhinmin::plain().picture(&layout, &Voice::default()));
}

/// The picture of a position as text, and the sizes its evidence tells.
fn picture_of(text: &str, voice: &Voice) -> (String, Vec<Graph>) {
    let game = Setup::default().game_of(text).unwrap();
    let position = game.parse_position(text).unwrap();
    let verdict = game.solve(&position, &Ask::default()).unwrap().list(1_000);
    let graphs = verdict.evidence.iter().filter_map(|part| match part {
        TanhinminEvidence::Graph(graph) => Some(graph.clone()),
        _ => None,
    });
    let drawing = game.drawing(&position, &verdict, voice).expect("a theorem decides");
    (drawing.svg("answer", voice), graphs.collect())
}

#[test]
fn the_picture_shows_what_the_evidence_says() {
    for text in ["3 5 9 / 4 6 @ 2", "1 1 1 5 / 2 3", "1 / 2", "2 4 9 9 / 1 3 3 7 8 @ 3", "1 5 7 / 14 2; joker=14"] {
        for voice in Language::ALL.map(Voice::new) {
            let (svg, graphs) = picture_of(text, &voice);
            let count = |what: &str| svg.matches(what).count();
            let sum = |of: fn(&Graph) -> usize| graphs.iter().map(of).sum::<usize>();
            assert_eq!(count("class=\"pair\""), sum(|graph| graph.edges_matched.len()), "{text}");
            assert_eq!(count("class=\"ring\""), sum(|graph| graph.left_over.len()), "{text}");
            assert_eq!(count("class=\"dropped\""), 2, "{text}");
            assert_eq!(
                count("<rect class=\"card"),
                sum(|graph| graph.responders.len() + graph.targets.len()),
                "{text}"
            );
            let smaller = if graphs[0].size > graphs[1].size { &graphs[1] } else { &graphs[0] };
            let cover = smaller.cover.responders.len() + smaller.cover.targets.len();
            assert_eq!(count(" cover\""), cover, "{text}");
            // Every pair is a possible edge as well, and no more edges are drawn than pairs of nodes.
            assert!(count("class=\"possible\"") >= count("class=\"pair\""), "{text}");
            assert!(svg.starts_with("<svg ") && svg.contains("<title") && svg.contains("<desc"), "{text}");
        }
    }
}

#[test]
fn the_picture_of_an_answer() {
    insta::assert_snapshot!(picture_of("1 1 1 5 / 2 3", &Voice::new(Language::English)).0);
}

#[test]
fn a_search_has_no_picture() {
    let game = Tanhinmin::plain();
    let position = position("1 2 / 2 3 / 1");
    let verdict = game.solve(&position, &Ask::default()).unwrap().list(10);
    assert_eq!(game.drawing(&position, &verdict, &Voice::default()), None);
}
