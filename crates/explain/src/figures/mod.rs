//! Figures for the terminal, in plain characters and at most 80 columns, and in SVG; nothing is said by colour alone.

pub(crate) mod binary;
pub(crate) mod cards;
pub(crate) mod crop;
pub(crate) mod drawing;
pub(crate) mod line_of_play;
pub(crate) mod matches;
pub(crate) mod matching;
pub(crate) mod mex;
pub(crate) mod powers;
pub(crate) mod repair;
pub(crate) mod replies;
pub(crate) mod stones;
pub(crate) mod svg;
pub(crate) mod table;
pub(crate) mod targets;
pub(crate) mod worth;
