import { element as make } from "../../shared/element.ts";
import { nameOf } from "../../shared/warn.ts";
import { type Entry, type EntryState, entries } from "./entries.ts";
import { fileOf, log } from "./watch.ts";

const order: EntryState[] = ["failed", "not mounted", "loading", "waiting", "live"];

/** What is wrong first. */
const rank = ({ state, warnings, config }: Entry): number =>
  order.indexOf(state) * 2 + (warnings.length > 0 || config.some(({ problem }) => problem) ? 0 : 1);

export interface Panel {
  root: HTMLElement;
  draw(): void;
  /** Opens what is said of an island, and goes there. */
  open(entry: Entry): void;
}

/** `layer` holds the outlines, whose labels go while the panel is folded. */
export function createPanel(layer: Element, close: () => void): Panel {
  const heading = make("h2", "", "Islands");
  const counts = make("p", "counts");
  const list = make("div", "list");
  const lines = make("ol", "log");
  const button = (words: string, act: () => void): HTMLButtonElement => {
    const made = make("button", "", words);
    made.type = "button";
    made.addEventListener("click", act);
    return made;
  };
  const body = make("div", "body", counts, list, make("h3", "", "What happened"), lines);
  const fold = button("", () => show(body.hidden === true));
  const show = (isOpen: boolean): void => {
    body.hidden = !isOpen;
    layer.classList.toggle("folded", !isOpen);
    fold.textContent = isOpen ? "Fold" : "Unfold";
    fold.setAttribute("aria-expanded", String(isOpen));
  };
  // On a phone there is the page, or the panel.
  show(innerWidth > 640);
  const root = make("section", "panel", make("header", "", heading, fold, button("Close", close)), body);
  root.setAttribute("aria-label", "Atoll overlay");
  const shown = new Map<Entry, HTMLDetailsElement>();

  function draw(): void {
    const all = [...entries.values()].sort((one, other) => rank(one) - rank(other));
    const found = order.flatMap((state) => {
      const count = all.filter((entry) => entry.state === state).length;
      return count > 0 ? `${count} ${state}` : [];
    });
    set(
      counts,
      found.join(", ") ||
        "There is no island on this page: no element has data-island, or what an island finds by itself.",
    );
    for (const [entry, details] of shown) {
      if (entries.get(entry.element) === entry) continue;
      details.remove();
      shown.delete(entry);
    }
    all.forEach((entry, index) => {
      const details = shown.get(entry) ?? makeDetails(entry);
      shown.set(entry, details);
      // Moved only where it must be: what has the focus would lose it.
      if (list.children[index] !== details) list.insertBefore(details, list.children[index] ?? null);
      fill(details, entry);
    });
    lines.replaceChildren(
      ...log.map(({ at, text, kind }) =>
        make("li", kind, make("span", "at", `${(at / 1000).toFixed(2)} s`), ` ${text}`),
      ),
    );
  }

  function open(entry: Entry): void {
    show(true);
    const details = shown.get(entry);
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: "nearest" });
    details.querySelector("summary")!.focus();
  }
  return { root, draw, open };
}

function makeDetails(entry: Entry): HTMLDetailsElement {
  const details = make("details", "", make("summary", ""), make("div", ""));
  details.addEventListener("toggle", () => fill(details, entry));
  return details;
}

function fill(details: HTMLDetailsElement, entry: Entry): void {
  const { element, name, state, why, config, warnings, events, strategy, island, found, live } = entry;
  details.dataset["state"] = state;
  // What the island has warned of itself says more.
  const unsaid = config.filter(({ name, problem }) => problem && !warnings.some((text) => text.includes(`${name} `)));
  const problems = [...unsaid.map(({ name, problem }) => `${name} ${problem}`), ...warnings];
  set(
    details.firstElementChild!,
    `${name} – ${state}${problems.length > 0 ? ` – ${problems.length === 1 ? "1 warning" : `${problems.length} warnings`}` : ""}`,
  );
  if (!details.open) return;
  const place = details.lastElementChild as HTMLElement;
  const show = make("button", "", `Show ${element.isConnected ? nameOf(element) : "it"}`);
  show.type = "button";
  show.disabled = !element.isConnected;
  show.addEventListener("click", () => element.scrollIntoView({ block: "center" }));
  const facts: [string, string][] = [
    ["Why", why],
    ["What it is for", island?.doc ?? ""],
    ["Loads", strategy],
    ["Its file", fileOf(name)],
    ["Live", live === undefined ? "" : `${Math.round(live - found)} ms after it was found`],
    ["Events", events.join(", ")],
  ];
  const content = [
    ...facts
      .filter(([, text]) => text)
      .map(([title, text]) => make("p", title === "Why" ? "why" : "", make("b", "", title), ` ${text}`)),
    ...problems.map((text) => make("p", "warning", text)),
    ...(config.length > 0 ? [table(entry)] : []),
  ];
  // The button stays: it may have the focus.
  if (place.lastElementChild?.localName !== "button") place.append(show);
  while (place.children.length > 1) place.firstElementChild!.remove();
  place.prepend(...content);
}

function table({ config }: Entry): HTMLElement {
  const rows = config.map(({ name, given, read }) =>
    make(
      "tr",
      given === null ? "unsaid" : "",
      headed("row", name),
      make("td", "", given === null ? "" : given.length > 200 ? `${given.slice(0, 200)}…` : given),
      make("td", "", read),
    ),
  );
  return make(
    "table",
    "",
    make("thead", "", make("tr", "", headed("col", "Attribute"), headed("col", "Says"), headed("col", "Read as"))),
    make("tbody", "", ...rows),
  );
}

function headed(scope: "row" | "col", text: string): HTMLElement {
  const cell = make("th", "", text);
  cell.scope = scope;
  return cell;
}

function set(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
