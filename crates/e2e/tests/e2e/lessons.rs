//! Guided first games, on the real board.

use crate::safety::FULL;
use crate::table::{GAMES, Game, OTHER_LANGUAGES, play_until};
use crate::telling::board;
use e2e::{Page, Visit, css, named, test_id};

fn step(page: &Page) -> i64 {
    let step = page.attribute(test_id("lesson"), "data-step");
    step.and_then(|step| step.parse().ok()).expect("a step")
}

fn says(page: &Page) -> String {
    page.text(test_id("lesson-says"))
}

/// Waits for a step, or for the game after the lesson.
fn wait_for_step(page: &Page, number: i64) {
    page.wait_until(&format!(
        "location.pathname.startsWith('/table/') || \
         document.querySelector('.lesson')?.dataset.step === '{number}'"
    ));
}

/// The guide points at something that its bubble does not cover.
const POINTS: &str = "(() => {
  const light = document.querySelector('.lesson-light');
  if (light.classList.contains('away')) return 'nothing';
  const [a, b] = [light, document.querySelector('.lesson')].map((one) => one.getBoundingClientRect());
  const [wide, high] = [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  // The margin of a wide hand may lie under it.
  const covered = wide > 0 && high > 0 && wide * high > a.width * a.height / 10;
  return covered && a.height < innerHeight / 3 ? 'covered' : 'well';
})()";

/// "Show me" leads through a lesson into a game of one's own.
fn shown_through(visit: Visit, game: &Game, look: &str) {
    let page = visit.open(&format!("/{}/learn", game.name));
    page.wait_for(test_id("lesson"));
    page.wait_for(css(".table"));
    page.assert_accessible();
    for number in 0.. {
        wait_for_step(&page, number);
        if page.js("location.pathname.startsWith('/table/')") == true {
            assert!(number >= 7, "{}: {number} steps", game.name);
            break;
        }
        page.wait_until(&format!("{POINTS} === 'well'"));
        page.wait_until("document.querySelector('.table').dataset.mine === 'yes'");
        page.screenshot(&format!("{}-lesson-{look}-{number}", game.name));
        page.click(test_id("lesson-forward"));
    }
    page.wait_gone(test_id("lesson"));
    page.wait_for(css(".table"));
    page.wait_until("document.querySelector('.table').dataset.mine === 'yes'");
}

#[test]
fn every_lesson_can_be_shown_to_its_end() {
    // In other languages than on phones; in English a player who sees nothing goes
    // through them.
    let languages = OTHER_LANGUAGES.into_iter().cycle().skip(1);
    for (game, language) in GAMES.iter().zip(languages) {
        shown_through(Visit::new().language(language), game, "wide");
    }
}

#[test]
fn every_lesson_fits_a_phone() {
    for (game, language) in GAMES.iter().zip(OTHER_LANGUAGES.into_iter().cycle()) {
        shown_through(Visit::new().phone().language(language), game, "phone");
    }
}

#[test]
fn a_lesson_leads_into_a_game_where_nothing_can_be_kept() {
    shown_through(Visit::new().with_script(FULL), &GAMES[3], "full");
}

#[test]
fn a_learner_is_led_on_by_own_moves_and_told_why_not() {
    let page = Visit::new().open("/rockets/learn");
    page.wait_for(css("[data-action='m3']"));
    let first = says(&page);
    // Legal, but not what the step wants: a reason, and nothing moves.
    page.click(css("[data-action='m3']"));
    page.wait_until(&format!(
        "document.querySelector('[data-testid=lesson-says]').innerText !== {first:?}"
    ));
    assert_eq!(step(&page), 0);
    page.click(css("[data-action='m1']"));
    wait_for_step(&page, 1);
    // What is taken back is not learnt.
    page.click(test_id("change"));
    wait_for_step(&page, 0);
    page.click_and_wait(css("[data-action='m1']"), css("[data-action='x2']"));
    page.click(css("[data-action='x2']"));
    wait_for_step(&page, 2);
    // The mistake on purpose is refused with its rule.
    page.wait_until("document.querySelector('.table').dataset.mine === 'yes'");
    page.click_and_wait(css("[data-cell='17']"), test_id("notice"));
    assert!(page.text(test_id("notice")).contains("LR-3.1"));
    wait_for_step(&page, 3);
    // Leaving in the middle loses nothing, and one can go back.
    page.reload();
    page.wait_for(css("[data-action='m5']"));
    assert_eq!(step(&page), 3);
    page.click(test_id("lesson-back"));
    wait_for_step(&page, 2);
    page.click(test_id("lesson-back"));
    // In the middle of a turn, back is the turn's beginning.
    wait_for_step(&page, 0);
    page.wait_for(css("[data-action='m1']"));
    page.click(test_id("settings"));
    page.click(test_id("language-de"));
    page.wait_until(
        "document.querySelector('[data-testid=lesson-says]').innerText.includes('Universum')",
    );
}

#[test]
fn a_lesson_can_be_left_while_the_board_shows_what_happens() {
    const SLOW: &str = "localStorage.setItem('orbite.speed', 'slow')";
    for visit in [Visit::new(), Visit::new().phone()] {
        let page = visit.moving().with_script(SLOW).open("/rockets/learn");
        for step in 0..2 {
            wait_for_step(&page, step);
            page.wait_until("document.querySelector('.table')?.dataset.mine === 'yes'");
            page.click(test_id("lesson-forward"));
        }
        page.wait_for(css(".lesson.watching"));
        page.click(test_id("lesson-skip"));
        page.wait_gone(test_id("lesson"));
        page.wait_until("location.pathname.startsWith('/table/')");
    }
}

#[test]
fn a_lesson_is_played_by_keys() {
    let page = Visit::new().open("/celestial/learn");
    page.wait_for(css("[data-action='diameter']"));
    page.focus(css("[data-action='diameter']"));
    page.press("Enter");
    wait_for_step(&page, 1);
    page.focus(test_id("lesson-forward"));
    page.press("Enter");
    wait_for_step(&page, 2);
}

/// Whether the offer stands below board and hand, all of it in the window.
const OFFER_APART: &str = "(() => {
    const box = (it) => document.querySelector(it).getBoundingClientRect();
    const offer = box('[data-testid=lesson-offer]');
    return offer.top >= box('main.board').bottom && offer.top >= box('.hand').bottom
        && offer.bottom <= innerHeight && offer.right <= innerWidth
        && [...document.querySelectorAll('[data-testid=lesson-offer] > *')].map((one) => one.getBoundingClientRect())
          .every(({ top, bottom, right }) => top >= offer.top - 1 && bottom <= offer.bottom + 1 && right <= offer.right + 1);
})()";

/// Declines the offer, and plays: the board stays where it was.
fn decline(page: &Page) {
    let before = board(page);
    page.click(test_id("lesson-decline"));
    page.wait_gone(test_id("lesson-offer"));
    assert_eq!(board(page), before, "the offer took no room from the board");
}

#[test]
fn the_first_play_offers_the_lesson_once() {
    let page = Visit::new().open("/");
    page.click_and_wait(test_id("play-rockets"), test_id("lesson-offer"));
    page.assert_accessible();
    // The offer covers nothing: neither here nor on a phone.
    assert_eq!(page.js(OFFER_APART), true);
    let phone = Visit::new().phone().french().open("/");
    phone.click_and_wait(test_id("play-supernova"), test_id("lesson-offer"));
    phone.wait_for(css(".table .board svg"));
    assert_eq!(phone.js(OFFER_APART), true);
    phone.screenshot("lesson-offer-phone");
    decline(&phone);
    // Who plays instead needs no offer any more, and is not asked again.
    let other = Visit::new().open("/");
    other.click_and_wait(test_id("play-rockets"), test_id("lesson-offer"));
    let before = board(&other);
    for _ in 0..2 {
        other.click(css(".board [data-action]"));
    }
    other.wait_gone(test_id("lesson-offer"));
    assert_eq!(board(&other), before);
    other.click_and_wait(
        css("[data-testid=commit]:not([disabled])"),
        css(".table[data-mine]"),
    );
    assert_eq!(other.count("[data-testid=lesson-offer]"), 0);
    page.click_and_wait(test_id("lesson-take"), test_id("lesson"));
    page.click(test_id("lesson-skip"));
    page.wait_gone(test_id("lesson"));
    page.wait_for(css(".table"));
    assert_eq!(page.count("[data-testid=lesson-offer]"), 0);
    page.visit_and_wait("/", named("link", "Learn: Last Rocket"));
}

#[test]
fn the_rules_begin_in_short_and_mark_our_rulings() {
    for game in GAMES {
        let page = Visit::new().phone().open(&format!("/{}/rules", game.name));
        page.wait_for(test_id("in-short"));
        assert_eq!(
            page.count(".turn-steps figure:has(svg)"),
            3,
            "{}",
            game.name
        );
        assert_eq!(page.count(".in-short details"), 5, "{}", game.name);
        // The clause stands behind the story, the goal and every tip as well.
        let sentences = ".in-short > p:not(.muted), .in-short li, .in-short details > p";
        let clauses = page.count(".in-short .clause");
        assert_eq!(page.count(sentences), clauses, "{}", game.name);
        assert!(page.count(".rule .ruling") > 5, "{}", game.name);
        assert!(page.count(".contents button") >= 5, "{}", game.name);
        // From a sentence to its clause in one tap.
        page.click_and_wait(css(".turn-steps .clause"), css(".rule.sought"));
        page.wait_until(
            "(() => { const box = document.querySelector('.rule.sought').getBoundingClientRect();
               return box.top >= 0 && box.top < innerHeight; })()",
        );
        page.screenshot(&format!("{}-rules-clause", game.name));
    }
}

/// What the card says, once there is one.
fn asked(page: &Page) -> String {
    page.wait_for(test_id("ask-card"));
    page.text(test_id("ask-card"))
}

#[test]
fn what_the_mouse_or_the_focus_rests_on_is_explained() {
    let page = Visit::new().open("/");
    page.click(test_id("play-rockets"));
    page.wait_until("document.querySelector('.table').dataset.mine === 'yes'");
    // Nobody has moved: the rockets stand on their bases.
    page.hover(css(".lr-charge"));
    assert!(asked(&page).contains("LR-4.3"));
    page.assert_accessible();
    page.press("Escape");
    page.wait_gone(test_id("ask-card"));
    // The first arrow key goes to a piece.
    page.press("ArrowRight");
    assert!(asked(&page).contains("LR-"));
    // From the card to the rule in one click.
    page.click_and_wait(css(".ask-card .clause"), css(".rule.sought"));
}

#[test]
fn arrows_with_shift_ask_and_leave_the_focus_where_it_is() {
    let page = Visit::new().language("de-DE,de").open("/");
    page.click(test_id("play-rockets"));
    page.wait_until("document.querySelector('.table').dataset.mine === 'yes'");
    page.press("ArrowRight");
    page.js("window.before = document.activeElement");
    let mut answers = std::collections::HashSet::new();
    for key in ["Left", "Up", "Right", "Right", "Down", "Left", "Up", "Up"] {
        page.press(&format!("Shift+Arrow{key}"));
        answers.insert(asked(&page));
        assert_eq!(page.count(".ask-mark"), 1);
    }
    assert!(answers.len() >= 3, "{answers:?}");
    assert_eq!(page.js("document.activeElement === window.before"), true);
    page.inspect("ask-by-keys");
    page.press("?");
    page.wait_for(css(".rule.sought"));
}

#[test]
fn a_tap_on_what_cannot_be_played_asks() {
    for (game, thing) in [
        ("supernova", ".sn-rung"),
        ("rockets", ".lr-charge"),
        ("asteroids", ".af-stat-pile"),
    ] {
        let page = Visit::new().phone().language("es-ES,es").open("/");
        page.click(test_id(&format!("play-{game}")));
        page.wait_until("document.querySelector('.table')?.dataset.mine === 'yes'");
        page.click_and_wait(css(thing), test_id("ask-card"));
        page.screenshot(&format!("ask-by-tap-{game}"));
    }
    // Where a rule says why not, that is the answer.
    let page = Visit::new().phone().open("/");
    page.click_and_wait(test_id("play-rockets"), css(".lr-move"));
    page.wait_until("document.querySelector('.table').dataset.mine === 'yes'");
    page.click_and_wait(css(".lr-cell"), test_id("notice"));
    assert_eq!(page.count("[data-testid=ask-card]"), 0);
}

#[test]
fn a_held_finger_asks_and_does_not_play() {
    let page = Visit::new().phone().french().open("/");
    page.click_and_wait(test_id("play-rockets"), css(".lr-move"));
    page.wait_until("document.querySelector('.table').dataset.mine === 'yes'");
    page.hold(css(".lr-move"));
    asked(&page);
    assert_eq!(page.count("[data-testid=commit]"), 0, "nothing was chosen");
    // A short tap plays as ever.
    page.click_and_wait(css(".lr-move"), test_id("commit"));
    page.wait_gone(test_id("ask-card"));
}

/// What the mouse is told over the things of a kind, asked at every fifth of each in
/// both directions: the first answer that holds the words after what this one is now, or
/// else all answers.
const ASKED_OF: &str = "(async (selector, words) => {
  const rest = () => new Promise((after) => setTimeout(after, 60));
  const all = new Set();
  for (const one of document.querySelectorAll(selector)) {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (!width || !height) continue;
    const shares = [.5, .1, .3, .7, .9];
    for (const down of shares) for (const along of shares) {
      // The last answer may lie over it.
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await rest();
      const [clientX, clientY] = [left + width * along, top + height * down];
      const under = document.elementFromPoint(clientX, clientY);
      if (!under) continue;
      const move = (clientX) => under.dispatchEvent(new PointerEvent('pointermove',
        { clientX, clientY, bubbles: true, pointerType: 'mouse' }));
      move(clientX - 100);
      move(clientX);
      await rest();
      const answer = document.querySelector('[data-testid=ask-card]')?.innerText ?? '';
      if (answer.indexOf(words) > 1) return answer;
      all.add(answer);
    }
  }
  return 'only: ' + [...all].join(' | ');
})";

/// The mouse needs not rest as long as a person's.
const HASTE: &str = "{
  const late = window.setTimeout;
  window.setTimeout = (call, after, ...more) => late(call, after === 900 ? 10 : after, ...more);
}";

/// The things on each board that one can ask about in its first turns, and some words
/// of the answer.
const ASKABLE: [(&str, &[(&str, &str)]); 5] = [
    (
        "supernova",
        &[
            (".sn-rung", "What this place pays"),
            (".sn-medal", "Your favourite, face up"),
            (".sn-token", "secret favourite"),
            (".sn-pile", "draw pile"),
            (".sn-planet", "A planet with its number"),
            (".sn-backer:not(.sn-hidden)", "A player\u{2019}s mark"),
            (".sn-alien", "One of the five aliens"),
            (".sn-badge", "face-up favourites"),
            (".sn-card", "A card in your hand"),
        ],
    ),
    (
        "celestial",
        &[
            (".cd-row", "A characteristic"),
            (".cd-row", "Source: "),
            (".cd-picture", "The object on your card"),
            (".cd-title", "The object on your card"),
            (".cd-tally", "All the cards this player has"),
            (".cd-badge", "All the cards this player has"),
            (".cd-difficulty", "The more telescopes"),
            (".cd-difficulty[data-source]", "Source: "),
            (".cd-place", "card of this round"),
            (".cd-last", "The cards of the last round"),
            (".cd-thumb", "A card of the last round"),
        ],
    ),
    (
        "landing",
        &[
            (".lz-vault", "Your secret crew"),
            (".lz-points", "What your crew scores"),
            (".lz-pile", "draw pile"),
            (".lz-letter", "The column\u{2019}s letter"),
            (".lz-planet", "A card of the planet"),
            (".lz-level", "The height in a column"),
            (".lz-badge", "The cards this player has blasted"),
            (".lz-in-hand", "A card in your hand"),
        ],
    ),
    (
        "rockets",
        &[
            (".lr-base", "A base."),
            (".lr-rocket", "A rocket."),
            (".lr-charge", "Not now"),
            (".lr-stack:not(.lr-none)", "Galaxies."),
            (".lr-cell-number", "The cell\u{2019}s number"),
        ],
    ),
    (
        "asteroids",
        &[
            (".af-drifter", "An asteroid."),
            (".af-held", "A tile in your hand"),
            (".af-stat-pile", "Tiles left"),
            (".af-mark", "A starting mark"),
            (".af-coordinate", "The number of the row or column"),
            (".af-badge", "How many tiles"),
        ],
    ),
];

#[test]
fn every_symbol_of_a_board_has_a_fitting_answer() {
    let mut wrong = Vec::new();
    for (game, things) in ASKABLE {
        let page = Visit::new().with_script(HASTE).open("/");
        page.click(test_id(&format!("play-{game}")));
        page.wait_until("document.querySelector('.table')?.dataset.mine === 'yes'");
        if game == "celestial" {
            // There is a last round once one was played.
            play_until(&page, ".cd-last");
        }
        let seats = [
            (".seats .seat-mark", "mark. The same shape"),
            (".seats .portrait", "The portrait of a bot"),
            (".seats .portrait", "A fighter: attacks"),
            (".seats .seat:not(.mine) .level", "You choose the level"),
            (".seats .seat:not(.mine) .level", "Easy: makes mistakes."),
            (".seats .seat.mine .level", "This seat is yours"),
        ];
        for (selector, words) in things.iter().chain(&seats) {
            let told = page.js(&format!("{ASKED_OF}({selector:?}, {words:?})"));
            let told = told.as_str().unwrap_or_default();
            if told.starts_with("only: ") {
                wrong.push(format!("{game}, {selector}: {told}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_is_said_of_an_object_can_be_asked_for_on_a_phone() {
    let page = Visit::new().phone().with_script(HASTE).open("/");
    page.click(test_id("play-celestial"));
    play_until(&page, ".cd-picture");
    page.press("w");
    page.wait_for(css("[data-testid=board-words] li"));
    let words = page.text(test_id("board-words"));
    page.press("w");
    for thing in [".cd-picture", ".cd-title"] {
        let told = page.js(&format!("{ASKED_OF}({thing:?}, 'The object on your card')"));
        let told = told.as_str().unwrap_or_default();
        let note = told.split(". ").nth(1).unwrap_or_default();
        assert!(!note.is_empty() && words.contains(note), "{told}: {words}");
        page.screenshot(&format!("ask-object-phone{thing}"));
    }
}
