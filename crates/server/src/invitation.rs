//! The page that an invitation opens with: who invites to what, and a field for
//! one's name, a few kilobytes before anything else is loaded. Messengers read
//! the same from its head.

mod picture;

use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::extract::{QueryParams, TablePath, TextPath};
use crate::gzip::{accepts, fresh_text};
use crate::ids::read_code;
use crate::static_files::Index;
use crate::table_actor::{Event, TablePreview};
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::GameSpec;
use protocol::{SeatHolder, Stage, Summary, limits};
use registry::{GameId, with_game};
use serde::Deserialize;
use std::fmt::Write;
use std::sync::Arc;
use text::invitation::{self as say, Text};
use text::{Language, Words};

/// What an invitation may carry.
#[derive(Deserialize)]
pub(crate) struct Followed {
    /// What a visitor wants to be called who pressed the button before the page
    /// was there.
    #[serde(default)]
    name: String,
}

/// The page at a table's address. Whatever the table is, the page itself comes:
/// it has its own words for tables that are not there.
pub(crate) async fn page(
    State(app): State<Arc<AppState>>,
    Extension(index): Extension<Arc<Index>>,
    from: Address,
    TablePath(table): TablePath,
    QueryParams(followed): QueryParams<Followed>,
    request: HeaderMap,
) -> Result<Response, ApiError> {
    app.admit_look(from)?;
    let preview = app
        .tables
        .ask(&table, |reply| Event::Preview { reply })
        .await;
    let page = index.read().await;
    let page = match preview {
        Some(Ok(TablePreview { summary, host, .. })) => {
            let invitation = Invitation {
                link: app.link(&table, &request),
                language: language(&request),
                host,
                summary,
                parcel: accepts(&request, "br"),
            };
            invitation.write_into(&page, &followed.name)
        }
        _ => page,
    };
    Ok(fresh_text(&request, "text/html; charset=utf-8", page))
}

/// Leads from a short code to its table. For a code that no table has, the page
/// itself comes, which says so and has a field for another.
pub(crate) async fn by_code(
    State(app): State<Arc<AppState>>,
    Extension(index): Extension<Arc<Index>>,
    from: Address,
    TextPath(typed): TextPath,
    request: HeaderMap,
) -> Result<Response, ApiError> {
    app.admit_code(from)?;
    let table = match read_code(&typed) {
        Some(code) => app.tables.by_code(&code).await?,
        None => None,
    };
    Ok(match table {
        Some(table) => Redirect::to(&format!("/t/{table}")).into_response(),
        None => {
            app.count_wrong_code();
            let page = index.read().await;
            fresh_text(&request, "text/html; charset=utf-8", page)
        }
    })
}

/// The first of the browser's languages that Orbite speaks.
fn language(request: &HeaderMap) -> Language {
    let wanted = request.get(header::ACCEPT_LANGUAGE);
    let wanted = wanted.and_then(|value| value.to_str().ok());
    let tags = wanted.unwrap_or_default().split(',');
    tags.filter_map(|tag| Language::of_tag(tag.split(';').next()?.trim()))
        .next()
        .unwrap_or(Language::English)
}

struct Invitation {
    link: String,
    language: Language,
    /// Who invites, if that is a person at the table.
    host: Option<String>,
    summary: Summary,
    /// Whether everything else comes in one file.
    parcel: bool,
}

impl Invitation {
    /// Puts the invitation where the page waits for its module.
    fn write_into(&self, page: &str, name: &str) -> String {
        const TITLE: &str = "<title>Orbite</title>";
        const LOADING: &str = "<p>Orbite…</p>";
        let Ok(game) = self.summary.game.parse::<GameId>() else {
            return page.to_owned();
        };
        let page = match self.parcel.then(|| with_parcel(page, game)).flatten() {
            Some(page) => page,
            None => page.to_owned(),
        };
        page.replacen(TITLE, &self.head(game), 1)
            .replacen(LOADING, &self.card(game, name), 1)
    }

    fn said(&self, text: Text) -> &'static str {
        text.said(self.language)
    }

    /// Who invites.
    fn from(&self) -> String {
        match &self.host {
            Some(host) => say::invited_by(self.language, host),
            None => self.said(Text::Invited).to_owned(),
        }
    }

    /// How many play, and how long it takes.
    fn facts(&self, game: GameId) -> String {
        let seats = self.summary.seats.len();
        let is_taken = |holder: &SeatHolder| *holder != SeatHolder::Open {};
        let taken = self.summary.seats.iter().filter(|it| is_taken(&it.holder));
        let minutes = with_game!(game, G => <G as GameSpec>::FACTS.minutes);
        say::facts(self.language, taken.count(), seats, minutes)
    }

    /// What messengers show.
    fn head(&self, game: GameId) -> String {
        let title = with_game!(game, G => <G as Words>::title(self.language));
        let pitch = with_game!(game, G => <G as Words>::pitch(self.language));
        let named = format!("{title} – {}", self.from());
        let about = format!("{} {pitch}", self.facts(game));
        let origin = self.link.split("/t/").next().unwrap_or_default();
        let image = format!("{origin}/card-{}.png", game.name());
        let mut head = format!("<title>{}</title>", escaped(&named));
        for (property, content) in [
            ("og:type", "website"),
            ("og:site_name", "Orbite"),
            ("og:title", named.as_str()),
            ("og:description", about.as_str()),
            ("og:url", self.link.as_str()),
            ("og:locale", self.language.code()),
            ("og:image", image.as_str()),
        ] {
            let content = escaped(content);
            // Writing to a text has no way to fail.
            let _ = write!(
                head,
                "\n    <meta property=\"{property}\" content=\"{content}\">"
            );
        }
        head
    }

    /// The invitation itself, with a field for one's name.
    fn card(&self, game: GameId, name: &str) -> String {
        let title = with_game!(game, G => <G as Words>::title(self.language));
        let pitch = with_game!(game, G => <G as Words>::pitch(self.language));
        let people: Vec<String> = self.summary.seats.iter().filter_map(person).collect();
        let only_to_watch = self.summary.is_only_to_watch();
        let note = match self.summary.stage {
            Stage::Waiting if only_to_watch => self.said(Text::Full),
            Stage::Playing if only_to_watch => self.said(Text::Running),
            Stage::Waiting | Stage::Playing => "",
            Stage::Over | Stage::Closed => self.said(Text::Ended),
        };
        // Who only watches need not say a name.
        let watch = match only_to_watch {
            true => format!(
                "<button type=\"submit\" name=\"watch\" value=\"yes\" formnovalidate>{}</button>",
                escaped(self.said(Text::Watch))
            ),
            false => String::new(),
        };
        format!(
            "<section class=\"invitation\" lang=\"{lang}\">\
             {picture}\
             <p>{from}</p><h1>{title}</h1><p>{pitch}</p>\
             <p class=\"muted\">{facts}</p><p class=\"muted\">{people}</p><p>{note}</p>\
             <form action=\"/t/{table}\" method=\"get\">\
             <label class=\"field\"><span>{your_name}</span>\
             <input type=\"text\" name=\"name\" required maxlength=\"{most}\" \
             autocomplete=\"nickname\" autofocus value=\"{name}\"></label>\
             <button class=\"primary\" type=\"submit\">{join}</button>{watch}</form></section>",
            lang = self.language.code(),
            picture = picture::of(game),
            from = escaped(&self.from()),
            title = escaped(title),
            pitch = escaped(pitch),
            facts = escaped(&self.facts(game)),
            people = escaped(&people.join(" · ")),
            note = escaped(note),
            table = self.summary.table,
            your_name = escaped(self.said(Text::YourName)),
            most = limits::NAME_CHARS,
            name = escaped(name),
            join = escaped(self.said(Text::Join)),
        )
    }
}

/// The page with a game's parcel where it asks for its module, if it was built with
/// parcels.
fn with_parcel(page: &str, game: GameId) -> Option<String> {
    const PARCELS: &str = "name=\"orbite-parcels\" content=\"";
    const MODULE: &str = "rel=\"preload\" href=\"";
    let (parcels, _) = page.split_once(PARCELS)?.1.split_once('"')?;
    let (before, rest) = page.split_once(MODULE)?;
    let (_, after) = rest.split_once('"')?;
    let name = game.name();
    (!parcels.is_empty()).then(|| format!("{before}{MODULE}{parcels}{name}.bin\"{after}"))
}

/// What the person on a seat is called.
fn person(seat: &protocol::SeatState) -> Option<String> {
    match &seat.holder {
        SeatHolder::Person { name, .. } => Some(name.clone()),
        SeatHolder::Open {} | SeatHolder::Bot { .. } => None,
    }
}

/// Text as it stands in a document or an attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<head><title>Orbite</title></head><body>\
                        <div id=\"loading\" role=\"status\"><p>Orbite…</p></div></body>";

    fn invitation(host: &str, language: Language) -> Invitation {
        let summary = serde_json::from_value(serde_json::json!({
            "table": "t1", "host": "u1", "game": "rockets", "options": {}, "stage": "waiting",
            "seats": [{"holder": {"person": {"user": "u1", "name": host}}},
                      {"holder": {"open": {}}}],
            "clock": "unlimited", "spectators": "welcome", "watching": 0,
        }))
        .unwrap();
        Invitation {
            link: "https://orbite.example/t/t1".to_owned(),
            language,
            host: Some(host.to_owned()),
            summary,
            parcel: true,
        }
    }

    #[test]
    fn a_guest_has_everything_in_one_file() {
        let page = |parcels: &str| {
            format!(
                "<link rel=\"preload\" href=\"/web.wasm\" as=\"fetch\">\
                 <meta name=\"orbite-parcels\" content=\"{parcels}\">{PAGE}"
            )
        };
        let invited = invitation("Ada", Language::English);
        let with = invited.write_into(&page("/parcel-1_"), "");
        assert!(
            with.contains("href=\"/parcel-1_rockets.bin\" as=\"fetch\""),
            "{with}"
        );
        let without = invited.write_into(&page(""), "");
        assert!(without.contains("href=\"/web.wasm\""), "{without}");
        let old = Invitation {
            parcel: false,
            ..invited
        };
        let apart = old.write_into(&page("/parcel-1_"), "");
        assert!(apart.contains("href=\"/web.wasm\""), "{apart}");
    }

    #[test]
    fn it_says_who_invites_to_what_in_every_language() {
        for language in Language::ALL {
            let page = invitation("Ada", language).write_into(PAGE, "");
            for part in [
                "Ada",
                "og:title",
                "og:description",
                "property=\"og:image\" content=\"https://orbite.example/card-rockets.png\"",
                "https://orbite.example/t/t1",
                "name=\"name\"",
                rockets_title(language),
            ] {
                assert!(page.contains(part), "{part}: {page}");
            }
            assert!(page.len() < 6_000, "{} bytes", page.len());
            assert!(!page.contains("Orbite…"), "{page}");
        }
    }

    #[test]
    fn who_can_only_watch_need_not_say_a_name() {
        let mut invited = invitation("Ada", Language::English);
        let can_watch = |invited: &Invitation| {
            let page = invited.write_into(PAGE, "");
            page.contains("name=\"watch\" value=\"yes\" formnovalidate>Watch<")
        };
        assert!(!can_watch(&invited), "a seat is open");
        invited.summary.stage = Stage::Playing;
        assert!(can_watch(&invited));
        invited.summary.spectators = protocol::Spectators::Nobody;
        assert!(!can_watch(&invited), "nobody may");
        invited.summary.spectators = protocol::Spectators::Apart;
        invited.summary.stage = Stage::Waiting;
        invited.summary.seats[1] = invited.summary.seats[0].clone();
        assert!(can_watch(&invited), "no seat is open");
    }

    fn rockets_title(language: Language) -> &'static str {
        <registry::Rockets as Words>::title(language)
    }

    #[test]
    fn names_are_text_and_nothing_else() {
        let bad = "\"><script>alert('x')</script>&";
        let page = invitation(bad, Language::English).write_into(PAGE, bad);
        assert!(!page.contains("<script>"), "{page}");
        assert!(page.contains("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)"));
    }

    #[test]
    fn the_browsers_language_is_spoken() {
        let wanted = |value: &'static str| {
            let mut request = HeaderMap::new();
            request.insert(header::ACCEPT_LANGUAGE, value.parse().unwrap());
            language(&request)
        };
        assert_eq!(wanted("ja, fr-CA;q=0.8, en;q=0.5"), Language::French);
        assert_eq!(wanted("ja"), Language::English);
    }
}
