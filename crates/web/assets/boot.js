// Starts the page: loads the module, hands over to it, and takes away the
// waiting sign. What goes wrong on the way is said, not swallowed.
const [{ default: init, start_app }, { delivered, fetched, retried, take, unpack }] = await Promise.all([
  import("{{web.js}}"),
  import("{{parts.js}}"),
]).catch(fail);

// Of several servers one may be of another version, which lacks files of this page: it comes
// again, as the server does where this script itself is missing (`another_version.js`), but
// not for ever, nor without a network. Else it says that it can't start, and why.
async function fail(error) {
  const is_reached = await fetch("{{web.js}}", { method: "HEAD" }).then(() => true, () => false);
  try {
    const tried = Number(sessionStorage.getItem("orbite.again"));
    if (is_reached && tried < 3) {
      sessionStorage.setItem("orbite.again", tried + 1);
      location.reload();
      await new Promise(() => {});
    }
  } catch {
    // A browser that keeps nothing can't count.
  }
  const why = document.createElement("p");
  const again = document.createElement("button");
  why.append(is_reached ? {{cannot-start}} : {{unreachable}});
  Object.assign(again, { className: "primary", textContent: {{try-again}}, onclick: () => location.reload() });
  const told = Object.assign(document.createElement("div"), { className: "page empty" });
  told.append(why, ...(is_reached ? [] : [again]));
  const loading = document.getElementById("loading");
  loading?.setAttribute("role", "alert");
  loading?.replaceChildren(told);
  throw error;
}

// What is needed next is asked for while the module is on its way. An invitation
// has a parcel of all of it in the module's place.
function ahead(path) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: path });
  document.head.append(link);
}
const first = document.querySelector("link[as=fetch]")?.getAttribute("href");
if (first && first !== "{{web_main.bin}}") {
  unpack(first);
} else {
  ahead("{{part_base.bin}}");
  if (location.pathname === "/") {
    ahead("{{part_shelf.bin}}");
  }
}

// The language chosen on this device, else the first of the browser's that
// Orbite speaks.
function language() {
  const codes = {{languages}};
  let chosen = null;
  try {
    chosen = localStorage.getItem("orbite.language");
  } catch {
    // A browser that keeps nothing has chosen nothing.
  }
  const speaks = (tag) => codes.find((code) => tag === code || tag?.startsWith(`${code}-`));
  return [chosen, ...navigator.languages].map(speaks).find(Boolean) ?? codes[0];
}

// What the page downloads as text, and its style sheets, each once.
async function download(path) {
  return new TextDecoder().decode(await fetched(path));
}
globalThis.orbite_text = download;
const sheets = new Map();
globalThis.orbite_style = (path) => {
  const come = (onload, fail) => {
    const link = document.createElement("link");
    const onerror = () => {
      link.remove();
      fail(new Error(path));
    };
    document.head.append(Object.assign(link, { rel: "stylesheet", href: path, onload, onerror }));
  };
  const sheet = sheets.get(path) ?? retried(() => new Promise(come));
  sheets.set(path, sheet);
  // Who needs it next tries anew.
  sheet.catch(() => sheets.delete(path));
  return sheet;
};

const loading = document.getElementById("loading");
const root = document.documentElement;

// An invitation asks for a name while everything else is on its way.
const invited = loading?.querySelector("form");
if (location.pathname.startsWith("/t/")) {
  root.dataset.followed = location.pathname;
}
if (invited) {
  const said = (watches) => {
    root.dataset[watches ? "guestWatches" : "guestReady"] = "yes";
    for (const button of invited.querySelectorAll("button")) {
      button.disabled = true;
    }
  };
  invited.addEventListener("submit", (event) => {
    event.preventDefault();
    said(event.submitter?.name === "watch");
  });
  // Pressed before this script was there.
  const pressed = new URLSearchParams(location.search);
  if (pressed.has("name")) {
    said(pressed.has("watch"));
  }
  try {
    invited.hidden = Boolean(localStorage.getItem("orbite.name"));
  } catch {
    // A browser that keeps nothing knows nobody.
  }
}

// The card stays, above the page's own field, to which text and focus move on.
const card = invited?.parentElement;
const place_of_card = location.pathname;
function hand_over() {
  const focused = document.activeElement;
  if (invited?.contains(focused)) {
    const { value, selectionStart, selectionEnd } = invited.elements.name;
    const field = document.querySelector("#content [autocomplete=nickname]");
    if (field && focused === invited.elements.name) {
      // The page sets the same a moment later, which moves no caret.
      field.value = value;
      field.focus();
      field.setSelectionRange(selectionStart, selectionEnd);
    } else {
      field?.form.querySelector("[type=submit]").focus();
    }
  }
  invited?.remove();
  loading?.remove();
}
// Shows in an element of the page who invites to what: the card that came with the page
// or, where that is another table's, another language's or none, what the server says.
globalThis.orbite_invitation = async (element, path) => {
  hand_over();
  let shown = path === place_of_card ? card : null;
  if (shown?.lang !== root.lang) {
    const ask = () => fetch(path, { headers: { "accept-language": root.lang } });
    const text = await (await retried(ask)).text();
    const page = new DOMParser().parseFromString(text, "text/html");
    shown = page.querySelector(".invitation");
    shown?.querySelector("form").remove();
  }
  element.replaceChildren(...(shown ? [shown] : []));
};
try {
  root.lang = language();
  const core = download(`{{texts}}${root.lang}.core.txt`);
  await init({ module_or_path: take("{{web_main.bin}}") });
  const texts = await core;
  const note = () => (root.dataset.guest = invited?.elements.name.value ?? "");
  note();
  invited?.addEventListener("input", note);
  start_app(root.lang, "{{texts}}", texts);
  if (invited && !invited.hidden) {
    // Until what asks for a name is there, or says that there is no table.
    const observer = new MutationObserver(() => {
      if (document.getElementById("content")) {
        observer.disconnect();
        hand_over();
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
  } else {
    loading?.remove();
  }
} catch (error) {
  await fail(error);
}
try {
  sessionStorage.removeItem("orbite.again");
} catch {
  // A browser that keeps nothing has counted nothing.
}

// Only where the context is secure; on a plain LAN address the page works
// without.
if ("serviceWorker" in navigator) {
  // It keeps the texts of one language, too, and takes over what came in a parcel.
  const register = async () => {
    try {
      await delivered();
      const note = await caches.open("language");
      await note.put("/language", new Response(root.lang));
      const { installing, waiting, active } = await navigator.serviceWorker.register("/service-worker.js");
      (installing ?? waiting ?? active).postMessage({ language: root.lang });
    } catch (error) {
      console.warn("Orbite will not be there offline:", error);
    }
  };
  register();
  // The page plays on with the version it began with, and says that there is
  // another one.
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.boot && data.boot !== new URL(import.meta.url).pathname) {
      dispatchEvent(new Event("orbite-update"));
    }
  });
  // Lets the server tell this browser what happens while nobody looks, or no longer.
  globalThis.orbite_subscribe = async (token) => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const { key } = await (await fetch("/api/push")).json();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
    const body = { endpoint, key: keys.p256dh, secret: keys.auth, language: root.lang };
    await fetch("/api/push", { method: "PUT", headers, body: JSON.stringify(body) });
  };
  globalThis.orbite_unsubscribe = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  };
  new MutationObserver(register).observe(root, { attributeFilter: ["lang"] });
}

// Tells of a turn at a table. Browsers of phones do so through the service worker only.
globalThis.orbite_notify = async (title, body, table) => {
  const options = { body, tag: table, data: { path: `/t/${table}` } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) {
    await registration.showNotification(title, options);
  } else {
    new Notification(title, options);
  }
};
