use lastmove_game::exhaustive::Solution;
use lastmove_game::{
    Ask, Decision, Detail, JudgedMove, Outcome, Problem, ProblemKind, Rules, Seat, Standing, Theory, Verdict, Way,
    WinningMoves,
};

use super::{Duel, Refutation, THEOREM_1, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use crate::CardMove;

/// A heap is to be explained, in a game that has none.
pub const WHY_WITHOUT_HEAPS: ProblemKind = ProblemKind { id: "why-without-heaps", arguments: &["heap"] };

impl Theory for Tanhinmin {
    type Evidence = TanhinminEvidence;

    /// Two players: by [Theorem 1](THEOREM_1), in linear time. More: by exhaustive search within the budget. Once
    /// somebody is out, there is nothing left to find out about who is first.
    fn solve<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        if let Some(heap) = ask.why {
            return Err(Problem::new(&WHY_WITHOUT_HEAPS).with("heap", heap));
        }
        if let Some(first) = position.first_out() {
            return Ok(settled(position, first, ask));
        }
        match Duel::of(position) {
            Some(duel) => Ok(by_theorem(position, duel, ask)),
            None => by_search(position, ask),
        }
    }
}

/// A move with the number of equal cards it can be made by; one for the pass.
fn way(position: &TanhinminPosition, action: CardMove) -> Way<CardMove> {
    let ways = match action {
        CardMove::Play(card) => position.hand(Seat::MOVER).map_or(0, |hand| hand.copies(card)),
        CardMove::Pass => 1,
    };
    Way { action, ways: ways as u64 }
}

/// Every move judged, if that is asked for.
fn judged(
    position: &TanhinminPosition,
    ask: &Ask,
    remoteness: Option<u64>,
    decision: impl Fn(CardMove) -> Decision,
) -> Option<Vec<JudgedMove<CardMove>>> {
    let judge = |action| JudgedMove { way: way(position, action), decision: decision(action), remoteness };
    (ask.detail == Detail::AllMoves).then(|| Tanhinmin.moves(position).take(ask.limit).map(judge).collect())
}

fn settled<'a>(position: &'a TanhinminPosition, first: Seat, ask: &Ask) -> Verdict<'a, CardMove, TanhinminEvidence> {
    let decision = match (position.seats(), first) {
        (2, Seat::MOVER) => Decision::Outcome(Outcome::Win),
        (2, _) => Decision::Outcome(Outcome::Loss),
        _ => Decision::Forcer(Some(first)),
    };
    Verdict {
        decision,
        standing: Standing::Exhaustive { positions: 1 },
        nim_value: None,
        remoteness: Some(0),
        winning_moves: WinningMoves::none(),
        all_moves: judged(position, ask, Some(0), |_| decision),
        evidence: if ask.detail == Detail::Brief { Vec::new() } else { vec![TanhinminEvidence::Settled { first }] },
    }
}

fn by_theorem<'a>(
    position: &'a TanhinminPosition,
    duel: Duel<'a>,
    ask: &Ask,
) -> Verdict<'a, CardMove, TanhinminEvidence> {
    let winning = duel.winning();
    let outcome = |wins| Decision::Outcome(if wins { Outcome::Win } else { Outcome::Loss });
    let winning_moves = move || Tanhinmin.moves(position).filter(move |&action| winning.contains(action));
    let mut evidence = Vec::new();
    if ask.detail != Detail::Brief {
        let (mover, opponent) = (duel.mover_graph(), duel.opponent_graph());
        let comparison = TanhinminEvidence::Comparison { mover: mover.size, opponent: opponent.size };
        let losing = || Tanhinmin.moves(position).filter(|&action| !winning.contains(action));
        let replies = duel.refutations();
        let refute = |action| Refutation { action, reply: replies.reply(action) };
        evidence = vec![
            TanhinminEvidence::Graph(mover),
            TanhinminEvidence::Graph(opponent),
            comparison,
            TanhinminEvidence::Refutations {
                moves: losing().take(ask.limit).map(refute).collect(),
                total: losing().count(),
            },
        ];
    }
    Verdict {
        decision: outcome(duel.mover_wins()),
        standing: Standing::Proved(&THEOREM_1),
        nim_value: None,
        remoteness: None,
        winning_moves: WinningMoves::new(
            winning_moves().count() as u128,
            winning_moves().map(|action| way(position, action)),
        ),
        all_moves: judged(position, ask, None, |action| outcome(winning.contains(action))),
        evidence,
    }
}

fn by_search<'a>(
    position: &'a TanhinminPosition,
    ask: &Ask,
) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
    let searched = Solution::of(&Tanhinmin, position, &ask.budget)?.verdict(position, ask);
    let judge = |judged: JudgedMove<CardMove>| JudgedMove { way: way(position, judged.way.action), ..judged };
    Ok(Verdict {
        winning_moves: WinningMoves::new(
            searched.winning_moves.count_all(),
            searched.winning_moves.map(|found| way(position, found.action)),
        ),
        all_moves: searched.all_moves.map(|moves| moves.into_iter().map(judge).collect()),
        ..searched
    })
}
