// The same module as the page, for thinking beside it.
import init, { worker_entry } from "{{web.js}}";

await init({ module_or_path: new URL("{{web_bg.wasm}}", import.meta.url) });
worker_entry();
