use super::Code;

/// The names of well-known games and their codes. Source: Winning Ways, chapter 4; Grundy's game splits a heap into
/// two unequal ones.
const NAMES: [(&str, &str); 8] = [
    ("nim", "0.(3)"),
    ("lasker", "4.(3)"),
    ("kayles", "0.77"),
    ("dawsons-kayles", "0.07"),
    ("dawsons-chess", "0.137"),
    ("treblecross", "0.007"),
    ("officers", "0.6"),
    ("grundy", "4u.0"),
];

impl Code {
    /// The well-known games: their names and codes.
    pub fn well_known() -> impl Iterator<Item = (&'static str, Self)> {
        NAMES
            .iter()
            .map(|(name, code)| (*name, Self::parse(code).expect("the codes of the well-known games are codes")))
    }

    /// The code of the well-known game of this name.
    ///
    /// ```
    /// # use lastmove_heaps::Code;
    /// assert_eq!(Code::named("kayles").unwrap().to_string(), "0.77");
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::well_known().find(|(known, _)| *known == name).map(|(_, code)| code)
    }

    /// The name of the well-known game with this code.
    ///
    /// ```
    /// # use lastmove_heaps::Code;
    /// assert_eq!(Code::parse(".7700").unwrap().name(), Some("kayles"));
    /// ```
    pub fn name(&self) -> Option<&'static str> {
        let written = self.to_string();
        NAMES.iter().find(|(_, code)| *code == written).map(|(name, _)| *name)
    }
}

#[cfg(test)]
mod tests {
    use super::{Code, NAMES};

    #[test]
    fn the_well_known_codes_are_written_in_normal_form() {
        for ((name, written), (known, code)) in NAMES.iter().zip(Code::well_known()) {
            assert_eq!((*name, *written), (known, code.to_string().as_str()));
            assert_eq!(code.name(), Some(known));
        }
    }
}
