//! What the other tests rely on: that the browser tells the truth.

use e2e::{Page, Visit, css, named, test_id};

/// The page with a little furniture of our own instead of its content.
fn furnished(visit: Visit, html: &str) -> Page {
    let page = visit.open("/");
    page.wait_for(css("h1"));
    page.js(&format!(
        "document.body.innerHTML = {}; window.said = []",
        serde_json::json!(html)
    ));
    page
}

#[test]
#[should_panic(expected = "the page complains")]
fn an_error_in_the_console_fails_the_test() {
    let page = Visit::new().open("/");
    page.wait_for(css("h1"));
    page.js("console.error('on purpose')");
}

#[test]
fn what_the_page_may_not_do_is_a_complaint() {
    let page = furnished(Visit::new(), "<p>x</p>");
    page.js("document.body.innerHTML = '<p style=\"color: red\">x</p>'");
    page.forgive("Content Security Policy");
}

#[test]
fn complaints_of_workers_are_heard() {
    let page = Visit::new().open("/");
    page.wait_for(css("h1"));
    // A module that is not started as one stumbles over its first word.
    page.js("new Promise((done) => {
           const script = document.querySelector('meta[name=orbite-worker]').content;
           window.worker = new Worker(script);
           window.worker.onerror = done;
         }).then(() => 1)");
    // The page repeats it, sooner or later.
    page.forgive("Uncaught SyntaxError");
    page.forgive("import statement");
}

#[test]
fn clicks_and_taps_reach_what_is_named() {
    for visit in [Visit::new(), Visit::new().phone()] {
        let page = furnished(
            visit,
            "<button data-testid='one'>First</button> <button aria-label='Second'>2</button>",
        );
        page.js("document.addEventListener('click', (event) => \
                   said.push(event.target.textContent))");
        page.click(test_id("one"));
        page.click(named("button", "Second"));
        page.wait_until("said.join() === 'First,2'");
    }
}

#[test]
fn things_are_dragged_with_the_button_held() {
    let page = furnished(
        Visit::new(),
        "<button>from</button><p>between</p><button>to</button>",
    );
    page.js("for (const kind of ['pointerdown', 'pointerup'])
           document.addEventListener(kind, (event) => said.push(event.target.textContent));
         document.addEventListener('pointermove', (event) =>
           event.buttons === 1 && (window.held = true))");
    page.drag(css("button:first-of-type"), css("button:last-of-type"));
    page.wait_until("said.join() === 'from,to' && window.held");
}

#[test]
fn keys_arrive_as_a_keyboard_sends_them() {
    let page = furnished(Visit::new(), "<button>a</button><button>b</button><input>");
    page.js("document.addEventListener('keydown', (event) => \
               said.push((event.shiftKey ? 'Shift+' : '') + event.key))");
    page.js("document.addEventListener('click', (event) => said.push('click'))");
    page.press("Tab");
    page.press("Tab");
    assert_eq!(page.js("document.activeElement.textContent"), "b");
    page.press("Shift+Tab");
    page.press("Enter");
    page.press("ArrowLeft");
    page.wait_until("said.join() === 'Tab,Tab,Shift+Tab,Enter,click,ArrowLeft'");
    page.focus(css("input"));
    page.press("r");
    page.write("ockets");
    assert_eq!(page.js("document.querySelector('input').value"), "rockets");
}

#[test]
fn the_visitor_is_who_the_test_says() {
    let page = Visit::new().phone().french().light().moving().open("/");
    page.wait_for(css("h1"));
    assert_eq!(page.js("navigator.language"), "fr-FR");
    assert_eq!(page.js("innerWidth"), 360);
    assert_eq!(
        page.js("matchMedia('(prefers-color-scheme: light)').matches"),
        true
    );
    assert_eq!(
        page.js("matchMedia('(prefers-reduced-motion: reduce)').matches"),
        false
    );
    assert_eq!(page.js("'ontouchstart' in window"), true);
}

#[test]
fn obstacles_are_found() {
    let page = furnished(Visit::new(), "<main><h1>x</h1><button></button></main>");
    let found = page.violations();
    assert!(
        found
            .iter()
            .any(|violation| violation.rule == "button-name"),
        "{found:?}"
    );
}

#[test]
fn targets_are_measured_where_they_can_be_scrolled_to() {
    // The page's policy takes no style out of HTML.
    let styled = |html: &str| {
        let page = furnished(Visit::new(), html);
        page.js("document.querySelectorAll('[data-css]').forEach((one) => one.style.cssText = one.dataset.css)");
        let found = page.violations();
        let sizes = found.iter().filter(|one| one.rule == "target-size");
        sizes.flat_map(|one| one.places.clone()).collect::<Vec<_>>()
    };
    let under_the_foot = styled(
        "<main><h1>x</h1><div tabindex=0 data-css='height: 160px; overflow: auto'>
           <div data-css='height: 90px'></div>
           <button id=target data-css='display: block; min-height: 0; height: 30px'>a</button>
           <div data-css='height: 200px'></div>
           <button data-css='width: 100%; height: 60px; position: sticky; bottom: 0'>b</button>
         </div></main>",
    );
    assert_eq!(under_the_foot, Vec::<String>::new());
    let under_its_neighbour = styled(
        "<main><h1>x</h1><div data-css='position: relative'>
           <button id=target data-css='display: block; min-height: 0; height: 30px'>a</button>
           <button data-css='position: absolute; inset: 15px auto auto 0; width: 200px'>b</button>
         </div></main>",
    );
    assert!(
        under_its_neighbour[0].contains("target"),
        "{under_its_neighbour:?}"
    );
}

#[test]
fn a_picture_is_taken() {
    let page = Visit::new().screen(320, 200).open("/");
    page.wait_for(css("h1"));
    let file = page.take_picture("harness");
    let picture = std::fs::read(file).unwrap();
    assert_eq!(picture[1..4], *b"PNG");
    // The width and the height stand where every PNG has them.
    assert_eq!(picture[16..24], [0, 0, 1, 64, 0, 0, 0, 200]);
}

#[test]
fn visits_share_nothing() {
    let one = Visit::new().open("/");
    one.js("localStorage.setItem('mark', 'one')");
    let two = Visit::new().open("/");
    assert_eq!(
        two.js("localStorage.getItem('mark')"),
        serde_json::Value::Null
    );
    one.reload();
    assert_eq!(one.js("localStorage.getItem('mark')"), "one");
}
