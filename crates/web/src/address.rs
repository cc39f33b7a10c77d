//! What the addresses inside the page mean.

use crate::online::Page;
use board_kit::signals::Memo;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use registry::GameId;

/// A place inside the page; which game or table is meant is a matter of the
/// place itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Shelf,
    Records,
    Table,
    Replay,
    Setup,
    Rules,
    /// The page of one game's box.
    Box(GameId),
    Learn,
    /// A place with others.
    Online(Page),
    Nowhere,
}

impl Place {
    /// The place at a path.
    pub(crate) fn at(path: &str) -> Self {
        let segments: Vec<&str> = segments(path).collect();
        match segments[..] {
            [] => Self::Shelf,
            ["games"] | [_, "games"] => Self::Records,
            ["table", _] => Self::Table,
            ["replay", _] => Self::Replay,
            ["lobby"] => Self::Online(Page::Lobby),
            ["c", _] => Self::Online(Page::Code),
            ["u", _] => Self::Online(Page::Person),
            ["me"] => Self::Online(Page::Me),
            ["operator"] => Self::Online(Page::Operator),
            ["mail", "confirm" | "password" | "stop"] => Self::Online(Page::Mail),
            ["t", _] => Self::Online(Page::Door),
            ["t", _, "screen"] => Self::Online(Page::Room),
            ["t", _, "replay"] => Self::Online(Page::Replay),
            [_, "together"] => Self::Online(Page::New),
            [_, "setup"] => Self::Setup,
            [_, "rules"] => Self::Rules,
            [_, "learn"] => Self::Learn,
            [game] => game.parse().map_or(Self::Nowhere, Self::Box),
            _ => Self::Nowhere,
        }
    }
}

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|segment| !segment.is_empty())
}

/// The place that the address names.
pub(crate) fn place() -> Memo<Place> {
    let path = use_location().pathname;
    Memo::new(move |_| path.with(|path| Place::at(path)))
}

/// A segment of the address of the page that asks. It stays what it was while
/// the page is being left.
pub(crate) fn segment(index: usize) -> Memo<Option<String>> {
    let path = use_location().pathname;
    let here = path.with_untracked(|path| Place::at(path));
    Memo::new(move |before: Option<&Option<String>>| {
        path.with(|path| match before {
            Some(before) if Place::at(path) != here => before.clone(),
            _ => segments(path).nth(index).map(str::to_owned),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_has_its_place() {
        for (path, place) in [
            ("/", Place::Shelf),
            ("", Place::Shelf),
            ("/games", Place::Records),
            ("/games/", Place::Records),
            ("/rockets/games", Place::Records),
            ("/table/abc", Place::Table),
            ("/replay/abc", Place::Replay),
            ("/rockets", Place::Box(GameId::Rockets)),
            ("/rockets/setup", Place::Setup),
            ("/rockets/rules", Place::Rules),
            ("/rockets/learn", Place::Learn),
            ("/lobby", Place::Online(Page::Lobby)),
            ("/c/abc", Place::Online(Page::Code)),
            ("/c", Place::Nowhere),
            ("/me", Place::Online(Page::Me)),
            ("/u/abc", Place::Online(Page::Person)),
            ("/operator", Place::Online(Page::Operator)),
            ("/mail/confirm", Place::Online(Page::Mail)),
            ("/mail/password", Place::Online(Page::Mail)),
            ("/mail/stop", Place::Online(Page::Mail)),
            ("/mail", Place::Nowhere),
            ("/mail/else", Place::Nowhere),
            ("/t/abc", Place::Online(Page::Door)),
            ("/t/abc/screen", Place::Online(Page::Room)),
            ("/t/abc/replay", Place::Online(Page::Replay)),
            ("/rockets/together", Place::Online(Page::New)),
            ("/somewhere", Place::Nowhere),
            ("/table", Place::Nowhere),
            ("/t/abc/else", Place::Nowhere),
            ("/rockets/rules/more", Place::Nowhere),
        ] {
            assert_eq!(Place::at(path), place, "{path}");
        }
    }
}
