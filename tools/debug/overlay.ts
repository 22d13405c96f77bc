import { newElement as make } from "../../shared/dom/new-element.ts";
import css from "./debug.css?inline";
import { entries } from "./entries.ts";
import { drawOutlines } from "./outlines.ts";
import { createPanel } from "./panel.ts";
import { watch } from "./watch.ts";

/** Opens the debug overlay: it outlines the islands of the page and shows the state of each. */
export function openOverlay(): void {
  const abort = new AbortController();
  const host = make("div", "");
  host.dataset["atoll"] = "";
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);

  const layer = make("div", "layer");
  const panel = createPanel(layer, () => {
    abort.abort();
    host.remove();
  });
  root.append(layer, panel.root);
  document.body.append(host);

  let isScheduled = false;
  function draw(): void {
    isScheduled = false;
    if (abort.signal.aborted) return;
    // Only the topmost modal dialog is interactive, so the overlay moves into it. Without a dialog, append it to the body
    // again if a script of the site has emptied the body.
    const parent = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    if (host.parentElement !== parent) parent.append(host);
    drawOutlines(layer, entries.values(), panel.open);
    panel.draw();
  }

  watch(() => {
    if (!isScheduled) requestAnimationFrame(draw);
    isScheduled = true;
  }, abort.signal);
}
