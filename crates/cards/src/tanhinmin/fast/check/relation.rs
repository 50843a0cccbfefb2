/// Which of a few card types beats which: any relation on up to [`Relation::MOST_TYPES`] types.
///
/// The empty table is no type; every card beats it.
///
/// ```
/// # use lastmove_cards::tanhinmin::fast::check::Relation;
/// let relation = Relation::linear(3);
/// assert!(relation.beats(2, 0) && !relation.beats(1, 1));
/// assert_eq!(Relation::semiorders(5).count(), 42); // as many as ways to nest five pairs of brackets
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Relation {
    /// For each type the types it beats, as bits.
    beaten: Vec<u16>,
}

impl Relation {
    /// The most types a relation may have.
    pub const MOST_TYPES: usize = 15;

    /// The relation in which type `a` beats type `b` just if `beats(a, b)`; `None` if there are too many types.
    pub fn new(types: usize, beats: impl Fn(usize, usize) -> bool) -> Option<Self> {
        (types <= Self::MOST_TYPES).then(|| Self::of(types, beats))
    }

    fn of(types: usize, beats: impl Fn(usize, usize) -> bool) -> Self {
        let row = |a| (0..types).filter(|&b| beats(a, b)).fold(0, |row, b| row | 1 << b);
        Self { beaten: (0..types).map(row).collect() }
    }

    /// Strengths: each type beats those before it. At most [`Relation::MOST_TYPES`] types are made.
    pub fn linear(types: usize) -> Self {
        Self::of(types.min(Self::MOST_TYPES), |a, b| a > b)
    }

    /// Every relation in which type i beats exactly the types j < f(i), f nondecreasing: each relation in which any two
    /// types are comparable by domination, its types numbered by it. There are as many as C(2n, n).
    pub fn staircases(types: usize) -> impl Iterator<Item = Self> {
        steps(types, |_| usize::MAX)
    }

    /// The staircases in which no type beats itself: the semiorders.
    pub fn semiorders(types: usize) -> impl Iterator<Item = Self> {
        steps(types, |index| index)
    }

    /// One of every kind of strict partial order: no two are the same but for the names of the types.
    ///
    /// Cost: every renaming of every order is looked at; for six types a second.
    pub fn partial_orders(types: usize) -> Vec<Self> {
        // Types can be named so that each beats only earlier ones; one type after the other is added.
        let mut orders = vec![Self { beaten: Vec::new() }];
        for _ in 0..types.min(Self::MOST_TYPES) {
            let mut larger: Vec<_> =
                orders.iter().flat_map(Self::with_one_more).map(|order| order.canonical()).collect();
            larger.sort_unstable();
            larger.dedup();
            orders = larger;
        }
        orders
    }

    /// The partial orders with a new type that is beaten by nothing: it beats whatever those beat that it beats.
    fn with_one_more(&self) -> impl Iterator<Item = Self> {
        let closed = |set: &u16| (0..self.types()).all(|b| set >> b & 1 == 0 || self.beaten[b] & !set == 0);
        let sets = (0..1_u16 << self.types()).filter(closed);
        sets.map(|set| Self { beaten: self.beaten.iter().copied().chain([set]).collect() })
    }

    /// The smallest of all relations that are this one with its types renamed.
    fn canonical(&self) -> Self {
        let mut names: Vec<usize> = (0..self.types()).collect();
        let mut smallest = self.clone();
        permutations(&mut names, 0, &mut |names| {
            let renamed = Self::of(self.types(), |a, b| self.beats(names[a], names[b]));
            if renamed < smallest {
                smallest = renamed;
            }
        });
        smallest
    }

    /// How many types there are.
    pub fn types(&self) -> usize {
        self.beaten.len()
    }

    /// Whether a card of type `a` may be laid on one of type `b`.
    pub fn beats(&self, a: usize, b: usize) -> bool {
        self.beaten[a] >> b & 1 == 1
    }

    /// The types that `a` beats, as bits.
    pub(super) fn beaten(&self, a: usize) -> u16 {
        self.beaten[a]
    }

    /// Whether some of the types, with other names, are related just as the types of `part`.
    pub fn contains(&self, part: &Self) -> bool {
        fn place(whole: &Relation, part: &Relation, placed: &mut Vec<usize>) -> bool {
            if placed.len() == part.types() {
                return true;
            }
            (0..whole.types()).any(|candidate| {
                let new = placed.len();
                let same = |(old, &at): (usize, &usize)| {
                    at != candidate
                        && whole.beats(candidate, at) == part.beats(new, old)
                        && whole.beats(at, candidate) == part.beats(old, new)
                };
                let fits =
                    placed.iter().enumerate().all(same) && whole.beats(candidate, candidate) == part.beats(new, new);
                fits && {
                    placed.push(candidate);
                    let found = place(whole, part, placed);
                    placed.pop();
                    found
                }
            })
        }
        place(self, part, &mut Vec::new())
    }

    /// The pairs of a type and one it beats.
    pub fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        let all = (0..self.types()).flat_map(|a| (0..self.types()).map(move |b| [a, b]));
        all.filter(|&[a, b]| self.beats(a, b))
    }
}

/// The relations given by nondecreasing functions with f(i) at most `bound(i)` and at most the number of types.
fn steps(types: usize, bound: impl Fn(usize) -> usize) -> impl Iterator<Item = Relation> {
    let types = types.min(Relation::MOST_TYPES);
    let bounds: Vec<usize> = (0..types).map(|index| bound(index).min(types)).collect();
    let mut next = Some(vec![0; types]);
    std::iter::from_fn(move || {
        let heights = next.take()?;
        // The last height that can grow grows; those after it start again from there.
        if let Some(grown) = (0..types).rev().find(|&index| heights[index] < bounds[index]) {
            let mut after = heights.clone();
            let height = after[grown] + 1;
            after[grown..].fill(height);
            next = Some(after);
        }
        Some(Relation::of(types, |a, b| b < heights[a]))
    })
}

fn permutations(names: &mut Vec<usize>, fixed: usize, visit: &mut impl FnMut(&[usize])) {
    if fixed + 1 >= names.len() {
        visit(names);
        return;
    }
    for other in fixed..names.len() {
        names.swap(fixed, other);
        permutations(names, fixed + 1, visit);
        names.swap(fixed, other);
    }
}
