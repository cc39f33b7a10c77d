//! A look at an asteroid: where each roll of the die would send it.

use crate::AsteroidsBoard;
use crate::curve::{Xy, centre, point_of, step};
use crate::describe;
use crate::scene::{Berth, Scene};
use asteroids::{Act, Asteroid, Square};
use board_kit::BoardContext;
use board_kit::signals::{Memo, RwSignal};
use engine::Viewer;
use leptos::prelude::*;

/// Which asteroid is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Inspection {
    context: BoardContext<AsteroidsBoard>,
    pointed: RwSignal<Option<Asteroid>>,
    pinned: RwSignal<Option<Asteroid>>,
    /// The asteroid whose arrows are shown.
    pub(crate) rock: Memo<Option<Asteroid>>,
}

impl Inspection {
    /// Nothing is looked at yet.
    pub(crate) fn new(context: BoardContext<AsteroidsBoard>) -> Self {
        let (pointed, pinned) = (RwSignal::new(None), RwSignal::new(None));
        let rock = Memo::new(move |_| {
            let rock: Asteroid = pointed.get().or(pinned.get())?;
            context
                .scene
                .with(|scene| scene.rocks[rock.index()].is_some())
                .then_some(rock)
        });
        Self {
            context,
            pointed,
            pinned,
            rock,
        }
    }

    /// Something is pointed at, or nothing any more.
    pub(crate) fn point(&self, rock: Option<Asteroid>) {
        self.pointed.set(rock);
    }

    /// Keeps an asteroid's arrows in sight, or lets them go.
    pub(crate) fn pin(&self, rock: Asteroid) {
        self.pinned
            .update(|pinned| *pinned = (*pinned != Some(rock)).then_some(rock));
        if self.pinned.get_untracked().is_none() {
            self.pointed.set(None);
        }
    }

    /// Whether an asteroid's arrows are kept in sight. Tracks.
    pub(crate) fn is_pinned(&self, rock: Asteroid) -> bool {
        self.pinned.get() == Some(rock)
    }

    /// What each roll does to an asteroid, in words. Tracks.
    pub(crate) fn words(&self, rock: Asteroid) -> String {
        let language = self.context.language.get();
        self.context
            .scene
            .with(|scene| match scene.rocks[rock.index()] {
                Some(lie) => describe::rock(&scene.tables, rock, lie, language),
                None => String::new(),
            })
    }
}

/// What a roll would do, on the board.
struct Fate {
    die: u8,
    from: Xy,
    to: Xy,
    peril: Peril,
}

/// How bad a roll would be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Peril {
    /// Nobody minds.
    None,
    /// A tile or another asteroid would go.
    Piece,
    /// A ship would be lost, or face the rock in its next turn.
    Ship,
}

/// The arrows of the asteroid that is looked at.
pub(crate) fn arrows(context: BoardContext<AsteroidsBoard>, inspection: Inspection) -> AnyView {
    let fates = move || {
        let Some(rock) = inspection.rock.get() else {
            return Vec::new();
        };
        context.scene.with(|scene| fates(scene, rock))
    };
    let drawn = move || {
        fates()
            .into_iter()
            .map(|fate| {
                let ((x, y), (to_x, to_y)) = (fate.from, fate.to);
                let class = match fate.peril {
                    Peril::None => "af-fate",
                    Peril::Piece => "af-fate af-fate-piece",
                    Peril::Ship => "af-fate af-fate-ship",
                };
                let line = format!("M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}");
                view! {
                    <g class=class>
                        <path class="af-fate-way" d=line />
                        <g transform=format!("translate({to_x:.1} {to_y:.1})")>
                            <circle class="af-fate-chip" r="17" />
                            <text class="af-fate-die" y="8">{fate.die}</text>
                        </g>
                    </g>
                }
            })
            .collect_view()
    };
    view! { <g class="af-fates" aria-hidden="true">{drawn}</g> }.into_any()
}

fn fates(scene: &Scene, rock: Asteroid) -> Vec<Fate> {
    let Some(lie) = scene.rocks[rock.index()] else {
        return Vec::new();
    };
    (1..=5)
        .filter_map(|die| {
            let Act::Drift(direction) = scene.tables.act(rock, lie.rot, die) else {
                return None;
            };
            let ((x, y), (dx, dy)) = (centre(lie.square), step(direction));
            let to = lie.square.neighbour(direction);
            // Off the board the chip stays in the margin.
            let reach = if to.is_some() { 92.0 } else { 66.0 };
            Some(Fate {
                die,
                from: (x + dx * 52.0, y + dy * 52.0),
                to: (x + dx * reach, y + dy * reach),
                peril: to.map_or(Peril::None, |to| peril(scene, to)),
            })
        })
        .collect()
}

/// AF-4.3 to AF-4.6: what an asteroid does that comes to a square.
fn peril(scene: &Scene, to: Square) -> Peril {
    let threatened = scene.ships.iter().flatten().any(|berth| match berth {
        Berth::Facing(facing) => {
            let stands = facing.across().is_some_and(|behind| behind.square() == to);
            let removed = stands && scene.tile_on(to).is_some();
            removed || facing.square() == to
        }
        Berth::Leaving(_) => false,
    });
    if threatened {
        Peril::Ship
    } else if scene.tile_on(to).is_some() || scene.rock_on(to).is_some() {
        Peril::Piece
    } else {
        Peril::None
    }
}

/// The asteroids that could end the viewer's own flight in one move, marked
/// at the viewer's ship: shown at all times, before it is too late.
pub(crate) fn warnings(context: BoardContext<AsteroidsBoard>) -> AnyView {
    let threats = Memo::new(move |_| {
        context.scene.with(|scene| {
            let Viewer::Seat(seat) = scene.viewer else {
                return Vec::new();
            };
            let Some(Berth::Facing(facing)) = scene.ships[seat.index()] else {
                return Vec::new();
            };
            // An asteroid ahead must drift away before the own turn.
            match scene.rock_on(facing.square()) {
                Some(_) => vec![point_of(facing)],
                None => Vec::new(),
            }
        })
    });
    let drawn = move || {
        threats
            .get()
            .into_iter()
            .map(|(x, y)| {
                view! {
                    <g class="af-warning" transform=format!("translate({x:.1} {y:.1})")>
                        <path class="af-warning-plate" d="M0-15L15 11H-15Z" />
                        <path class="af-warning-sign" d="M0-6V3M0 6.4V7.2" />
                    </g>
                }
            })
            .collect_view()
    };
    view! { <g aria-hidden="true">{drawn}</g> }.into_any()
}
