/// A statement that answers rest on, as a constant beside the solver that relies on it.
#[derive(Debug, PartialEq, Eq)]
pub struct Claim {
    /// The name, in kebab case, unique in the project: `theorem1`. `explain` words it as `claim-<name>`.
    pub name: &'static str,
    /// What is claimed, in English.
    pub statement: &'static str,
    /// Where the proof, or the check, is to be found.
    pub source: &'static str,
}

/// How an answer is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// By a theorem.
    Proved(&'static Claim),
    /// By searching every position that can arise.
    Exhaustive {
        /// How many positions were searched.
        positions: usize,
    },
    /// By a statement without proof, checked exhaustively for a range that holds this position.
    Checked {
        /// The statement.
        claim: &'static Claim,
        /// For what it was checked.
        range: &'static str,
    },
    /// By a statement without proof, outside the range for which it was checked.
    Conjectured {
        /// The statement.
        claim: &'static Claim,
        /// For what it was checked.
        range: &'static str,
    },
}

impl Standing {
    /// The word used in JSON: `proved`, `exhaustive`, `checked` or `conjectured`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Proved(_) => "proved",
            Self::Exhaustive { .. } => "exhaustive",
            Self::Checked { .. } => "checked",
            Self::Conjectured { .. } => "conjectured",
        }
    }

    /// The statement it rests on; none for a search.
    pub const fn claim(&self) -> Option<&'static Claim> {
        match self {
            Self::Proved(claim) | Self::Checked { claim, .. } | Self::Conjectured { claim, .. } => Some(claim),
            Self::Exhaustive { .. } => None,
        }
    }

    /// For what the statement was checked, if it has no proof.
    pub const fn range(&self) -> Option<&'static str> {
        match self {
            Self::Checked { range, .. } | Self::Conjectured { range, .. } => Some(range),
            Self::Proved(_) | Self::Exhaustive { .. } => None,
        }
    }

    /// How many positions were searched, if any were.
    pub const fn positions(&self) -> Option<usize> {
        match self {
            Self::Exhaustive { positions } => Some(*positions),
            _ => None,
        }
    }
}
