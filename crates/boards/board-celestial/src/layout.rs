//! Where things lie, in a drawing as large as its container.
//!
//! One unit is one pixel on a small screen; larger screens get larger units
//! rather than more of them, so that text grows with the board.

use engine::{Seat, Seats};

/// A rectangle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
}

impl Area {
    pub(crate) const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x, y, w, h }
    }

    /// Its middle.
    pub(crate) fn centre(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The same, smaller by a margin on each side.
    fn inset(self, margin: f64) -> Self {
        Self::new(
            self.x + margin,
            self.y + margin,
            (self.w - 2.0 * margin).max(1.0),
            (self.h - 2.0 * margin).max(1.0),
        )
    }
}

/// Width over height of a card.
pub(crate) const CARD_WIDTH: f64 = 100.0;
/// The height of a card drawn [`CARD_WIDTH`] wide.
pub(crate) const CARD_HEIGHT: f64 = 136.0;

/// What lies before one of the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct PlaceArea {
    /// All of it.
    pub(crate) cell: Area,
    /// Its card, on its pile.
    pub(crate) card: Area,
    /// Where its words begin, from the top.
    pub(crate) words: Words,
}

/// Where the words of a place stand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Words {
    /// The name above the card, the value below, both in the middle.
    Around,
    /// Everything to the right of the card.
    Beside,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Layout {
    /// The whole drawing.
    pub(crate) size: (f64, f64),
    /// The viewer's own card, or the four scales without one.
    pub(crate) own: Area,
    /// The picture at the head of the own card.
    pub(crate) head: Area,
    /// The height of one of the four rows.
    pub(crate) row: f64,
    /// The others' places, by seat; the viewer's own has none.
    pub(crate) places: Vec<Option<PlaceArea>>,
    /// The viewer's own pile.
    pub(crate) own_pile: Area,
    /// The line with the round and what is special about it.
    pub(crate) news: Area,
    /// What was shown at the end of the last round.
    pub(crate) last: Area,
}

const GAP: f64 = 8.0;
const LEAST_ROW: f64 = 44.0;
/// Beside a narrower line of news there is no room for the last round.
const LEAST_NEWS: f64 = 150.0;

impl Layout {
    /// The layout for a container of that many pixels.
    pub(crate) fn fitting((width, height): (f64, f64), seats: Seats, own: Option<Seat>) -> Self {
        let ratio = width / height;
        if ratio >= 1.05 {
            let h = height.clamp(272.0, 470.0);
            Self::wide((h * ratio.min(2.0), h), seats, own)
        } else {
            let w = width.clamp(344.0, 470.0);
            Self::tall((w, (w / ratio).clamp(384.0, w * 2.0)), seats, own)
        }
    }

    /// The own card, as large as it goes, and nobody else's.
    pub(crate) fn alone((width, height): (f64, f64), seats: Seats) -> Self {
        let w = width.clamp(344.0, 470.0);
        let h = (w * height / width).clamp(300.0, 2.0 * w);
        let news_height = 24.0;
        let own = Area::new(1.0, news_height + 2.0, w - 2.0, h - news_height - 3.0);
        let news = Area::new(2.0, 0.0, w - 4.0, news_height);
        let last = Area::new(w - 2.0, 0.0, 0.0, news_height);
        let places = vec![None; seats.count().into()];
        Self::around_card((w, h), own, places, news, last)
    }

    /// The others above, the own card below.
    fn tall((w, h): (f64, f64), seats: Seats, own: Option<Seat>) -> Self {
        let others = others(seats, own);
        let news_height = 24.0;
        let least_card = 4.0 * LEAST_ROW + 58.0;
        let room = h - news_height - GAP;
        let (columns, lines) = match others.len() {
            count @ 0..=5 => (count.max(1), 1),
            count => (count.div_ceil(2), 2),
        };
        let wished: f64 = match (columns, lines) {
            (1 | 2, _) => 96.0,
            (_, 1) => 122.0,
            _ => 150.0,
        };
        let strip = (wished + (room - wished - least_card).max(0.0) * 0.3)
            .min(room - least_card)
            .min(170.0 * lines as f64);
        let places = grid(
            Area::new(0.0, 0.0, w, strip),
            columns,
            lines,
            seats,
            &others,
        );
        let own_area = Area::new(
            1.0,
            strip + news_height + GAP / 2.0,
            w - 2.0,
            h - strip - news_height - GAP / 2.0 - 1.0,
        );
        let news = Area::new(2.0, strip, w - 4.0, news_height);
        Self::around_card(
            (w, h),
            own_area,
            places,
            Area::new(news.x, news.y, news.w * 0.6, news.h),
            Area::new(news.x + news.w * 0.6, news.y, news.w * 0.4, news.h),
        )
    }

    /// The own card on the left, the others on the right.
    fn wide((w, h): (f64, f64), seats: Seats, own: Option<Seat>) -> Self {
        let others = others(seats, own);
        let card = (w * 0.53).clamp(240.0, 400.0);
        let own_area = Area::new(1.0, 1.0, card, h - 2.0);
        let right = Area::new(card + 14.0, 0.0, w - card - 15.0, h);
        let news_height = 28.0;
        // A tall room can spare a band for the last round.
        let band = if h > 400.0 { 58.0 } else { 0.0 };
        let (columns, lines) = match others.len() {
            0 | 1 => (1, 1),
            2 => (1, 2),
            3 if right.w > 380.0 => (3, 1),
            3 => (1, 3),
            4 => (2, 2),
            _ => (3, 2),
        };
        let places = grid(
            Area::new(
                right.x,
                news_height,
                right.w,
                right.h - news_height - band - if band > 0.0 { GAP } else { 0.0 },
            ),
            columns,
            lines,
            seats,
            &others,
        );
        let (news, last) = if band > 0.0 {
            (
                Area::new(right.x, 0.0, right.w, news_height),
                Area::new(right.x, h - band, right.w, band),
            )
        } else if right.w < LEAST_NEWS {
            (
                Area::new(right.x, 0.0, right.w, news_height),
                Area::new(right.x + right.w, 0.0, 0.0, news_height),
            )
        } else {
            (
                Area::new(right.x, 0.0, right.w * 0.55, news_height),
                Area::new(right.x + right.w * 0.55, 0.0, right.w * 0.45, news_height),
            )
        };
        Self::around_card((w, h), own_area, places, news, last)
    }

    fn around_card(
        size: (f64, f64),
        own: Area,
        places: Vec<Option<PlaceArea>>,
        news: Area,
        last: Area,
    ) -> Self {
        let row = ((own.h - 64.0) / 6.4).clamp(LEAST_ROW, 58.0);
        let head = Area::new(own.x, own.y, own.w, own.h - 4.0 * row - 6.0);
        let pile = Area::new(own.x + own.w - 58.0, own.y + 9.0, 30.0, 40.8);
        Self {
            size,
            own,
            head,
            row,
            places,
            own_pile: pile,
            news,
            last,
        }
    }

    /// Where a seat's card lies.
    pub(crate) fn card(&self, seat: Seat) -> Area {
        match self.places.get(seat.index()).copied().flatten() {
            Some(place) => place.card,
            None => self.own,
        }
    }

    /// Where a seat's pile lies.
    pub(crate) fn pile(&self, seat: Seat) -> Area {
        match self.places.get(seat.index()).copied().flatten() {
            Some(place) => place.card,
            None => self.own_pile,
        }
    }

    /// The middle of the table, where a black hole opens.
    pub(crate) fn middle(&self) -> (f64, f64) {
        self.news.centre()
    }
}

/// The others, clockwise from the viewer; everybody for a spectator.
fn others(seats: Seats, own: Option<Seat>) -> Vec<Seat> {
    match own {
        Some(own) => seats.clockwise_from(own).skip(1).collect(),
        None => seats.iter().collect(),
    }
}

/// Places in lines, the last line in the middle when it is shorter.
fn grid(
    area: Area,
    columns: usize,
    lines: usize,
    seats: Seats,
    others: &[Seat],
) -> Vec<Option<PlaceArea>> {
    let mut places = vec![None; usize::from(seats.count())];
    let (w, h) = (area.w / columns as f64, area.h / lines as f64);
    for (number, seat) in others.iter().enumerate() {
        let line = number / columns;
        let in_line = columns.min(others.len() - line * columns);
        let margin = (area.w - in_line as f64 * w) / 2.0;
        let cell = Area::new(
            area.x + margin + (number % columns) as f64 * w,
            area.y + line as f64 * h,
            w,
            h,
        );
        if let Some(place) = places.get_mut(seat.index()) {
            *place = Some(place_in(cell));
        }
    }
    places
}

fn place_in(cell: Area) -> PlaceArea {
    let inner = cell.inset(3.0);
    let shape = CARD_WIDTH / CARD_HEIGHT;
    if inner.w > 1.15 * inner.h {
        let h = (inner.h - 10.0).min(inner.w * 0.42 / shape);
        let w = h * shape;
        let card = Area::new(inner.x + 4.0, inner.y + (inner.h - h) / 2.0, w, h);
        PlaceArea {
            cell: inner,
            card,
            words: Words::Beside,
        }
    } else {
        let h = (inner.h - 58.0).min((inner.w - 14.0) / shape).min(250.0);
        let w = h * shape;
        let spare = inner.h - h - 58.0;
        let card = Area::new(
            inner.x + (inner.w - w) / 2.0,
            inner.y + 22.0 + spare / 2.0,
            w,
            h,
        );
        PlaceArea {
            cell: Area::new(inner.x, inner.y + spare / 2.0, inner.w, inner.h - spare),
            card,
            words: Words::Around,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inside(outer: Area, inner: Area) -> bool {
        inner.x >= outer.x - 0.01
            && inner.y >= outer.y - 0.01
            && inner.x + inner.w <= outer.x + outer.w + 0.01
            && inner.y + inner.h <= outer.y + outer.h + 0.01
    }

    fn apart(one: Area, other: Area) -> bool {
        one.x + one.w <= other.x + 0.01
            || other.x + other.w <= one.x + 0.01
            || one.y + one.h <= other.y + 0.01
            || other.y + other.h <= one.y + 0.01
    }

    #[test]
    fn a_card_alone_fills_a_phone() {
        let seats = Seats::new(6).unwrap();
        for screen in [
            (344.0, 300.0),
            (360.0, 420.0),
            (360.0, 700.0),
            (900.0, 420.0),
        ] {
            let layout = Layout::alone(screen, seats);
            let whole = Area::new(0.0, 0.0, layout.size.0, layout.size.1);
            assert!(inside(whole, layout.own) && inside(layout.own, layout.head));
            assert!(
                layout.row >= LEAST_ROW && layout.head.h >= 50.0,
                "{screen:?}"
            );
            let rows = layout.head.y + layout.head.h + 4.0 * layout.row;
            assert!(rows <= layout.own.y + layout.own.h, "{screen:?}");
        }
    }

    #[test]
    fn everything_fits_and_nothing_overlaps_on_any_screen() {
        let screens = [
            (360.0, 380.0),
            (360.0, 540.0),
            (320.0, 480.0),
            (720.0, 640.0),
            (1200.0, 800.0),
            (500.0, 260.0),
            (2400.0, 1300.0),
            (700.0, 700.0),
        ];
        for screen in screens {
            for count in 2..=6 {
                let seats = Seats::new(count).unwrap();
                for own in seats.iter().map(Some).chain([None]) {
                    let layout = Layout::fitting(screen, seats, own);
                    let whole = Area::new(0.0, 0.0, layout.size.0, layout.size.1);
                    let mut areas = vec![layout.own, layout.news, layout.last];
                    for place in layout.places.iter().flatten() {
                        assert!(inside(place.cell, place.card), "{screen:?} {count}");
                        assert!(place.card.w >= 28.0, "{screen:?} {count} {:?}", place.card);
                        areas.push(place.cell);
                    }
                    for (number, &area) in areas.iter().enumerate() {
                        assert!(inside(whole, area), "{screen:?} {count} {area:?}");
                        for &other in &areas[..number] {
                            assert!(apart(area, other), "{screen:?} {count} {area:?} {other:?}");
                        }
                    }
                    assert!(inside(layout.own, layout.head) && layout.head.h >= 50.0);
                    assert!(layout.row >= LEAST_ROW);
                }
            }
        }
    }
}
