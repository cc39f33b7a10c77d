//! Hands on the page: mouse, fingers and keys.

use crate::find::Find;
use crate::keys::Stroke;
use crate::page::Page;
use crate::visit::Touch;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Finds a place to click, as a person would: the element is brought into
/// sight, holds still, takes input, and is not covered there. A shape need not
/// contain its own middle, so some places around it are tried as well. Answers
/// with the place, or with why there is none.
///
/// The page may move before the click arrives. So it also sets a guard, which
/// keeps a click from anything else.
const PLACE: &str = "async function () {
  if (!this.isConnected) return 'it is gone';
  if (this.disabled || this.getAttribute('aria-disabled') === 'true') return 'it is disabled';
  this.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const before = this.getBoundingClientRect();
  await frame();
  const box = this.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return 'it has no size';
  if (Math.abs(box.x - before.x) > 0.5 || Math.abs(box.y - before.y) > 0.5) return 'it moves';
  const takes = (other) =>
    this.contains(other) || other.contains(this) && other.closest('label, button, a');
  let cover = 'the edge of the window';
  for (const [across, down] of
       [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5], [0.1, 0.5], [0.9, 0.5],
        [0.5, 0.1], [0.5, 0.9], [0.15, 0.15], [0.85, 0.85], [0.15, 0.85], [0.85, 0.15]]) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    const top = document.elementFromPoint(x, y);
    if (top && takes(top)) {
      window.clickGuard?.abort();
      window.clickGuard = new AbortController();
      window.clickMissed = undefined;
      for (const kind of ['touchstart', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        window.addEventListener(kind, (event) => {
          // What is pressed may go on to move things itself.
          window.clickMissed ??= this.isConnected && !takes(event.target);
          if (!window.clickMissed) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        }, { capture: true, passive: false, signal: window.clickGuard.signal });
      }
      return { x, y };
    }
    cover = top?.outerHTML.slice(0, 200) ?? cover;
  }
  return 'it is covered by ' + cover;
}";

/// Takes the guard away; tells whether it kept a click from something else. What follows
/// from a finger comes after the finger, so the guard stays for two more frames.
const MISSED: &str = "(async () => {
  const guard = window.clickGuard;
  const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 50); });
  await frame();
  await frame();
  guard?.abort();
  return window.clickMissed === true;
})()";

impl Page {
    /// Clicks on something, or taps it where the visitor uses fingers.
    #[track_caller]
    pub fn click(&self, find: Find) {
        self.patiently(&format!("{find} to be clicked"), || {
            let place = self.place_now(&find)?;
            self.hit(place)
        });
    }

    /// Clicks on something and waits for what it leads to.
    #[track_caller]
    pub fn click_and_wait(&self, find: Find, until: Find) {
        self.click(find);
        self.wait_for(until);
    }

    /// Clicks on something if it is there and in reach right now; tells
    /// whether it was. For players who must be quicker than a bot.
    #[track_caller]
    pub fn try_click(&self, find: &Find) -> bool {
        let Ok(place) = self.place_now(find) else {
            return false;
        };
        self.expect(self.hit(place))
    }

    /// Moves the mouse over something.
    #[track_caller]
    pub fn hover(&self, find: Find) {
        let place = self.place(find);
        self.expect(self.mouse("mouseMoved", place));
    }

    /// Holds a finger on something for most of a second.
    #[track_caller]
    pub fn hold(&self, find: Find) {
        let WindowPoint { x, y } = self.place(find);
        let event = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
        self.expect(self.call("Input.dispatchTouchEvent", event));
        std::thread::sleep(std::time::Duration::from_millis(800));
        let event = json!({"type": "touchEnd", "touchPoints": []});
        self.expect(self.call("Input.dispatchTouchEvent", event));
    }

    /// Drags one thing onto another, with the mouse.
    #[track_caller]
    pub fn drag(&self, from: Find, to: Find) {
        let (from, to) = (self.place(from), self.place(to));
        let done = (|| {
            self.mouse("mouseMoved", from)?;
            self.mouse("mousePressed", from)?;
            for step in 1..=8 {
                let part = f64::from(step) / 8.0;
                let between = WindowPoint {
                    x: from.x + (to.x - from.x) * part,
                    y: from.y + (to.y - from.y) * part,
                };
                self.call(
                    "Input.dispatchMouseEvent",
                    json!({"type": "mouseMoved",
                    "x": between.x, "y": between.y, "button": "left", "buttons": 1}),
                )?;
            }
            self.mouse("mouseReleased", to)
        })();
        self.expect(done);
    }

    /// Presses a key, such as `Enter`, `ArrowLeft`, `Shift+Tab`, `Space` or `r`.
    #[track_caller]
    pub fn press(&self, key: &str) {
        let done = Stroke::read(key).and_then(|stroke| {
            self.call("Input.dispatchKeyEvent", stroke.down())?;
            self.call("Input.dispatchKeyEvent", stroke.up())
        });
        self.expect(done);
    }

    /// Writes text where the focus is.
    #[track_caller]
    pub fn write(&self, text: &str) {
        self.expect(self.call("Input.insertText", json!({"text": text})));
    }

    /// Gives something the focus.
    #[track_caller]
    pub fn focus(&self, find: Find) {
        self.ask(find, "function () { this.focus() }");
    }

    /// Writes text into a field.
    #[track_caller]
    pub fn fill(&self, find: Find, text: &str) {
        self.focus(find);
        self.write(text);
    }

    /// Writes text into a field instead of what it holds.
    #[track_caller]
    pub fn refill(&self, find: Find, text: &str) {
        self.ask(find, "function () { this.focus(); this.select() }");
        self.write(text);
    }

    /// Chooses an option of a list by its value.
    #[track_caller]
    pub fn choose(&self, find: Find, value: &str) {
        let value = json!(value);
        self.ask(
            find,
            &format!(
                "function () {{
                   this.value = {value};
                   if (this.value !== {value}) throw new Error('there is no such option');
                   this.dispatchEvent(new Event('input', {{ bubbles: true }}));
                   this.dispatchEvent(new Event('change', {{ bubbles: true }}));
                 }}"
            ),
        );
    }

    /// Gives a file to an input for files.
    #[track_caller]
    pub fn attach_file(&self, find: Find, file: &Path) {
        self.wait_for(find.clone());
        let element = self.expect(find.first(self));
        let done = self.call(
            "DOM.setFileInputFiles",
            json!({"files": [file], "objectId": element}),
        );
        self.expect(done);
    }

    /// Keeps what is downloaded from now on in a folder.
    #[track_caller]
    pub fn download_into(&self, folder: &Path) {
        let done = self.call_browser(
            "Browser.setDownloadBehavior",
            json!({"behavior": "allow", "browserContextId": self.context(),
                   "downloadPath": folder}),
        );
        self.expect(done);
    }

    /// Waits for the one file in a folder to have come entirely.
    #[track_caller]
    pub fn wait_for_download(&self, folder: &Path) -> PathBuf {
        let mut file = None;
        self.patiently("a download", || {
            let entries = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
            file = entries
                .filter_map(|entry| Some(entry.ok()?.path()))
                .find(|path| path.extension().is_none_or(|ending| ending != "crdownload"));
            Ok(file.is_some())
        });
        file.expect("waiting has found it")
    }

    /// Cuts the page off the network, as on a train. Files that a service
    /// worker fetches for it are not concerned: stop the site for that.
    #[track_caller]
    pub fn go_offline(&self) {
        let done = self.call(
            "Network.emulateNetworkConditions",
            json!({"offline": true, "latency": 0, "downloadThroughput": -1,
                   "uploadThroughput": -1}),
        );
        self.expect(done);
    }

    /// Cuts the page's sockets and lets it open none, as a phone that sleeps.
    #[track_caller]
    pub fn fall_asleep(&self) {
        self.js("window.asleep = true; window.sockets.forEach((socket) => socket.close())");
    }

    /// The network is back.
    #[track_caller]
    pub fn wake_up(&self) {
        self.js("window.asleep = false; window.dispatchEvent(new Event('online'))");
    }

    /// A place where something can be clicked, as soon as there is one.
    #[track_caller]
    fn place(&self, find: Find) -> WindowPoint {
        let mut place = WindowPoint { x: 0.0, y: 0.0 };
        self.patiently(&format!("{find} to be reached"), || {
            place = self.place_now(&find)?;
            // There is no click to be guarded.
            self.try_js(MISSED)?;
            Ok(true)
        });
        place
    }

    /// A place where something can be clicked, or why there is none.
    fn place_now(&self, find: &Find) -> Result<WindowPoint, String> {
        let element = find.first(self)?.ok_or("it is not there")?;
        let answer = self.call_on(&element, PLACE)?;
        match (&answer, answer["x"].as_f64(), answer["y"].as_f64()) {
            (_, Some(x), Some(y)) => Ok(WindowPoint { x, y }),
            (Value::String(reason), ..) => Err(reason.clone()),
            _ => Err(answer.to_string()),
        }
    }

    /// Clicks at a place; tells whether it was still the right one.
    fn hit(&self, place: WindowPoint) -> Result<bool, String> {
        match self.touch {
            Touch::Mouse => self.mouse_click(place)?,
            Touch::Finger => self.tap(place)?,
        }
        // A page that was left by the click can't be asked.
        Ok(self.try_js(MISSED) != Ok(Value::Bool(true)))
    }

    fn mouse_click(&self, place: WindowPoint) -> Result<(), String> {
        self.mouse("mouseMoved", place)?;
        self.mouse("mousePressed", place)?;
        self.mouse("mouseReleased", place)
    }

    fn mouse(&self, kind: &str, WindowPoint { x, y }: WindowPoint) -> Result<(), String> {
        let moved = kind == "mouseMoved";
        let event = json!({"type": kind, "x": x, "y": y, "clickCount": u8::from(!moved),
                           "button": if moved { "none" } else { "left" }});
        self.call("Input.dispatchMouseEvent", event).map(drop)
    }

    /// A finger that waited for the page between down and up would be held, on
    /// a busy machine, and ask instead of play.
    fn tap(&self, WindowPoint { x, y }: WindowPoint) -> Result<(), String> {
        let down = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
        let up = json!({"type": "touchEnd", "touchPoints": []});
        self.call_both("Input.dispatchTouchEvent", [down, up])
    }
}

/// A place in the window.
#[derive(Clone, Copy, Debug)]
struct WindowPoint {
    x: f64,
    y: f64,
}
