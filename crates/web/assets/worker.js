// The same module as the page, for thinking beside it.
import init, { worker_entry } from "{{web.js}}";
import { take } from "{{parts.js}}";

await init({ module_or_path: take("{{web_main.bin}}") });
worker_entry();
