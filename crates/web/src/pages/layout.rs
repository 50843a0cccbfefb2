//! What all pages have in common: the head, the four uses, the languages, the keys.

use lastmove_explain::{Arguments, Language, Voice};
use maud::{DOCTYPE, Markup, html};

use crate::address::{Address, Place};
use crate::assets;

/// The name of the program.
pub(crate) const NAME: &str = "lastmove";

/// How the page is exchanged where scripts run: the inside of `#page` is, the rest stays.
const BOOST: &str = "select:#page target:#page swap:\"innerHTML strip:true show:none\"";
/// Nothing is evaluated or put into the page that the policy forbids.
const CONFIGURATION: &str = "{\"includeIndicatorCSS\":false,\"implicitInheritance\":true,\"defaultSettleDelay\":0}";

/// A page without its content.
pub(crate) struct Frame<'a> {
    pub(crate) voice: &'a Voice,
    /// Where the reader is.
    pub(crate) address: &'a Address,
    /// What the page is called, without the name of the program.
    pub(crate) title: &'a str,
    /// Where each use leads; those that are missing begin anew.
    pub(crate) uses: Uses,
}

/// Addresses of other uses for what is looked at.
#[derive(Default)]
pub(crate) struct Uses {
    pub(crate) play: Option<Address>,
    pub(crate) analyse: Option<Address>,
    pub(crate) learn: Option<Address>,
    pub(crate) research: Option<Address>,
}

/// The sentence of this name, without arguments.
pub(crate) fn say(voice: &Voice, message: &str) -> String {
    voice.say(message, &Arguments::new())
}

impl Frame<'_> {
    /// The whole page.
    pub(crate) fn around(&self, content: &Markup) -> Markup {
        let voice = self.voice;
        let language = voice.language();
        let title = if self.title == NAME { NAME.to_owned() } else { format!("{} · {NAME}", self.title) };
        html! {
            (DOCTYPE)
            html lang=(language.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="description" content=(say(voice, "page-description"));
                    meta name="htmx-config" content=(CONFIGURATION);
                    title { (title) }
                    link rel="icon" href=(assets::link("icon.svg")) type="image/svg+xml";
                    link rel="stylesheet" href=(assets::link("style.css"));
                    script src=(assets::link("htmx.js")) defer {}
                    script type="module" src=(assets::link("page.js")) {}
                }
                body {
                    div id="page" data-hx-history-elt="" data-hx-boost=(BOOST) data-hx-sync="#page:replace" {
                        a class="skip" href="#content" { (say(voice, "page-skip")) }
                        (self.header())
                        main id="content" tabindex="-1" { (content) }
                        (self.footer())
                    }
                    p id="announcement" class="quiet" role="status" aria-live="polite" {}
                    (keys(voice))
                }
            }
        }
    }

    fn header(&self) -> Markup {
        let Self { voice, address, .. } = self;
        let uses = &self.uses;
        let target = |place: Place| {
            let known = match place {
                Place::Play => &uses.play,
                Place::Analyse => &uses.analyse,
                Place::Learn => &uses.learn,
                Place::Research => &uses.research,
                _ => &None,
            };
            let to = known.clone().unwrap_or_else(|| address.elsewhere(place));
            in_language(&to, voice)
        };
        html! {
            header class="top" data-hx-boost="false" {
                a class="home" href=(in_language(&address.elsewhere(Place::Start), voice)) { (NAME) }
                nav class="uses" aria-label=(say(voice, "page-uses")) {
                    @for place in Place::USES {
                        a href=(target(place)) aria-current=[is_current(address.place, place).then_some("page")] {
                            (say(voice, &format!("page-use-{}", place.name())))
                        }
                    }
                }
                nav class="languages" aria-label=(say(voice, "page-languages")) {
                    @for language in Language::ALL {
                        a href=(address.in_language(language)) lang=(language.tag()) hreflang=(language.tag())
                            aria-current=[(language == voice.language()).then_some("true")] { (own_name(language)) }
                    }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        let Self { voice, address, .. } = self;
        let other = Address { keys: !address.keys, ..(*address).clone() };
        html! {
            footer class="bottom" {
                @if address.keys {
                    a class="keys-shown" data-keys="" href={ (in_language(&address.elsewhere(Place::Learn), voice)) "#keys-table" } {
                        (say(voice, "page-keys-show"))
                    }
                }
                a href=(in_language(&other, voice)) {
                    (say(voice, if address.keys { "page-keys-off" } else { "page-keys-on" }))
                }
                span { (say(voice, "page-closing")) }
            }
        }
    }
}

/// The same address in the language that is spoken, so that links keep it.
pub(crate) fn in_language(address: &Address, voice: &Voice) -> Address {
    address.in_language(voice.language())
}

/// The lesson belongs to playing.
fn is_current(here: Place, place: Place) -> bool {
    here == place || here == Place::Lesson && place == Place::Play
}

/// What a language is called by those who speak it.
const fn own_name(language: Language) -> &'static str {
    match language {
        Language::German => "Deutsch",
        Language::English => "English",
        Language::Japanese => "日本語",
    }
}

/// The keys that are understood: what is pressed, and the message that says what it does.
const KEYS: [(&[&str], &str); 9] = [
    (&["Tab"], "page-key-tab"),
    (&["←", "→", "↑", "↓"], "page-key-arrows"),
    (&["Enter"], "page-key-enter"),
    (&["Esc"], "page-key-escape"),
    (&["h"], "page-key-hint"),
    (&["w"], "page-key-why"),
    (&["u"], "page-key-undo"),
    (&["n"], "page-key-new"),
    (&["?"], "page-key-help"),
];

/// The keys as a table.
pub(crate) fn keys_table(voice: &Voice) -> Markup {
    html! {
        table class="keys" {
            tbody {
                @for (keys, message) in KEYS {
                    tr {
                        th scope="row" { @for key in keys { kbd { (key) } " " } }
                        td { (say(voice, message)) }
                    }
                }
            }
        }
    }
}

fn keys(voice: &Voice) -> Markup {
    html! {
        dialog id="keys" aria-labelledby="keys-title" {
            h2 id="keys-title" { (say(voice, "page-keys")) }
            (keys_table(voice))
            form method="dialog" { button type="submit" { (say(voice, "page-close")) } }
        }
    }
}
