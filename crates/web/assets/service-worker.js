// Keeps the page for visits without a network. Every file but the page itself
// carries a fingerprint of its content in its name, so a file found here under
// its name is the right one, whichever version it came with.
const CACHE = "orbite-{{version}}";
const FILES = {{precache}};
// The texts of each language; only those of one that is read are kept.
const TEXTS = {{text-files}};

// Whether a file's name says what is in it.
const is_marked = (path) => /-[0-9a-f]{16}[._]/.test(path);

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      // The page wrote it down before it asked for this script.
      const language = await (await caches.match("/language"))?.text();
      await keep([...FILES, ...(TEXTS[language] ?? [])]);
      await caches.delete("parcel");
      await self.skipWaiting();
    })(),
  );
});

// Another language is read. The script's address must not tell which: another
// address is another worker, and a page that is loaded at the moment in which one
// takes over from the other may wait for an answer of the one that has gone.
self.addEventListener("message", (event) => {
  event.waitUntil(
    (async () => {
      await keep(TEXTS[event.data?.language] ?? []);
      // A page that was just being loaded when this worker took over does not belong to
      // it yet. A worker that is not active takes over when it is.
      await self.clients.claim().catch(() => {});
    })(),
  );
});

async function keep(paths) {
  const cache = await caches.open(CACHE);
  // What is here already is not fetched again: what another version has, too, and
  // what the page took out of a parcel.
  const missing = [];
  for (const path of paths) {
    const found = is_marked(path) && (await caches.match(path));
    await (found ? cache.put(path, found) : missing.push(path));
  }
  // The page is asked for anew; the others are what their names say. By now the
  // page is in use: whatever it asks for itself comes first.
  await cache.addAll(
    missing.map((path) => {
      const cache = path === "/" ? "reload" : "default";
      return new Request(path, { cache, priority: "low" });
    }),
  );
  // Of several servers one may be of another version, and its page asks for files that
  // are not here: this worker is not for it, and is installed at another visit.
  const page = missing.includes("/") && (await cache.match("/"));
  if (page && !(await page.text()).includes("{{boot.js}}")) {
    await cache.delete("/");
    throw new Error("the page is of another version");
  }
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // Tabs that were opened with the version before may still ask for its
      // files: that one is kept, older ones go. Keys come in order of creation.
      const names = (await caches.keys()).filter((name) => name.startsWith("orbite-"));
      const others = names.filter((name) => name !== CACHE);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
      for (const page of await self.clients.matchAll()) {
        page.postMessage({ boot: "{{boot.js}}" });
      }
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) {
    return;
  }
  if (request.mode === "navigate") {
    // Addresses without an ending are places inside the page, but for what the
    // server says of itself.
    const ends = url.pathname.split("/").pop().includes(".");
    const is_place = !ends && url.pathname !== "/healthz";
    if (is_place || url.pathname === "/index.html") {
      event.respondWith(kept("/", request));
    }
  } else if (FILES.includes(url.pathname) || is_marked(url.pathname)) {
    event.respondWith(kept(url.pathname, request));
  }
});

// The server tells of a turn or an invitation while nobody looks at the table.
self.addEventListener("push", (event) => {
  const { text, path, tag } = event.data?.json() ?? {};
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window" });
      const is_seen = (page) => page.visibilityState === "visible" && new URL(page.url).pathname === path;
      if (text && !pages.some(is_seen)) {
        await self.registration.showNotification("Orbite", { body: text, tag, data: { path } });
      }
    })(),
  );
});

// A click leads to the table: to the page that is there already, or to another.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window" });
      const page = pages.find((page) => new URL(page.url).pathname === path);
      return page ? page.focus() : self.clients.openWindow(path ?? "/");
    })(),
  );
});

// The kept answer, from this version's files first; else the network's.
async function kept(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}
