use std::fmt;
use std::num::NonZeroU32;

use lastmove_game::matches::Entrant;
use lastmove_game::random::Random;
use lastmove_game::{Budget, Player, Problem, ProblemKind, View};

use super::monte_carlo::monte_carlo;
use super::perfect::perfect;
use super::plain::{strongest, weakest};
use super::rule::rule;
use super::sight::Sight;
use super::situation::Situation;
use crate::CardMove;
use crate::excerpt::excerpt;
use crate::tanhinmin::Tanhinmin;

/// A word that names no player; `players` lists those there are.
pub const PLAYER_UNKNOWN: ProblemKind = ProblemKind { id: "player-unknown", arguments: &["word", "players"] };
/// A number of simulations is written for a player who makes none, or it is none.
pub const PLAYER_SIMULATIONS: ProblemKind = ProblemKind { id: "player-simulations", arguments: &["word"] };

/// How a computer player chooses his moves. He can play with open hands, and with hidden ones.
///
/// ```
/// # use lastmove_cards::players::Style;
/// assert_eq!(Style::parse("monte-carlo:500").unwrap().to_string(), "monte-carlo:500");
/// assert_eq!(Style::parse("genius").unwrap_err().id(), "player-unknown");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Any legal move, all equally likely.
    Random,
    /// The weakest card that may be played, else a pass.
    Weakest,
    /// The strongest card that may be played, else a pass.
    Strongest,
    /// Rules of thumb: see [`rule`](Style::RULES).
    Rule,
    /// Tries moves out on deals that agree with what was seen.
    MonteCarlo {
        /// How many games are played out for a move at most, or until the budget's signal to stop.
        simulations: NonZeroU32,
    },
    /// Never gives away what can be forced. All hands must be known.
    Perfect,
}

impl Style {
    /// The names of all players.
    pub const NAMES: [&'static str; 6] = ["random", "weakest", "strongest", "rule", "monte-carlo", "perfect"];

    /// How many games the Monte Carlo player plays out for a move, unless something else is said.
    pub const SIMULATIONS: NonZeroU32 = NonZeroU32::new(2_000).expect("not 0");

    /// The rules of thumb in words, the first that applies.
    pub const RULES: [&'static str; 5] = [
        "If a play sheds the last card that has to be shed, make it.",
        "If all but one of the plays left are such that nobody else can beat them, make one of those.",
        "On the lead, if somebody else has one card left, play the largest group, or against at most two others the \
         strongest card; otherwise the weakest card, with all that are equal.",
        "Not on the lead, play the weakest card that will do; where groups may be played, no joker and no part of a larger \
         group, unless somebody has two cards or fewer left.",
        "Otherwise pass.",
    ];

    /// Which of [`NAMES`](Self::NAMES) this is; without the number of simulations.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Weakest => "weakest",
            Self::Strongest => "strongest",
            Self::Rule => "rule",
            Self::MonteCarlo { .. } => "monte-carlo",
            Self::Perfect => "perfect",
        }
    }

    /// Reads a player: a name, for `monte-carlo` perhaps with a number of simulations after a colon.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        let word = text.trim();
        let start = text.len() - text.trim_start().len();
        let span = start..start + word.len();
        let (name, number) = word.split_once(':').map_or((word, None), |(name, number)| (name, Some(number)));
        let lower = name.to_ascii_lowercase();
        let Some(&name) = Self::NAMES.iter().find(|&&known| known == lower) else {
            let players = Self::NAMES.join(", ");
            let problem = Problem::new(&PLAYER_UNKNOWN).with("word", excerpt(word)).with("players", players);
            return Err(problem.at(text, span));
        };
        let simulations = match number {
            None => Some(Self::SIMULATIONS),
            Some(number) if name == "monte-carlo" => number.replace('_', "").parse().ok(),
            Some(_) => None,
        };
        let Some(simulations) = simulations else {
            return Err(Problem::new(&PLAYER_SIMULATIONS).with("word", excerpt(word)).at(text, span));
        };
        Ok(match name {
            "random" => Self::Random,
            "weakest" => Self::Weakest,
            "strongest" => Self::Strongest,
            "rule" => Self::Rule,
            "perfect" => Self::Perfect,
            _ => Self::MonteCarlo { simulations },
        })
    }

    /// Reads several players, separated by commas. Problems point at the offending bytes of `text`.
    pub fn parse_list(text: &str) -> Result<Vec<Self>, Problem> {
        let mut styles = Vec::new();
        let mut start = 0;
        for word in text.split(',') {
            let place = start + (word.len() - word.trim_start().len());
            let style = Self::parse(word).map_err(|problem| problem.at(text, place..place + word.trim().len()))?;
            styles.push(style);
            start += word.len() + 1;
        }
        Ok(styles)
    }

    fn choose(self, situation: &Situation<'_>, budget: &Budget, random: &mut Random) -> Result<CardMove, Problem> {
        Ok(match self {
            Self::Random => {
                let moves: Vec<CardMove> = situation.moves().collect();
                *random.pick(&moves).expect("an unfinished game has a move")
            }
            Self::Weakest => weakest(situation),
            Self::Strongest => strongest(situation),
            Self::Rule => rule(situation),
            Self::MonteCarlo { simulations } => return monte_carlo(situation, simulations, budget, random),
            Self::Perfect => return perfect(situation, budget),
        })
    }
}

impl fmt::Display for Style {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.kind())?;
        match self {
            Self::MonteCarlo { simulations } if *simulations != Self::SIMULATIONS => {
                write!(formatter, ":{simulations}")
            }
            _ => Ok(()),
        }
    }
}

/// A computer player at the table.
///
/// ```
/// # use lastmove_cards::{players::{CardPlayer, Style}, tanhinmin::Tanhinmin};
/// # use lastmove_game::{random::Random, Budget, Notation, Player, View};
/// let game = Tanhinmin::plain();
/// let position = game.parse_position("1 3 / 2").unwrap();
/// let mut player = CardPlayer { style: Style::Perfect, random: Random::seeded(1) };
/// let action = player.choose(&View::open(game, &position), &Budget::default()).unwrap();
/// assert_eq!(game.write_move(&action), "3");
/// ```
#[derive(Clone, Debug)]
pub struct CardPlayer {
    /// How he chooses.
    pub style: Style,
    /// Where his chance comes from.
    pub random: Random,
}

impl Player<Tanhinmin> for CardPlayer {
    fn choose(&mut self, view: &View<'_, Tanhinmin>, budget: &Budget) -> Result<CardMove, Problem> {
        let situation = Situation::open(view.rules(), view.position());
        self.style.choose(&situation, budget, &mut self.random)
    }
}

impl Player<Tanhinmin, Sight> for CardPlayer {
    fn choose(&mut self, view: &View<'_, Tanhinmin, Sight>, budget: &Budget) -> Result<CardMove, Problem> {
        let situation = Situation::hidden(view.rules(), view.seen())?;
        self.style.choose(&situation, budget, &mut self.random)
    }
}

impl Entrant<Tanhinmin> for Style {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit(&self, random: Random) -> Box<dyn Player<Tanhinmin>> {
        Box::new(CardPlayer { style: *self, random })
    }
}

impl Entrant<Tanhinmin, Sight> for Style {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit(&self, random: Random) -> Box<dyn Player<Tanhinmin, Sight>> {
        Box::new(CardPlayer { style: *self, random })
    }
}
