//! Who visits: with which screen, in which language, with which wishes.

use crate::line::Line;
use crate::page::Page;
use crate::shot;
use crate::site::{self, Site};
use crate::wire::wire;
use serde_json::{Value, json};

/// Keeps every socket that the page opens, so that a test can cut a connection as sleep does;
/// while it sleeps it opens none.
const SOCKETS: &str = "window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      if (window.asleep) throw new Error('asleep');
      super(...address);
      window.sockets.push(this);
    }
  };";

/// A visitor about to open the page.
#[derive(Clone, Copy, Debug)]
pub struct Visit {
    width: u32,
    height: u32,
    touch: Touch,
    colours: &'static str,
    motion: &'static str,
    contrast: &'static str,
    forced_colours: &'static str,
    script: &'static str,
    languages: &'static str,
    service_worker: ServiceWorker,
}

/// Whether the page may have a service worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ServiceWorker {
    Allowed,
    Absent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    Mouse,
    Finger,
}

impl Default for Visit {
    fn default() -> Self {
        Visit::new()
    }
}

impl Visit {
    /// Somebody at a 1280 x 800 screen who reads English, likes the dark and
    /// no motion, which makes tests quick. The page has no service worker, as on a plain
    /// address of a local network: what it asks for is what is downloaded.
    pub fn new() -> Visit {
        Visit {
            width: 1280,
            height: 800,
            touch: Touch::Mouse,
            colours: "dark",
            motion: "reduce",
            contrast: "no-preference",
            forced_colours: "none",
            script: "",
            languages: "en-GB,en",
            service_worker: ServiceWorker::Absent,
        }
    }

    /// With a service worker, which fetches all parts of the page for a device without a
    /// network and answers for the server: a third of what a visit costs.
    pub fn with_service_worker(self) -> Visit {
        Visit {
            service_worker: ServiceWorker::Allowed,
            ..self
        }
    }

    /// On a screen of this size.
    pub fn screen(self, width: u32, height: u32) -> Visit {
        Visit {
            width,
            height,
            ..self
        }
    }

    /// On a small phone, with fingers.
    pub fn phone(self) -> Visit {
        Visit {
            touch: Touch::Finger,
            ..self.screen(360, 740)
        }
    }

    /// In light colours.
    pub fn light(self) -> Visit {
        Visit {
            colours: "light",
            ..self
        }
    }

    /// With animations.
    pub fn moving(self) -> Visit {
        Visit {
            motion: "no-preference",
            ..self
        }
    }

    /// With the colours of the system, as high contrast has them.
    pub fn forced_colours(self) -> Visit {
        Visit {
            forced_colours: "active",
            contrast: "more",
            ..self
        }
    }

    /// With more contrast, in the page's own colours.
    pub fn more_contrast(self) -> Visit {
        Visit {
            contrast: "more",
            ..self
        }
    }

    /// With a script that runs before the page does.
    pub fn with_script(self, script: &'static str) -> Visit {
        Visit { script, ..self }
    }

    /// In one of the page's languages.
    pub fn language(self, languages: &'static str) -> Visit {
        Visit { languages, ..self }
    }

    /// In French.
    pub fn french(self) -> Visit {
        Visit {
            languages: "fr-FR,fr",
            ..self
        }
    }

    /// Opens a path of the site that all tests share.
    #[track_caller]
    pub fn open(&self, path: &str) -> Page {
        self.open_on(site::shared(), path)
    }

    /// Opens a path of a site of one's own.
    #[track_caller]
    pub fn open_on(&self, site: &Site, path: &str) -> Page {
        self.open_url(&site.url(path))
    }

    /// Opens a path of a site over a line that can be cut.
    #[track_caller]
    pub fn open_over(&self, line: &Line, path: &str) -> Page {
        self.open_url(&line.url(path))
    }

    /// Opens a path of a site under a name that the browser does not trust.
    #[track_caller]
    pub fn open_plainly(&self, site: &Site, path: &str) -> Page {
        self.open_url(&site.plain_url(path))
    }

    /// Opens a path in another tab of the same browser, with the same storage.
    #[track_caller]
    pub fn open_beside(&self, page: &Page, path: &str) -> Page {
        let origin = page.js("location.origin");
        let url = format!("{}{path}", origin.as_str().unwrap_or_default());
        self.open_in(page.context(), &url)
            .unwrap_or_else(|error| panic!("can't open {url}: {error}"))
    }

    #[track_caller]
    fn open_url(&self, url: &str) -> Page {
        self.try_open(url)
            .unwrap_or_else(|error| panic!("can't open {url}: {error}"))
    }

    fn try_open(&self, url: &str) -> Result<Page, String> {
        // A context of its own: no storage, no caches, no workers of others.
        let context = wire().call(
            None,
            "Target.createBrowserContext",
            json!({"disposeOnDetach": true}),
        )?;
        self.open_in(&text(&context, "browserContextId")?, url)
    }

    fn open_in(&self, context: &str, url: &str) -> Result<Page, String> {
        let wire = wire();
        let target = wire.call(
            None,
            "Target.createTarget",
            json!({"url": "about:blank", "browserContextId": context, "newWindow": true,
                   "width": self.width, "height": self.height}),
        )?;
        let target = text(&target, "targetId")?;
        let session = wire.call(
            None,
            "Target.attachToTarget",
            json!({"targetId": target, "flatten": true}),
        )?;
        let session = text(&session, "sessionId")?;
        let page = Page::new(wire, context.to_owned(), session, self.touch);
        self.prepare(&page)?;
        page.go(url)?;
        Ok(page)
    }

    fn prepare(&self, page: &Page) -> Result<(), String> {
        for domain in ["Page", "Runtime", "Log", "Network", "DOM"] {
            page.call(&format!("{domain}.enable"), json!({}))?;
        }
        let finger = self.touch == Touch::Finger;
        let version = page.call_browser("Browser.getVersion", json!({}))?;
        let commands: [(&str, Value); 6] = [
            (
                "Target.setAutoAttach",
                json!({"autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true}),
            ),
            (
                "Emulation.setDeviceMetricsOverride",
                json!({"width": self.width, "height": self.height,
                       "deviceScaleFactor": 1, "mobile": finger}),
            ),
            (
                "Emulation.setTouchEmulationEnabled",
                json!({"enabled": finger, "maxTouchPoints": if finger { 5 } else { 1 }}),
            ),
            (
                "Emulation.setEmulatedMedia",
                json!({"features": [
                    {"name": "prefers-color-scheme", "value": self.colours},
                    {"name": "prefers-reduced-motion", "value": self.motion},
                    {"name": "prefers-contrast", "value": self.contrast},
                    {"name": "forced-colors", "value": self.forced_colours},
                ]}),
            ),
            (
                "Emulation.setUserAgentOverride",
                json!({"userAgent": version["userAgent"], "acceptLanguage": self.languages}),
            ),
            // Several pages at once each believe that somebody looks at them.
            (
                "Emulation.setFocusEmulationEnabled",
                json!({"enabled": true}),
            ),
        ];
        for (method, params) in commands {
            page.call(method, params)?;
        }
        let without_worker = (self.service_worker == ServiceWorker::Absent)
            .then_some("delete Navigator.prototype.serviceWorker");
        // Where things move, drawing them is a part of it.
        let hiding = shot::hiding().filter(|_| self.motion == "reduce");
        let scripts = [Some(SOCKETS), Some(self.script), without_worker, hiding];
        for script in scripts
            .into_iter()
            .flatten()
            .filter(|script| !script.is_empty())
        {
            page.call(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({"source": script}),
            )?;
        }
        Ok(())
    }
}

fn text(answer: &Value, key: &str) -> Result<String, String> {
    let text = answer[key].as_str().map(str::to_owned);
    text.ok_or_else(|| format!("no {key} in {answer}"))
}
