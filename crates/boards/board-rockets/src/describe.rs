//! The board in words.

use board_kit::Language;
use engine::Seat;
use rockets::{Cell, Rocket, View};
use text::Names;

pub(crate) fn describe(view: &View, names: &Names<'_>, language: Language) -> Vec<String> {
    let count = u8::try_from(view.rockets.len()).unwrap_or(u8::MAX);
    let mut sentences: Vec<String> = (0..count)
        .map(Rocket::new)
        .map(|rocket| rocket_sentence(view, rocket, names, language))
        .collect();
    for height in (1..=4).rev() {
        let cells: Vec<String> = view
            .options
            .layout
            .iter()
            .filter(|cell| view.heights[cell.index()] == height)
            .map(|cell| cell.to_string())
            .collect();
        if !cells.is_empty() {
            let cells = cells.join(", ");
            sentences.push(match height {
                1 => language.choose(
                    format!("One galaxy on cells {cells}."),
                    format!("Une galaxie sur les cases {cells}."),
                ),
                _ => language.choose(
                    format!("Stacks of {height} galaxies on cells {cells}."),
                    format!("Des piles de {height} galaxies sur les cases {cells}."),
                ),
            });
        }
    }
    let empty = view
        .options
        .layout
        .iter()
        .filter(|cell| view.heights[cell.index()] == 0 && !view.bases.contains(&Some(*cell)))
        .map(|cell| cell.to_string())
        .collect::<Vec<_>>();
    if !empty.is_empty() {
        let empty = empty.join(", ");
        sentences.push(language.choose(
            format!("Empty cells: {empty}."),
            format!("Cases vides : {empty}."),
        ));
    }
    sentences
}

fn rocket_sentence(view: &View, rocket: Rocket, names: &Names<'_>, language: Language) -> String {
    let seat: Seat = view.owner(rocket);
    let name = names.of(seat, language);
    let each = view.rockets.len() / usize::from(view.seats.count());
    let name = if each > 1 {
        let number = rocket.number() / view.seats.count() + 1;
        language.choose(
            format!("{name}, rocket {number}"),
            format!("{name}, fusée {number}"),
        )
    } else {
        name
    };
    let Some(cell) = view.rockets[rocket.index()] else {
        return language.choose(format!("{name} is out."), format!("{name} est hors jeu."));
    };
    let near = near(view, cell);
    let base = match view.bases[rocket.index()] {
        Some(base) if base == cell => language.choose(
            "on its own base".to_owned(),
            "sur sa propre base".to_owned(),
        ),
        Some(base) => language.choose(
            format!("its base is on cell {base} and can still be called"),
            format!("sa base est sur la case {base} et peut encore être appelée"),
        ),
        None => language.choose(
            "its base has been called".to_owned(),
            "sa base a déjà été appelée".to_owned(),
        ),
    };
    language.choose(
        format!("{name} stands on cell {cell}; {base}. Neighbouring cells: {near}."),
        format!("{name} est sur la case {cell} ; {base}. Cases voisines : {near}."),
    )
}

fn near(view: &View, cell: Cell) -> String {
    let layout = view.options.layout;
    let near = layout.neighbours(cell);
    layout
        .iter()
        .filter(|other| near.contains(other.number()))
        .map(|other| other.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}
