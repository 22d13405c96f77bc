import { element as make } from "../../shared/element.ts";
import type { Entry } from "./entries.ts";
import { labelPlaces } from "./label-places.ts";

/** A frame around each island with a label that opens it in the panel. They lie over the page and are moved with it. */
export function drawOutlines(layer: HTMLElement, all: Iterable<Entry>, open: (entry: Entry) => void): void {
  const shown: { label: HTMLElement; left: number; top: number }[] = [];
  const before = new Map([...layer.children].map((box) => [owners.get(box), box as HTMLElement]));
  for (const entry of all) {
    const { left, top, width, height } = entry.element.getBoundingClientRect();
    const box = before.get(entry) ?? makeBox(layer, entry, open);
    before.delete(entry);
    box.hidden = !entry.element.isConnected || (width === 0 && height === 0);
    box.dataset["state"] = entry.state;
    box.style.translate = `${left}px ${top}px`;
    box.style.inlineSize = `${width}px`;
    box.style.blockSize = `${height}px`;
    const label = box.firstElementChild as HTMLElement;
    const words = `${entry.name}: ${entry.state}${entry.warnings.length > 0 || entry.config.some(({ problem }) => problem) ? " !" : ""}`;
    if (label.textContent !== words) label.textContent = words;
    if (!box.hidden) shown.push({ label, left, top });
  }
  // All are read before one is moved, so that the page is laid out once.
  const places = labelPlaces(shown.map(({ label, left, top }) => ({ left, top, width: label.offsetWidth })));
  for (const [index, { label, top }] of shown.entries()) label.style.translate = `0 ${places[index]! - top}px`;
  for (const box of before.values()) box.remove();
}

const owners = new WeakMap<Element, Entry>();

function makeBox(layer: HTMLElement, entry: Entry, open: (entry: Entry) => void): HTMLElement {
  const label = make("button", "");
  label.type = "button";
  // The panel has the same, for the keyboard.
  label.tabIndex = -1;
  label.addEventListener("click", () => open(entry));
  const box = make("div", "box", label);
  owners.set(box, entry);
  layer.append(box);
  return box;
}
