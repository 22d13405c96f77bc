// The overlay: outlines the islands of the page and says what became of each. Loaded by `?islands=debug` or by `data-islands="debug"` on the
// tag of the shell, before islands are looked for.
import { element as make } from "../../shared/element.ts";
import css from "./debug.css?inline";
import { entries } from "./entries.ts";
import { drawOutlines } from "./outlines.ts";
import { createPanel } from "./panel.ts";
import { watch } from "./watch.ts";

const abort = new AbortController();
const place = make("div", "");
place.dataset["atoll"] = "";
const root = place.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
root.adoptedStyleSheets.push(sheet);

const layer = make("div", "layer");
const panel = createPanel(layer, () => {
  abort.abort();
  place.remove();
});
root.append(layer, panel.root);
document.body.append(place);

let asked = false;
function draw(): void {
  asked = false;
  if (abort.signal.aborted) return;
  // A modal dialog is all that can be used, and the last one lies above the others; else a script of the site may have emptied the body.
  const around = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  if (place.parentElement !== around) around.append(place);
  drawOutlines(layer, entries.values(), panel.open);
  panel.draw();
}

watch(() => {
  if (!asked) requestAnimationFrame(draw);
  asked = true;
}, abort.signal);
