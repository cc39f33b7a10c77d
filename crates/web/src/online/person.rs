//! Somebody's profile: what they played, with whom, and what they are to oneself.

use super::avatar::{Avatar, AvatarPicture};
use super::board_screens;
use super::http::Trouble;
use super::identity::{Identity, identity};
use super::me::{Relation, face_link, when, word};
use crate::address;
use crate::chrome::{NotFound, TopBar};
use crate::settings::language;
use crate::text::{Localize, Text};
use board_kit::signals::{RwSignal, Signal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::people::Profile;
use text::people::{self as say, Text as Words};

/// The profile of the person whom the address names.
#[component]
pub(crate) fn PersonPage() -> impl IntoView {
    let identity = identity();
    let id = address::segment(1);
    let found = RwSignal::new(None::<Result<Profile, Trouble>>);
    let load = move || {
        let Some(id) = id.get_untracked() else { return };
        spawn_local(async move {
            let profile = identity.look::<Profile>(&format!("/api/users/{id}")).await;
            let _ = found.try_set(Some(profile));
        });
    };
    Effect::new(move |_| {
        id.track();
        load();
    });
    let reload = Callback::new(move |()| load());
    move || match found.get() {
        None => view! { <main class="wait"><p role="status">{Text::Loading.shown()}</p></main> }
            .into_any(),
        Some(Err(trouble)) => view! { <NotFound text=trouble.text() /> }.into_any(),
        Some(Ok(profile)) => draw(identity, profile, reload).into_any(),
    }
}

fn draw(identity: Identity, profile: Profile, reload: Callback<()>) -> impl IntoView {
    let Profile {
        face,
        games,
        opponents,
        last,
        against_me,
        bond,
        since: _,
    } = profile;
    let title = face.name.clone();
    let avatar = Signal::stored(Avatar::chosen(&face.user, face.avatar));
    let me = untrack(|| identity.get());
    let is_other = me.is_some_and(|me| me.user.as_str() != face.user);
    let name = face.name.clone();
    let against = move || say::against_you(language(), name.clone());
    let nothing = games.is_empty();
    let of_game = |game: String| (move || board_screens::title(&game)).into_any();
    let against_me = against_me.into_iter();
    let against_me = against_me
        .map(|one| row(of_game(one.game), one.played, one.won, Some(one.lost)))
        .collect();
    let with_bots_in_all = games.iter().map(|one| one.played_bots).sum::<u64>();
    let with_bots = move || say::against_bots(language(), with_bots_in_all);
    let bots = games.iter().filter(|one| one.played_bots > 0);
    let bots = bots
        .map(|one| {
            row(
                of_game(one.game.clone()),
                one.played_bots,
                one.won_bots,
                None,
            )
        })
        .collect();
    let games = games.into_iter().filter(|one| one.played > 0);
    let games = games
        .map(|one| row(of_game(one.game), one.played, one.won, None))
        .collect();
    let opponents = opponents.into_iter();
    let opponents = opponents
        .map(|one| {
            let who = face_link(&one.face).into_any();
            row(who, one.played, one.won, Some(one.lost))
        })
        .collect();
    view! {
        <TopBar title=Signal::derive(move || title.clone()) />
        <main class="page profile" id="content" tabindex="-1" data-testid="person">
            <section class="card who">
                <AvatarPicture avatar />
                <div>
                    <h2 data-testid="their-name">{face.name.clone()}</h2>
                    {bond.map(|bond| view! { <p class="muted" data-testid="bond">{word(bond).shown()}</p> })}
                    {is_other.then(|| view! {
                        <Relation identity user=face.user.clone() bond done=reload />
                        <p class="muted">{Words::BlockNote.shown()}</p>
                    })}
                </div>
            </section>
            {nothing.then(|| view! { <p class="muted" data-testid="no-games">{Words::NoGamesYet.shown()}</p> })}
            {results("against-me", against.into_any(), Text::TheGame.shown().into_any(), true, against_me)}
            {results("their-games", Text::Statistics.shown().into_any(), Text::TheGame.shown().into_any(), false, games)}
            {results("their-games-with-bots", with_bots.into_any(), Text::TheGame.shown().into_any(), false, bots)}
            {results("their-opponents", Words::Opponents.shown().into_any(), Words::Opponents.shown().into_any(), true, opponents)}
            {(!last.is_empty()).then(|| view! {
                <section class="card" data-testid="their-last">
                    <h2>{Words::LastGames.shown()}</h2>
                    <ul class="plain-list">
                        {last.into_iter().map(|one| {
                            let game = one.game.clone();
                            view! {
                                <li>
                                    <span>
                                        {move || board_screens::title(&game)} " · "
                                        {move || say::place_of(language(), one.place, one.seats)}
                                        <span class="muted">" · " {move || when(one.finished)}</span>
                                    </span>
                                    {one.table.map(|table| view! {
                                        <a class="button quiet" href=format!("/t/{table}/replay")>{Text::Replay.shown()}</a>
                                    })}
                                </li>
                            }
                        }).collect_view()}
                    </ul>
                </section>
            })}
        </main>
    }
}

/// A table of results under a heading, if there are any.
fn results(
    test: &'static str,
    heading: AnyView,
    first: AnyView,
    with_lost: bool,
    rows: Vec<AnyView>,
) -> Option<AnyView> {
    if rows.is_empty() {
        return None;
    }
    let section = view! {
        <section class="card" data-testid=test>
            <h2>{heading}</h2>
            <table class="tallies">
                <thead><tr>
                    <th scope="col">{first}</th>
                    <th scope="col">{Text::Played.shown()}</th>
                    <th scope="col">{Text::Won.shown()}</th>
                    {with_lost.then(|| view! { <th scope="col">{Words::Lost.shown()}</th> })}
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    };
    Some(section.into_any())
}

fn row(first: AnyView, played: u64, won: u64, lost: Option<u64>) -> AnyView {
    let row = view! {
        <tr>
            <th scope="row">{first}</th>
            <td>{played}</td>
            <td>{won}</td>
            {lost.map(|lost| view! { <td>{lost}</td> })}
        </tr>
    };
    row.into_any()
}
