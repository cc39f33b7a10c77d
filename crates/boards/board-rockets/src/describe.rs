//! The board in words.

use board_kit::{Language, Told};
use rockets::{Cell, Rocket, View};
use text::Names;
use text::rockets::{self as say, Text};

pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let names = &names.with_you(view.seats, view.viewer, language);
    let names = &Names(names);
    let count = u8::try_from(view.rockets.len()).unwrap_or(u8::MAX);
    let mut sentences = vec![Text::ToldCells.said(language).to_owned()];
    sentences.extend(teams(view, names, language));
    let rockets = (0..count).map(Rocket::new);
    sentences.extend(rockets.map(|rocket| rocket_sentence(view, rocket, names, language)));
    for height in (1..=4).rev() {
        let cells: Vec<String> = view
            .options
            .layout
            .iter()
            .filter(|cell| view.heights[cell.index()] == height)
            .map(|cell| say::cell_number(cell).to_string())
            .collect();
        if !cells.is_empty() {
            sentences.push(say::cells_of_height(language, height, cells));
        }
    }
    let empty = view
        .options
        .layout
        .iter()
        .filter(|cell| view.heights[cell.index()] == 0 && !view.bases.contains(&Some(*cell)))
        .map(|cell| say::cell_number(cell).to_string())
        .collect::<Vec<_>>();
    if !empty.is_empty() {
        sentences.push(say::empty_cells(language, empty));
    }
    sentences
}

/// What a thing on the board is now.
pub(crate) fn answer(told: &Told<'_, View>, (kind, number): (&str, usize)) -> Option<String> {
    let (view, names, language) = (told.view, told.names, told.language);
    let with_you = &names.with_you(view.seats, view.viewer, language);
    let told = &Names(with_you);
    let of = |rocket| rocket_sentence(view, rocket, told, language);
    let fleet =
        || (0..view.rockets.len()).filter_map(|index| u8::try_from(index).ok().map(Rocket::new));
    let lines: Vec<String> = match kind {
        "cell" => {
            let cell = view.options.layout.iter().nth(number)?;
            let ground = say::what_is_there(cell, view, names, language);
            let here = |rocket: &Rocket| view.rockets[rocket.index()] == Some(cell);
            [ground]
                .into_iter()
                .chain(fleet().filter(here).map(of))
                .collect()
        }
        "rocket" => {
            let rocket = fleet().nth(number)?;
            let name = say::rocket_name(view, rocket, told, language);
            let exits = view.rockets[number]
                .map(|_| say::exits_left(language, name, view.ways(rocket).len()) + ".");
            [of(rocket)].into_iter().chain(exits).collect()
        }
        "base" => vec![of(fleet().nth(number)?)],
        _ => {
            let seat = view.seats.iter().nth(number)?;
            let own = fleet().filter(|&rocket| view.owner(rocket) == seat).map(of);
            own.chain(teams(view, told, language)).collect()
        }
    };
    Some(lines.join(" "))
}

/// Who plays with whom, if there are teams.
fn teams(view: &View, names: &Names<'_>, language: Language) -> Option<String> {
    let members = |team: u8| -> Vec<String> {
        let seats = view.seats.iter();
        let seats = seats.filter(|seat| view.options.team(*seat) == Some(team));
        seats.map(|seat| names.of(seat, language)).collect()
    };
    let teams = view.options.teams;
    teams.then(|| say::told_teams(language, members(0), members(1)))
}

fn rocket_sentence(view: &View, rocket: Rocket, names: &Names<'_>, language: Language) -> String {
    let name = say::rocket_name(view, rocket, names, language);
    let Some(cell) = view.rockets[rocket.index()] else {
        return say::is_out(language, name);
    };
    let near = near(view, cell);
    let base = match view.bases[rocket.index()] {
        Some(base) if base == cell => Text::OnOwnBase.said(language).to_owned(),
        Some(base) => say::base_callable(language, say::cell_number(base)),
        None => Text::BaseCalled.said(language).to_owned(),
    };
    say::stands(language, name, say::cell_number(cell), base, near)
}

fn near(view: &View, cell: Cell) -> Vec<String> {
    let layout = view.options.layout;
    let near = layout.neighbours(cell);
    layout
        .iter()
        .filter(|other| near.contains(other.number()))
        .map(|other| say::cell_number(other).to_string())
        .collect()
}
