//! What the addresses inside the page mean.

use crate::online::OnlinePage;
use board_kit::signals::Memo;
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use registry::GameId;

/// A route inside the page; which game or table is meant is a matter of the
/// route itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PageRoute {
    Shelf,
    Records,
    Table,
    Replay,
    Setup,
    Rules,
    /// The page of one game's box.
    Box(GameId),
    Learn,
    /// A route with others.
    Online(OnlinePage),
    Nowhere,
}

impl PageRoute {
    /// The route at a path.
    pub(crate) fn at(path: &str) -> Self {
        let segments: Vec<&str> = segments(path).collect();
        match segments[..] {
            [] => Self::Shelf,
            ["games"] | [_, "games"] => Self::Records,
            ["table", _] => Self::Table,
            ["replay", _] => Self::Replay,
            ["lobby"] => Self::Online(OnlinePage::Lobby),
            ["c", _] => Self::Online(OnlinePage::Code),
            ["u", _] => Self::Online(OnlinePage::Person),
            ["me"] => Self::Online(OnlinePage::Me),
            ["operator"] => Self::Online(OnlinePage::Operator),
            ["mail", "confirm" | "password" | "stop"] => Self::Online(OnlinePage::Mail),
            ["t", _] => Self::Online(OnlinePage::Door),
            ["t", _, "screen"] => Self::Online(OnlinePage::Room),
            ["t", _, "replay"] => Self::Online(OnlinePage::Replay),
            [_, "together"] => Self::Online(OnlinePage::New),
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

/// The route that the address names.
pub(crate) fn route() -> Memo<PageRoute> {
    let path = use_location().pathname;
    Memo::new(move |_| path.with(|path| PageRoute::at(path)))
}

/// A segment of the address of the page that asks. It stays what it was while
/// the page is being left.
pub(crate) fn segment(index: usize) -> Memo<Option<String>> {
    let path = use_location().pathname;
    let here = path.with_untracked(|path| PageRoute::at(path));
    Memo::new(move |before: Option<&Option<String>>| {
        path.with(|path| match before {
            Some(before) if PageRoute::at(path) != here => before.clone(),
            _ => segments(path).nth(index).map(str::to_owned),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_leads(path: &str, route: PageRoute) {
        assert_eq!(PageRoute::at(path), route, "{path}");
    }

    #[test]
    fn every_address_has_its_page() {
        for (path, route) in [
            ("/", PageRoute::Shelf),
            ("", PageRoute::Shelf),
            ("/games", PageRoute::Records),
            ("/games/", PageRoute::Records),
            ("/rockets/games", PageRoute::Records),
            ("/table/abc", PageRoute::Table),
            ("/replay/abc", PageRoute::Replay),
            ("/rockets", PageRoute::Box(GameId::Rockets)),
            ("/rockets/setup", PageRoute::Setup),
            ("/rockets/rules", PageRoute::Rules),
            ("/rockets/learn", PageRoute::Learn),
        ] {
            assert_leads(path, route);
        }
        for (path, page) in [
            ("/lobby", OnlinePage::Lobby),
            ("/c/abc", OnlinePage::Code),
            ("/me", OnlinePage::Me),
            ("/u/abc", OnlinePage::Person),
            ("/operator", OnlinePage::Operator),
            ("/mail/confirm", OnlinePage::Mail),
            ("/mail/password", OnlinePage::Mail),
            ("/mail/stop", OnlinePage::Mail),
            ("/t/abc", OnlinePage::Door),
            ("/t/abc/screen", OnlinePage::Room),
            ("/t/abc/replay", OnlinePage::Replay),
            ("/rockets/together", OnlinePage::New),
        ] {
            assert_leads(path, PageRoute::Online(page));
        }
    }

    #[test]
    fn other_addresses_lead_nowhere() {
        let paths = "/c /mail /mail/else /somewhere /table /t/abc/else /rockets/rules/more";
        for path in paths.split(' ') {
            assert_leads(path, PageRoute::Nowhere);
        }
    }
}
