// Starts the page: loads the module, hands over to it, and takes away the
// waiting sign. What goes wrong on the way is said, not swallowed.
import init, { start_app } from "{{web.js}}";

const loading = document.getElementById("loading");
try {
  await init({ module_or_path: new URL("{{web_bg.wasm}}", import.meta.url) });
  start_app();
  loading?.remove();
} catch (error) {
  if (loading) {
    loading.setAttribute("role", "alert");
    loading.textContent =
      "Orbite can't start in this browser. / Orbite ne peut pas démarrer dans ce navigateur.";
  }
  throw error;
}

// Only where the context is secure; on a plain LAN address the page works
// without.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service-worker.js").catch((error) => {
    console.warn("Orbite will not be there offline:", error);
  });
}
