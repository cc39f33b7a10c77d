//! A picture of the result, made on the device.

use board_kit::seat_shape_path;
use engine::Seat;
use std::fmt::Write;

const WIDTH: u32 = 800;
const HEAD: u32 = 170;
const ROW: u32 = 64;
/// So many letters of the headline fit into a line.
const LINE: usize = 44;

/// The colours of the seats, as the style sheet has them.
const COLOURS: [&str; 8] = [
    "#E8743B", "#56B4E9", "#2FB387", "#F2D544", "#B58AE8", "#F08BB4", "#E9EDF7", "#6C8CFF",
];

/// A seat in the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub seat: Seat,
    pub place: u8,
    pub name: String,
    pub points: Option<String>,
}

/// How wide and how high the picture of so many seats is.
pub(super) fn size(rows: &[Row]) -> (u32, u32) {
    (WIDTH, HEAD + ROW * rows.len() as u32 + 40) // OK because there are at most 8 seats.
}

/// Draws a result, as SVG.
pub(super) fn draw(title: &str, headline: &str, rows: &[Row]) -> String {
    let (width, height) = size(rows);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="system-ui,sans-serif"><rect width="100%" height="100%" fill="#0B1020"/><text x="40" y="56" fill="#A9B3D1" font-size="24">Orbite · {}</text>"##,
        escaped(title)
    );
    for (index, line) in lines(headline).into_iter().take(2).enumerate() {
        let y = 104 + 38 * index;
        // Writing into a text does not fail.
        let _ = write!(
            svg,
            r##"<text x="40" y="{y}" fill="#EEF1FA" font-size="32" font-weight="700">{}</text>"##,
            escaped(&line)
        );
    }
    for (index, row) in rows.iter().enumerate() {
        let y = HEAD as usize + 32 + ROW as usize * index;
        let colour = COLOURS[row.seat.index() % COLOURS.len()];
        let _ = write!(
            svg,
            r##"<g transform="translate(60 {y})"><path transform="scale(1.8)" fill="{colour}" d="{}"/><text x="44" y="9" fill="#EEF1FA" font-size="26">{}. {}</text><text x="680" y="9" fill="#FFB454" font-size="28" font-weight="700" text-anchor="end">{}</text></g>"##,
            seat_shape_path(row.seat),
            row.place,
            escaped(&row.name),
            escaped(row.points.as_deref().unwrap_or_default()),
        );
    }
    svg.push_str("</svg>");
    svg
}

/// A text in lines that fit.
fn lines(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        if !last.is_empty() && last.chars().count() + word.chars().count() >= LINE {
            lines.push(word.to_owned());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_picture() {
        let row = Row {
            seat: Seat::new(1),
            place: 1,
            name: "<b>&".to_owned(),
            points: Some("7".to_owned()),
        };
        let svg = draw("Supernova", "You won!", &[row.clone(), row]);
        assert!(svg.contains("1. &lt;b>&amp;"));
        assert!(svg.contains("You won!"));
        let height = HEAD + 2 * ROW + 40;
        assert!(svg.contains(&format!(r#"height="{height}""#)));
    }

    #[test]
    fn a_long_headline_is_broken_between_words() {
        let long = "You lost: victory for Rigel and Mira. Your place: 3 of 4.";
        let broken = lines(long);
        assert_eq!(broken.len(), 2);
        assert!(broken.iter().all(|line| line.chars().count() <= LINE));
        assert_eq!(broken.join(" "), long);
    }
}
