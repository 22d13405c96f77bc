import { newElement as make } from "../../shared/dom/new-element.ts";
import { type Entry, hasProblem } from "./entries.ts";
import { labelPlaces } from "./label-places.ts";

/** Draws a frame around each island, with a label that opens its entry in the panel. Call again when the page moves. */
export function drawOutlines(layer: HTMLElement, all: Iterable<Entry>, open: (entry: Entry) => void): void {
  const visible: { label: HTMLElement; left: number; top: number }[] = [];
  const previous = new Map([...layer.children].map((box) => [owners.get(box), box as HTMLElement]));
  for (const entry of all) {
    const { left, top, width, height } = entry.element.getBoundingClientRect();
    const box = previous.get(entry) ?? makeBox(layer, entry, open);
    previous.delete(entry);
    // An element in a closed <details> has a size, but is not visible. Older browsers have no `checkVisibility`.
    const isVisible = entry.element.checkVisibility?.() ?? entry.element.isConnected;
    box.hidden = !isVisible || (width === 0 && height === 0);
    box.dataset["state"] = entry.state;
    box.style.translate = `${left}px ${top}px`;
    box.style.inlineSize = `${width}px`;
    box.style.blockSize = `${height}px`;
    const label = box.firstElementChild as HTMLElement;
    const text = `${entry.name}: ${entry.state}${hasProblem(entry) ? " !" : ""}`;
    if (label.textContent !== text) label.textContent = text;
    if (!box.hidden) visible.push({ label, left, top });
  }
  // Read all widths before moving any label, so that the browser lays the page out once.
  const edge = document.documentElement.clientWidth;
  const labels = visible.map(({ label, left, top }) => {
    const width = label.offsetWidth;
    return { left: Math.max(0, Math.min(left, edge - width)), top, width };
  });
  const places = labelPlaces(labels);
  for (const [index, { label, left, top }] of visible.entries())
    label.style.translate = `${labels[index]!.left - left}px ${places[index]! - top}px`;
  for (const box of previous.values()) box.remove();
}

const owners = new WeakMap<Element, Entry>();

function makeBox(layer: HTMLElement, entry: Entry, open: (entry: Entry) => void): HTMLElement {
  const label = make("button", "");
  label.type = "button";
  // Not in the tab order: keyboard users have the same entries in the panel.
  label.tabIndex = -1;
  label.addEventListener("click", () => open(entry));
  const box = make("div", "box", label);
  owners.set(box, entry);
  layer.append(box);
  return box;
}
