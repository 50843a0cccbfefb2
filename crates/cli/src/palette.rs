//! The colours of a terminal: few, quiet, and readable on a light ground as on a dark one.

use anstyle::{Ansi256Color, Style};
use lastmove_explain::Role;

/// How text of this role looks. The roles are told apart without colour too, by marks and words.
pub fn style(role: Role) -> Style {
    let colour = |number| Style::new().fg_color(Some(Ansi256Color(number).into()));
    match role {
        Role::Plain => Style::new(),
        // A blue, an orange and a violet that people with weak colour vision tell apart.
        Role::Win => colour(32),
        Role::Loss => colour(166),
        Role::Draw => colour(97),
        Role::Strong => Style::new().bold(),
        Role::Muted => Style::new().dimmed(),
    }
}
