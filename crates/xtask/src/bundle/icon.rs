//! The sign of Orbite, drawn once and written both as SVG and as PNG.
//!
//! A golden planet and the path of a small companion around it: behind the
//! planet on one side, before it on the other.

use anyhow::Context;
use std::fmt::Write;

/// The picture is a square of this side; everything that matters lies within
/// the circle that systems keep when they cut icons to their own shape.
pub const SIDE: f64 = 512.0;

const SKY: Colour = Colour(0x0B, 0x10, 0x20);
const PLANET: Colour = Colour(0xFF, 0xB4, 0x54);
const SHADE: Colour = Colour(0xE0, 0x8A, 0x3C);
const PATH: Colour = Colour(0x5B, 0xD1, 0xE6);
const STAR: Colour = Colour(0xEE, 0xF1, 0xFA);

/// Red, green and blue.
#[derive(Clone, Copy, PartialEq)]
pub struct Colour(pub u8, pub u8, pub u8);

/// Which half of the path around the planet.
#[derive(Clone, Copy)]
enum Half {
    Behind,
    Before,
}

#[derive(Clone, Copy)]
enum Shape {
    Disc { x: f64, y: f64, radius: f64 },
    Path(Half),
}

/// The path: an ellipse around the middle, tilted, with some width.
const ACROSS: f64 = 188.0;
const DEEP: f64 = 62.0;
const HALF_WIDTH: f64 = 11.0;
const TILT_DEGREES: f64 = -24.0;
// Of the tilt; a test holds them together.
const SINE: f64 = -0.406_736_643_075_800_2;
const COSINE: f64 = 0.913_545_457_642_600_9;

/// From the back to the front.
const PICTURE: [(Shape, Colour); 8] = [
    (disc(120.0, 132.0, 7.0), STAR),
    (disc(392.0, 408.0, 6.0), STAR),
    (disc(170.0, 400.0, 5.0), STAR),
    (Shape::Path(Half::Behind), PATH),
    (disc(256.0, 256.0, 112.0), SHADE),
    (disc(246.0, 246.0, 97.0), PLANET),
    (Shape::Path(Half::Before), PATH),
    (disc(398.0, 150.0, 26.0), STAR),
];

const fn disc(x: f64, y: f64, radius: f64) -> Shape {
    Shape::Disc { x, y, radius }
}

impl Shape {
    fn covers(self, x: f64, y: f64) -> bool {
        match self {
            Shape::Disc {
                x: cx,
                y: cy,
                radius,
            } => (x - cx).hypot(y - cy) <= radius,
            Shape::Path(half) => {
                let (dx, dy) = (x - SIDE / 2.0, y - SIDE / 2.0);
                let (u, v) = (dx * COSINE + dy * SINE, dy * COSINE - dx * SINE);
                let inside = |by: f64| (u / (ACROSS + by)).hypot(v / (DEEP + by)) <= 1.0;
                let on_this_side = match half {
                    Half::Behind => v <= 0.0,
                    Half::Before => v >= 0.0,
                };
                on_this_side && inside(HALF_WIDTH) && !inside(-HALF_WIDTH)
            }
        }
    }

    fn svg(self, Colour(r, g, b): Colour) -> String {
        let fill = format!("fill=\"#{r:02x}{g:02x}{b:02x}\"");
        match self {
            Shape::Disc { x, y, radius } => {
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {fill}/>")
            }
            Shape::Path(half) => {
                let middle = SIDE / 2.0;
                // Sweep 1 goes over the top from left to right.
                let (out, back) = match half {
                    Half::Behind => (1, 0),
                    Half::Before => (0, 1),
                };
                let (wide, tall) = (ACROSS + HALF_WIDTH, DEEP + HALF_WIDTH);
                let (narrow, low) = (ACROSS - HALF_WIDTH, DEEP - HALF_WIDTH);
                format!(
                    "<path transform=\"translate({middle} {middle}) rotate({TILT_DEGREES})\" \
                     d=\"M-{wide} 0A{wide} {tall} 0 0 {out} {wide} 0H{narrow}\
                     A{narrow} {low} 0 0 {back} -{narrow} 0Z\" {fill}/>"
                )
            }
        }
    }
}

/// The sign as SVG, on a square with rounded corners.
pub fn svg() -> String {
    let Colour(r, g, b) = SKY;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\
         <rect width=\"{SIDE}\" height=\"{SIDE}\" rx=\"112\" fill=\"#{r:02x}{g:02x}{b:02x}\"/>"
    );
    for (shape, colour) in PICTURE {
        let _ = write!(text, "{}", shape.svg(colour));
    }
    text + "</svg>\n"
}

/// The sign as PNG, filling its whole square.
pub fn png(pixels: u32) -> anyhow::Result<Vec<u8>> {
    drawn(pixels, colour_at)
}

/// A square picture as PNG, whose colours are asked for by how far right and down a
/// point is on a side of [`SIDE`].
pub fn drawn(pixels: u32, colour_at: impl Fn(f64, f64) -> Colour) -> anyhow::Result<Vec<u8>> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels, pixels);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().context("can't begin the picture")?;
    writer.write_image_data(&render(pixels, colour_at))?;
    writer.finish()?;
    Ok(file)
}

/// The colours of all pixels, row by row; each is the mean of some samples, so
/// that edges are smooth.
fn render(pixels: u32, colour_at: impl Fn(f64, f64) -> Colour) -> Vec<u8> {
    const SAMPLES: u32 = 4;
    const LAST: u32 = SAMPLES - 1;
    let step = SIDE / f64::from(pixels * SAMPLES);
    let mut colours = Vec::with_capacity((pixels * pixels * 3) as usize);
    for row in 0..pixels {
        for column in 0..pixels {
            let at = |across: u32, down: u32| {
                let x = (f64::from(column * SAMPLES + across) + 0.5) * step;
                let y = (f64::from(row * SAMPLES + down) + 0.5) * step;
                colour_at(x, y)
            };
            // Nothing drawn is so small as to hide between the corners.
            let corners = [at(0, LAST), at(LAST, 0), at(LAST, LAST)];
            let first = at(0, 0);
            if corners.iter().all(|corner| *corner == first) {
                colours.extend([first.0, first.1, first.2]);
                continue;
            }
            let mut sum = [0u32; 3];
            for sample in 0..SAMPLES * SAMPLES {
                let Colour(r, g, b) = at(sample % SAMPLES, sample / SAMPLES);
                for (sum, part) in sum.iter_mut().zip([r, g, b]) {
                    *sum += u32::from(part);
                }
            }
            // OK because the mean of bytes is a byte.
            colours.extend(sum.map(|sum| (sum / (SAMPLES * SAMPLES)) as u8));
        }
    }
    colours
}

fn colour_at(x: f64, y: f64) -> Colour {
    PICTURE
        .iter()
        .rev()
        .find(|(shape, _)| shape.covers(x, y))
        .map_or(SKY, |&(_, colour)| colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_its_size_and_its_planet() {
        let file = png(64).unwrap();
        let decoder = png::Decoder::new(std::io::Cursor::new(file));
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!((info.width, info.height), (64, 64));
        let at = |x: usize, y: usize| &pixels[(y * 64 + x) * 3..][..3];
        assert_eq!(at(0, 0), [SKY.0, SKY.1, SKY.2]);
        assert_eq!(at(30, 26), [PLANET.0, PLANET.1, PLANET.2]);
    }

    #[test]
    fn the_tilt_is_the_same_in_both_forms() {
        let (sine, cosine) = TILT_DEGREES.to_radians().sin_cos();
        assert!((sine - SINE).abs() < 1e-12 && (cosine - COSINE).abs() < 1e-12);
    }

    #[test]
    fn both_forms_show_every_shape() {
        let text = svg();
        assert_eq!(text.matches("<circle").count(), 6);
        assert_eq!(text.matches("<path").count(), 2);
    }
}
