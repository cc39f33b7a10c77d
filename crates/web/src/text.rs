//! What the page says, in the reader's language, and how it is downloaded.
//!
//! A visitor downloads one language: what all pages say before the page begins,
//! and the texts of a game with its code. The worker says nothing and downloads
//! no texts.

use crate::dom;
use crate::settings::{self, Settings};
use registry::GameId;
use std::cell::RefCell;
use std::pin::Pin;
pub(crate) use text::page::{self as say, Text};
use text::{Area, Language};

/// A text that is shown in the reader's language.
pub(crate) trait Localize {
    /// It in the reader's language. Tracks.
    fn get(self) -> &'static str;

    /// The same for a view, which follows the language. All texts are shown by
    /// this one function, where each `move || text.get()` is a type of its own,
    /// for which a kilobyte is compiled.
    fn shown(self) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static;
}

/// All areas of texts are localized alike.
macro_rules! localize {
    ($($area:ty),*) => {$(
        impl Localize for $area {
            fn get(self) -> &'static str {
                self.said(settings::language())
            }

            fn shown(self) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
                move || self.get()
            }
        }
    )*};
}

localize!(
    Text,
    text::home::Text,
    text::people::Text,
    text::together::Text,
    text::wall::Text
);

/// What has been downloaded.
struct Downloads {
    /// How the addresses of all text files begin.
    prefix: String,
    /// The language that downloads are in from now on.
    language: Language,
    /// The names of what was needed so far, with the languages they are there
    /// in.
    here: Vec<(String, Language)>,
}

thread_local! {
    static DOWNLOADS: RefCell<Option<Downloads>> = const { RefCell::new(None) };
}

/// The texts did not come, or belong to another version of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unreachable;

/// Takes what all pages say, which has been downloaded with the page.
pub(crate) fn begin(language: Language, prefix: String, core: String) -> Result<(), Unreachable> {
    text::install(language, core).map_err(|_| Unreachable)?;
    DOWNLOADS.set(Some(Downloads {
        prefix,
        language,
        here: vec![("core".to_owned(), language)],
    }));
    Ok(())
}

/// The texts of a game's tables.
pub(crate) fn of_game(game: GameId) -> Vec<String> {
    vec![game.name().to_owned()]
}

/// The texts of a game and its rule book.
pub(crate) fn with_rules(game: GameId) -> Vec<String> {
    vec![game.name().to_owned(), format!("rules-{}", game.name())]
}

/// Downloads texts in the reader's language unless they are there. The download
/// begins at once, not with the first poll.
pub(crate) fn need(names: Vec<String>) -> impl Future<Output = Result<(), Unreachable>> {
    let begun = begun(&names, None);
    async move {
        finish(begun).await?;
        // The reader may have changed the language meanwhile.
        finish(self::begun(&names, None)).await
    }
}

/// Shows the page in another language, once its texts are there; tells whether they came.
pub(crate) fn speak(settings: Settings, language: Language) -> impl Future<Output = bool> {
    let names: Vec<String> = DOWNLOADS.with_borrow(|downloads| {
        let here = downloads.iter().flat_map(|downloads| &downloads.here);
        here.map(|(name, _)| name.clone()).collect()
    });
    async move {
        let came = finish(begun(&names, Some(language))).await.is_ok();
        if came {
            DOWNLOADS.with_borrow_mut(|downloads| {
                if let Some(downloads) = downloads {
                    downloads.language = language;
                }
            });
            settings.language.set(language);
        }
        came
    }
}

/// A download that has begun.
struct Begun {
    name: String,
    language: Language,
    content: Pin<Box<dyn Future<Output = Option<String>>>>,
}

fn begun(names: &[String], language: Option<Language>) -> Vec<Begun> {
    DOWNLOADS.with_borrow(|downloads| {
        let Some(downloads) = downloads else {
            return Vec::new();
        };
        let language = language.unwrap_or(downloads.language);
        let is_here = |name: &str| {
            let mut here = downloads.here.iter();
            here.any(|(one, spoken)| one == name && *spoken == language)
        };
        let exists =
            |name: &str| name == "core" || Area::ALL.iter().any(|area| area.name() == name);
        let mut missing: Vec<&String> = names.iter().filter(|name| !is_here(name)).collect();
        missing.retain(|name| exists(name));
        missing.dedup();
        let begin = |name: &String| {
            let address = format!("{}{language}.{name}.txt", downloads.prefix);
            Begun {
                name: name.clone(),
                language,
                content: Box::pin(dom::text_file(&address)),
            }
        };
        missing.into_iter().map(begin).collect()
    })
}

async fn finish(begun: Vec<Begun>) -> Result<(), Unreachable> {
    for Begun {
        name,
        language,
        content,
    } in begun
    {
        let content = content.await.ok_or(Unreachable)?;
        text::install(language, content).map_err(|_| Unreachable)?;
        DOWNLOADS.with_borrow_mut(|downloads| {
            if let Some(downloads) = downloads {
                downloads.here.push((name, language));
            }
        });
    }
    Ok(())
}
