use lastmove_game::{
    Ask, Decision, Detail, JudgedMove, Outcome, Problem, ProblemKind, Rules, Seat, Standing, Theory, Verdict, Way,
    WinningMoves,
};

use super::misere::Misere;
use super::scale::Scale;
use super::theorem::NoDuel;
use super::{
    Clearing, DOMINATION, Duel, EightCut, NextPlace, OrderedCard, Passing, QUOTA, Refutation, THEOREM_1, Tanhinmin,
    TanhinminEvidence, TanhinminPosition, criterion,
};
use crate::CardMove;

/// A heap is to be explained, in a game that has none.
pub const WHY_WITHOUT_HEAPS: ProblemKind = ProblemKind { id: "why-without-heaps", arguments: &["heap"] };

impl Theory for Tanhinmin {
    type Evidence = TanhinminEvidence;

    /// Two players: by [Theorem 1](THEOREM_1) in linear time, wherever only the order of the cards matters and any two
    /// of them can be compared by domination; with a card that clears the table by a criterion that is not proved;
    /// in misère play by two simple theorems. Everything else by exact search within the budget. Once somebody is out,
    /// there is nothing left to find out about who is first; the evidence says who can force the next place, in the same
    /// ways, or that the budget does not reach so far.
    fn solve<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        if let Some(heap) = ask.why {
            return Err(Problem::new(&WHY_WITHOUT_HEAPS).with("heap", heap));
        }
        if let Some(first) = self.first(position) {
            return self.settled(position, first, ask);
        }
        if let Some(misere) = Misere::of(self, position) {
            return Ok(self.by_misere(position, misere, ask));
        }
        match Duel::within(self, position) {
            Ok(duel) => Ok(self.by_theorem(position, &duel, ask)),
            Err(reason) => {
                if let Some(verdict) = self.by_criterion(position, ask) {
                    return Ok(verdict);
                }
                let mut verdict = self.by_search(position, ask)?;
                if let NoDuel::Incomparable(pair) = reason
                    && ask.detail != Detail::Brief
                {
                    let name = |card| self.order().name(card).to_string();
                    let (first, second) = (name(pair.first), name(pair.second));
                    verdict.evidence.insert(0, TanhinminEvidence::Incomparable { first, second });
                }
                Ok(verdict)
            }
        }
    }
}

impl Tanhinmin {
    /// A move with the number of ways in which its cards can be taken from equal ones; one for the pass.
    pub(super) fn way(&self, position: &TanhinminPosition, action: CardMove) -> Way<CardMove> {
        let copies = |card| position.hand(Seat::MOVER).map_or(0, |hand| hand.copies(card)) as u64;
        let ways = match action {
            CardMove::Play(card) => copies(card),
            CardMove::Group(group) => {
                let jokers = self.house().joker_card().map_or(0, copies);
                choose(copies(group.card()), group.natural()).saturating_mul(choose(jokers, group.jokers()))
            }
            CardMove::Pass => 1,
        };
        Way { action, ways }
    }

    /// Every move judged, if that is asked for.
    fn judged(
        &self,
        position: &TanhinminPosition,
        ask: &Ask,
        remoteness: Option<u64>,
        decision: impl Fn(CardMove) -> Decision,
    ) -> Option<Vec<JudgedMove<CardMove>>> {
        let judge = |action| JudgedMove { way: self.way(position, action), decision: decision(action), remoteness };
        (ask.detail == Detail::AllMoves).then(|| self.moves(position).take(ask.limit).map(judge).collect())
    }

    fn settled<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        first: Seat,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        let mut evidence = Vec::new();
        if ask.detail != Detail::Brief {
            evidence.push(TanhinminEvidence::Settled { first });
            evidence.extend(NextPlace::of(self, position, ask)?.map(TanhinminEvidence::NextPlace));
        }
        let decision = match (position.seats(), first) {
            (2, Seat::MOVER) => Decision::Outcome(Outcome::Win),
            (2, _) => Decision::Outcome(Outcome::Loss),
            _ => Decision::Forcer(Some(first)),
        };
        Ok(Verdict {
            decision,
            standing: Standing::Exhaustive { positions: 1 },
            nim_value: None,
            remoteness: Some(0),
            winning_moves: WinningMoves::none(),
            all_moves: self.judged(position, ask, Some(0), |_| decision),
            evidence,
        })
    }

    fn by_misere<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        misere: Misere,
        ask: &Ask,
    ) -> Verdict<'a, CardMove, TanhinminEvidence> {
        let to_shed = position.to_shed(Seat::MOVER);
        let outcome = move |action| misere.outcome_of(action, to_shed);
        let winning = move || self.moves(position).filter(move |&action| outcome(action) == Outcome::Win);
        let evidence = match misere {
            Misere::Free => TanhinminEvidence::NobodyMustPlay,
            Misere::Leader(seat) => TanhinminEvidence::MustLead { seat },
        };
        Verdict {
            decision: Decision::Outcome(misere.outcome()),
            standing: Standing::Proved(misere.claim()),
            nim_value: None,
            remoteness: None,
            winning_moves: WinningMoves::new(
                winning().count() as u128,
                winning().map(move |action| self.way(position, action)),
            ),
            all_moves: self.judged(position, ask, None, |action| Decision::Outcome(outcome(action))),
            evidence: if ask.detail == Detail::Brief { Vec::new() } else { vec![evidence] },
        }
    }

    fn by_theorem<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        duel: &Duel<'_>,
        ask: &Ask,
    ) -> Verdict<'a, CardMove, TanhinminEvidence> {
        let winning = duel.winning();
        let mut evidence = Vec::new();
        if ask.detail != Detail::Brief {
            let (mover, opponent) = (duel.mover_graph(), duel.opponent_graph());
            let comparison = TanhinminEvidence::Comparison { mover: mover.size, opponent: opponent.size };
            let losing = || self.moves(position).filter(|&action| !winning.contains(action));
            let replies = duel.refutations();
            // Whoever clears the table by his own pass passes first, and then leads.
            let owner_passes = self.house().clearing == Clearing::Owner && position.table().is_some();
            let reply = |action| {
                if owner_passes && action == CardMove::Pass { CardMove::Pass } else { replies.reply(action) }
            };
            evidence.extend(duel.scale().map(|scale| self.order_evidence(scale)));
            evidence.extend(
                position.quotas().map(|quotas| TanhinminEvidence::Quota {
                    mover: quotas.by_seat()[0],
                    opponent: quotas.by_seat()[1],
                }),
            );
            evidence.extend([
                TanhinminEvidence::Graph(mover),
                TanhinminEvidence::Graph(opponent),
                comparison,
                TanhinminEvidence::Refutations {
                    moves: losing()
                        .take(ask.limit)
                        .map(|action| Refutation { action, reply: Some(reply(action)) })
                        .collect(),
                    total: losing().count(),
                },
            ]);
        }
        let outcome = |wins| Decision::Outcome(if wins { Outcome::Win } else { Outcome::Loss });
        let all_moves = self.judged(position, ask, None, |action| outcome(winning.contains(action)));
        let count = self.moves(position).filter(|&action| winning.contains(action)).count();
        let winning_moves = self.moves(position).filter(move |&action| winning.contains(action));
        Verdict {
            decision: outcome(duel.mover_wins()),
            standing: Standing::Proved(self.claim(position, duel)),
            nim_value: None,
            remoteness: None,
            winning_moves: WinningMoves::new(
                count as u128,
                winning_moves.map(move |action| self.way(position, action)),
            ),
            all_moves,
            evidence,
        }
    }

    /// The theorem that decides a duel.
    fn claim(&self, position: &TanhinminPosition, duel: &Duel<'_>) -> &'static lastmove_game::Claim {
        let house = self.house();
        let usual = house.passing == Passing::Free && house.clearing == Clearing::Others && !house.pass_final;
        if position.quotas().is_some() {
            &QUOTA
        } else if usual && duel.scale().is_none_or(Scale::is_linear) {
            &THEOREM_1
        } else {
            &DOMINATION
        }
    }

    fn order_evidence(&self, scale: &Scale) -> TanhinminEvidence {
        let cards =
            scale.steps().map(|(card, beats)| OrderedCard { card, name: self.order().name(card).to_string(), beats });
        TanhinminEvidence::Order { cards: cards.collect() }
    }

    /// By the criterion for a card that clears the table, if it is about this position and all that can follow.
    fn by_criterion<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        ask: &Ask,
    ) -> Option<Verdict<'a, CardMove, TanhinminEvidence>> {
        let criterion = EightCut::of(self, position)?;
        let moves: Option<Vec<(CardMove, bool)>> =
            self.moves(position).map(|action| Some((action, criterion::wins(self, position, action)?))).collect();
        let moves = moves?;
        let outcome = |wins| Decision::Outcome(if wins { Outcome::Win } else { Outcome::Loss });
        let winning = moves.iter().filter(|(_, wins)| *wins).map(|&(action, _)| self.way(position, action));
        let judge = |&(action, wins): &(CardMove, bool)| JudgedMove {
            way: self.way(position, action),
            decision: outcome(wins),
            remoteness: None,
        };
        let mut evidence = Vec::new();
        if ask.detail != Detail::Brief {
            let losing: Vec<_> = moves.iter().filter(|(_, wins)| !wins).map(|&(action, _)| action).collect();
            evidence.push(TanhinminEvidence::EightCut(criterion));
            evidence.extend(
                criterion::refutations(self, position, &losing[..losing.len().min(ask.limit)])
                    .map(|moves| TanhinminEvidence::Refutations { moves, total: losing.len() }),
            );
        }
        Some(Verdict {
            decision: outcome(criterion.mover_wins()),
            standing: criterion::standing(position),
            nim_value: None,
            remoteness: None,
            winning_moves: winning.collect::<Vec<_>>().into(),
            all_moves: (ask.detail == Detail::AllMoves).then(|| moves.iter().take(ask.limit).map(judge).collect()),
            evidence,
        })
    }
}

/// In how many ways so many can be chosen; numbers that do not fit are not told apart.
fn choose(from: u64, count: u32) -> u64 {
    let count = u64::from(count).min(from.saturating_sub(count.into()));
    let ways = (0..count).try_fold(1_u64, |ways, taken| Some(ways.checked_mul(from - taken)? / (taken + 1)));
    ways.unwrap_or(u64::MAX)
}
