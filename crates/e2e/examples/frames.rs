//! How smoothly eight bots fly through an Asteroid Field.
//!
//! `cargo xtask bundle && cargo run -p e2e --example frames`, with
//! `-- --light`, `-- --phone` or `-- --large` for other looks.

use e2e::{Visit, css, test_id};
use std::time::Duration;

#[expect(clippy::print_stdout, reason = "measurements are for people")]
fn main() {
    let mut visit = Visit::new().moving();
    for wish in std::env::args().skip(1) {
        visit = match wish.as_str() {
            "--light" => visit.light(),
            "--phone" => visit.phone(),
            "--large" => visit.screen(1920, 1080),
            other => panic!("there is no `{other}`: --light, --phone and --large are"),
        };
    }
    let page = visit.open("/asteroids/setup");
    page.click(test_id("preset-1-7"));
    for seat in 0..8 {
        page.choose(test_id(&format!("seat-{seat}")), "cadet");
    }
    page.click(test_id("begin"));
    // All ships stand on their marks, and the second one to fly is about to.
    page.wait_for(css(".table"));
    while page.count(".af-laid") < 2 {
        std::thread::sleep(Duration::from_millis(200));
    }
    let frames = page.frames(Duration::from_secs(20));
    assert!(
        !page.has(test_id("ending")),
        "the game ended too soon: measure again"
    );
    println!("{frames}");
}
