//! Which language to speak.

use std::env;

use lastmove_explain::Language;

/// The language asked for, else that of the environment, else English.
pub fn language(asked: Option<Language>) -> Language {
    asked.or_else(|| of_environment(|name| env::var_os(name)?.into_string().ok())).unwrap_or_default()
}

/// The first of these variables that is set decides, whether lastmove speaks its language or not.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|it| !it.is_empty()));
    locale?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::of_environment;
    use lastmove_explain::Language;

    fn language(variables: &[(&str, &str)]) -> Option<Language> {
        of_environment(|name| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(language(&[]), None);
        assert_eq!(language(&[("LANG", "de_DE.UTF-8")]), Some(Language::German));
        assert_eq!(language(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "")]), Some(Language::German));
        assert_eq!(language(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "ja_JP")]), Some(Language::Japanese));
        assert_eq!(language(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C.UTF-8")]), None);
    }
}
