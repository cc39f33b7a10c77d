//! What one can do after a game of this device: the same again, or a little
//! different.

use super::controller::TableController;
use super::saved::SavedTable;
use crate::settings;
use crate::text::{Localize, Text};
use crate::{daily, games};
use board_kit::Board;
use engine::prelude::*;
use engine::{Level, Player};
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use text::ending as tell;

/// The same players with other bots, if there are bots and such a level. All bots
/// get the level beside that of the strongest.
fn with_bots(players: &[Player], levels: &[Level], stronger: bool) -> Option<(Level, Vec<Player>)> {
    let strongest = players.iter().filter_map(|player| player.bot);
    let strongest = strongest.filter_map(|level| levels.iter().rposition(|one| *one <= level));
    let now = strongest.max()?;
    let next = if stronger {
        now + 1
    } else {
        now.checked_sub(1)?
    };
    let level = *levels.get(next)?;
    let players = players.iter().cloned().map(|player| Player {
        bot: player.bot.map(|_| level),
        ..player
    });
    Some((level, players.collect()))
}

/// The same players with one bot more, or with the last bot gone.
fn with_seats(players: &[Player], (least, most): (u8, u8), more: bool) -> Option<Vec<Player>> {
    let mut players = players.to_vec();
    let last = players.iter().rposition(|player| player.bot.is_some())?;
    if more {
        let level = players[last].bot;
        let newcomer = games::newcomer(&players);
        players.push(Player {
            name: newcomer.name().to_owned(),
            bot: level,
        });
    } else {
        players.remove(last);
    }
    let range = usize::from(least)..=usize::from(most);
    range.contains(&players.len()).then_some(players)
}

/// Another game with other players, where the options allow it.
fn other<B: Board>(saved: &SavedTable, players: Vec<Player>) -> Option<SavedTable> {
    let options = saved.options.as_object().cloned().unwrap_or_default();
    SavedTable::new::<B::Game>(options, players).ok()
}

/// What one can do now.
pub(super) fn again<B: Board>(
    controller: TableController<B>,
    saved: &SavedTable,
) -> impl IntoView + use<B> {
    let navigate = use_navigate();
    let go = Callback::new(move |table: SavedTable| {
        navigate(&games::rematch::<B::Game>(&table), Default::default());
    });
    let people = controller.people();
    let winners = untrack(|| controller.outcome.get()).map(|outcome| outcome.winners());
    let won = winners.is_some_and(|winners| people.iter().any(|seat| winners.contains(*seat)));
    // First what suits the result.
    let bots = [won, !won].into_iter().filter_map(|stronger| {
        let (level, players) = with_bots(&saved.players, B::Game::LEVELS, stronger)?;
        let table = other::<B>(saved, players)?;
        let label = move || {
            let language = settings::language();
            let level = text::level_name(level, language);
            let choice = if stronger {
                tell::stronger(language, level)
            } else {
                tell::gentler(language, level)
            };
            if stronger == won {
                tell::recommended(language, choice)
            } else {
                choice
            }
        };
        let test = if stronger { "stronger" } else { "gentler" };
        Some(view! {
            <button class="quiet" data-testid=test on:click=move |_| go.run(table.clone())>{label}</button>
        })
    });
    let range = (B::Game::LEAST_SEATS, B::Game::MOST_SEATS);
    let seats = [true, false].into_iter().filter_map(|more| {
        let players = with_seats(&saved.players, range, more)?;
        let count = players.len();
        let table = other::<B>(saved, players)?;
        let label = move || tell::with_players(settings::language(), count);
        Some(view! {
            <button class="quiet" data-testid=format!("with-{count}") on:click=move |_| go.run(table.clone())>{label}</button>
        })
    });
    let replay = format!("/replay/{}", saved.id());
    let is_daily = daily::date_of(saved.id()).is_some();
    let same = saved.clone();
    view! {
        {is_daily.then(|| view! {
            <a class="button quiet" href=format!("/{}", B::Game::NAME) data-testid="to-daily">{move || Text::DailyCompare.get()}</a>
        })}
        <button class="primary" data-testid="rematch" on:click=move |_| go.run(same.clone())>
            {move || Text::Rematch.get()}
        </button>
        {bots.collect_view()}
        {seats.collect_view()}
        <a class="button quiet" href=replay data-testid="to-replay">{move || Text::Replay.get()}</a>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players() -> Vec<Player> {
        vec![
            Player::person("Ada"),
            Player::bot("", Level::Cadet),
            Player::bot("", Level::Pilot),
        ]
    }

    #[test]
    fn bots_get_stronger_and_gentler_as_far_as_levels_go() {
        let (level, stronger) = with_bots(&players(), &Level::ALL, true).expect("a level above");
        assert_eq!(Some(level), stronger[1].bot);
        assert_eq!(stronger[1].bot, stronger[2].bot);
        assert!(
            Level::ALL.iter().position(|one| *one == level)
                > Level::ALL.iter().position(|one| *one == Level::Pilot)
        );
        assert_eq!(stronger[0], players()[0], "people stay");
        let top = vec![
            Player::person(""),
            Player::bot("", Level::ALL[Level::ALL.len() - 1]),
        ];
        assert_eq!(with_bots(&top, &Level::ALL, true), None);
        let next = with_bots(&players(), &Level::USUAL, true).map(|(level, _)| level);
        assert_eq!(next, Some(Level::Captain), "as far as the game has levels");
        let low = vec![Player::person(""), Player::bot("", Level::ALL[0])];
        assert_eq!(with_bots(&low, &Level::ALL, false), None);
        assert_eq!(
            with_bots(&[Player::person("")], &Level::ALL, true),
            None,
            "no bots"
        );
    }

    #[test]
    fn bots_come_and_go_within_the_range_of_the_game() {
        let more = with_seats(&players(), (2, 4), true).expect("a seat more");
        assert_eq!((more.len(), more[3].bot), (4, Some(Level::Pilot)));
        assert_eq!(with_seats(&more, (2, 4), true), None);
        let fewer = with_seats(&players(), (2, 4), false).expect("a seat less");
        assert_eq!(fewer, players()[..2]);
        assert_eq!(with_seats(&fewer, (2, 4), false), None);
    }
}
