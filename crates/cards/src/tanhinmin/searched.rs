//! What an exact search says, as a verdict.

use lastmove_game::exhaustive::{SearchEvidence, Solution};
use lastmove_game::{
    Ask, Budget, Convention, Decision, Detail, JudgedMove, Outcome, Problem, Rules, Standing, Verdict, WinningMoves,
};

use super::fast::{self, GroupDuel, OpenHands, OpenSolution, OpenTable};
use super::search::{Depth, Search};
use super::{Groups, HouseRules, Order, Tanhinmin, TanhinminEvidence, TanhinminPosition};
use crate::{CardMove, Group, Hand, Strength};

/// Up to so many positions, a search also finds out in how many moves the game is decided.
const FOR_REMOTENESS: usize = 100_000;

impl Tanhinmin {
    /// By exact search: the quickest that is made for such a position, after a small one that also tells how long the game
    /// lasts.
    pub(super) fn by_search<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        if ask.detail != Detail::Brief {
            // A small search also tells how long the game lasts.
            let small = small(&ask.budget);
            if let Some(Ok(verdict)) = self.by_compact_search(position, Depth::Remoteness, &small, ask) {
                return Ok(verdict);
            }
        }
        if let Some(duel) = self.group_duel(position) {
            return self.by_group_duel(position, &duel, ask);
        }
        if let Some(verdict) = self.by_compact_search(position, Depth::Outcome, &ask.budget, ask) {
            return verdict;
        }
        if position.seats() > 2 {
            return self.by_search_of_many(position, ask);
        }
        self.by_exhaustion(position, &ask.budget, ask)
    }

    /// Three and more players.
    fn by_search_of_many<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        let Some(open) = self.open_hands(position) else {
            return self.by_exhaustion(position, &ask.budget, ask);
        };
        let small = small(&ask.budget);
        if let Ok(verdict) = self.by_exhaustion(position, &small, ask) {
            return Ok(verdict);
        }
        let solution = open.solve(&ask.budget)?;
        self.by_open_hands(position, &open, solution, ask)
    }

    /// The open hands of a position of the plain game in which nobody is out.
    fn open_hands(&self, position: &TanhinminPosition) -> Option<OpenHands> {
        let plain = *self.order() == Order::Integers
            && *self.house() == HouseRules::default()
            && position.quotas().is_none()
            && self.convention() == Convention::Normal;
        let hands: Option<Vec<Hand>> = position.holdings().iter().map(|held| held.hand().cloned()).collect();
        let table = position.table().map(|table| OpenTable { card: table.card, passes: table.owner.0 });
        OpenHands::new(hands.filter(|_| plain)?, table)
    }

    fn by_open_hands<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        open: &OpenHands,
        solution: OpenSolution,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        let card_move = |card: Option<Strength>| card.map_or(CardMove::Pass, CardMove::Play);
        let judge = |(card, forcer)| JudgedMove {
            way: self.way(position, card_move(card)),
            decision: Decision::Forcer(forcer),
            remoteness: None,
        };
        let all_moves = match ask.detail {
            Detail::AllMoves => Some(open.judged(&ask.budget)?.into_iter().take(ask.limit).map(judge).collect()),
            Detail::Brief | Detail::Evidence => None,
        };
        let winning = solution.winning.into_iter().map(|card| self.way(position, card_move(card)));
        // Positions that differ only in the table and in who is to move are counted once.
        let positions = usize::try_from(solution.combinations).unwrap_or(usize::MAX);
        Ok(Verdict {
            decision: Decision::Forcer(solution.forcer),
            standing: Standing::Exhaustive { positions },
            nim_value: None,
            remoteness: None,
            winning_moves: winning.collect::<Vec<_>>().into(),
            all_moves,
            evidence: searched_evidence(positions, Vec::new(), ask),
        })
    }

    /// By the exhaustive solver of `game`, which can do everything.
    fn by_exhaustion<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        budget: &Budget,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        let searched = Solution::of(self, position, budget)?.verdict(position, ask);
        let judge = |judged: JudgedMove<CardMove>| JudgedMove { way: self.way(position, judged.way.action), ..judged };
        Ok(Verdict {
            winning_moves: WinningMoves::new(
                searched.winning_moves.count_all(),
                searched.winning_moves.map(|found| self.way(position, found.action)),
            ),
            all_moves: searched.all_moves.map(|moves| moves.into_iter().map(judge).collect()),
            ..searched
        })
    }

    /// The duel of groups that a position is, where groups may be played and nothing else is special.
    fn group_duel(&self, position: &TanhinminPosition) -> Option<GroupDuel> {
        let only_groups = HouseRules { groups: Some(Groups::default()), ..HouseRules::default() };
        let usual = *self.order() == Order::Integers
            && *self.house() == only_groups
            && position.quotas().is_none()
            && self.convention() == Convention::Normal;
        let [mover, other] = position.holdings() else { return None };
        let table = position.table().map(|table| fast::Group { card: table.card, copies: table.size() });
        GroupDuel::new(mover.hand().filter(|_| usual)?, other.hand()?, table)
    }

    fn by_group_duel<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        duel: &GroupDuel,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        let solution = duel.solve(&ask.budget)?;
        let card_move = |group: &Option<fast::Group>| {
            let Some(group) = group else { return CardMove::Pass };
            let size = u32::try_from(group.copies).unwrap_or(u32::MAX);
            Group::new(group.card, size, 0).map_or(CardMove::Play(group.card), CardMove::Group)
        };
        let winning: Vec<CardMove> = solution.winning.iter().map(card_move).collect();
        let outcome_of = |action: CardMove| {
            if winning.contains(&action) {
                return Ok(Outcome::Win);
            }
            let next = self.play(position, &action)?.position;
            let next = self.group_duel(&next).expect("with fewer cards it is a duel of groups still");
            next.outcome(&ask.budget).map(Outcome::for_other)
        };
        let judge = |action| {
            let decision = Decision::Outcome(outcome_of(action)?);
            Ok(JudgedMove { way: self.way(position, action), decision, remoteness: None })
        };
        let all_moves: Option<Result<Vec<_>, Problem>> =
            (ask.detail == Detail::AllMoves).then(|| self.moves(position).take(ask.limit).map(judge).collect());
        let ways: Vec<_> = winning.iter().map(|&action| self.way(position, action)).collect();
        Ok(Verdict {
            decision: Decision::Outcome(solution.outcome),
            standing: Standing::Exhaustive { positions: solution.positions },
            nim_value: None,
            remoteness: None,
            winning_moves: ways.into(),
            all_moves: all_moves.transpose()?,
            evidence: searched_evidence(solution.positions, Vec::new(), ask),
        })
    }

    /// By the search that is made for two players; `None` where it cannot be used.
    fn by_compact_search<'a>(
        &'a self,
        position: &'a TanhinminPosition,
        depth: Depth,
        budget: &Budget,
        ask: &Ask,
    ) -> Option<Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem>> {
        let mut search = Search::new(self, position, depth, budget)?;
        Some(self.searched(&mut search, position, depth, ask))
    }

    fn searched<'a>(
        &'a self,
        search: &mut Search<'_>,
        position: &'a TanhinminPosition,
        depth: Depth,
        ask: &Ask,
    ) -> Result<Verdict<'a, CardMove, TanhinminEvidence>, Problem> {
        let moves = search.judge()?;
        let best = |outcome| moves.iter().any(|&(_, of_move, _)| of_move == outcome);
        let outcome = [Outcome::Win, Outcome::Draw].into_iter().find(|&outcome| best(outcome)).unwrap_or(Outcome::Loss);
        let (remoteness, line) = match depth {
            Depth::Remoteness => (search.remoteness_of_start()?, search.line()?),
            Depth::Outcome => (None, Vec::new()),
        };
        let positions = search.positions();
        let winning = moves.iter().filter(|(_, outcome, _)| *outcome == Outcome::Win);
        let judge = |&(action, outcome, remoteness): &(CardMove, Outcome, Option<u64>)| JudgedMove {
            way: self.way(position, action),
            decision: Decision::Outcome(outcome),
            remoteness,
        };
        Ok(Verdict {
            decision: Decision::Outcome(outcome),
            standing: Standing::Exhaustive { positions },
            nim_value: None,
            remoteness,
            winning_moves: winning.map(|&(action, ..)| self.way(position, action)).collect::<Vec<_>>().into(),
            all_moves: (ask.detail == Detail::AllMoves).then(|| moves.iter().take(ask.limit).map(judge).collect()),
            evidence: searched_evidence(positions, line, ask),
        })
    }
}

/// What a search may use that also finds out how long the game lasts.
fn small(budget: &Budget) -> Budget {
    let whole = budget.clone();
    Budget::positions(budget.bound().min(FOR_REMOTENESS)).until(move || whole.stopped())
}

fn searched_evidence(positions: usize, line: Vec<CardMove>, ask: &Ask) -> Vec<TanhinminEvidence> {
    if ask.detail == Detail::Brief { Vec::new() } else { vec![SearchEvidence { positions, line }.into()] }
}
