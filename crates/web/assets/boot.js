// Starts the page: loads the module, hands over to it, and takes away the
// waiting sign. What goes wrong on the way is said, not swallowed.
import init, { start_app } from "{{web.js}}";

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

async function download(path) {
  const answer = await fetch(path);
  if (!answer.ok) {
    throw new Error(`${path}: ${answer.status}`);
  }
  return answer.text();
}

const loading = document.getElementById("loading");
const root = document.documentElement;
try {
  root.lang = language();
  const core = download(`{{texts}}${root.lang}.core.txt`);
  await init({ module_or_path: new URL("{{web_bg.wasm}}", import.meta.url) });
  start_app(root.lang, "{{texts}}", await core);
  loading?.remove();
} catch (error) {
  if (loading) {
    loading.setAttribute("role", "alert");
    loading.textContent = {{cannot-start}};
  }
  throw error;
}

// Only where the context is secure; on a plain LAN address the page works
// without.
if ("serviceWorker" in navigator) {
  // It keeps the texts of one language, too.
  const register = () =>
    navigator.serviceWorker.register(`/service-worker.js?language=${root.lang}`).catch((error) => {
      console.warn("Orbite will not be there offline:", error);
    });
  register();
  new MutationObserver(register).observe(root, { attributeFilter: ["lang"] });
}
