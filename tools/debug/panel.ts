import { newElement as make } from "../../shared/dom/new-element.ts";
import { nameOf } from "../../shared/dom/name-of.ts";
import { type Entry, type EntryState, entries, hasProblem } from "./entries.ts";
import { fileOf, log } from "./watch.ts";

const order: EntryState[] = ["failed", "not mounted", "loading", "waiting", "live"];

/** Sorts entries by state, and those with problems first within a state. */
const rank = (entry: Entry): number => order.indexOf(entry.state) * 2 + (hasProblem(entry) ? 0 : 1);

export interface Panel {
  root: HTMLElement;
  draw(): void;
  /** Expands the entry of an island, scrolls to it and focuses it. */
  open(entry: Entry): void;
}

/** @param layer the outlines, whose labels are hidden while the panel is collapsed */
export function createPanel(layer: Element, close: () => void): Panel {
  const counts = make("p", "counts");
  const arrival = make("p", "arrival");
  const list = make("div", "list");
  const lines = make("ol", "log");
  const session = make("pre", "session");
  const sessionDetails = make("details", "", make("summary", "", "Session"), session);
  const body = make("div", "body", counts, arrival, list, sessionDetails, make("h3", "", "Log"), lines);
  const toggle = makeButton("", () => setOpen(body.hidden === true));
  const setOpen = (isOpen: boolean): void => {
    body.hidden = !isOpen;
    layer.classList.toggle("folded", !isOpen);
    toggle.textContent = isOpen ? "Collapse" : "Expand";
    toggle.setAttribute("aria-expanded", String(isOpen));
  };
  // On a phone the panel would cover the page.
  setOpen(innerWidth > 640);
  const header = make("header", "", make("h2", "", "Islands"), toggle, makeButton("Close", close));
  const root = make("section", "panel", header, body);
  root.setAttribute("aria-label", "Atoll overlay");
  const drawn = new Map<Entry, HTMLDetailsElement>();

  return {
    root,
    draw() {
      setText(counts, countsText([...entries.values()]));
      const report = sessionReport();
      setText(session, report ? JSON.stringify(report, null, 1) : noReport);
      setText(arrival, arrivalText(report?.arrived));
      arrival.hidden = !arrival.textContent;
      drawList(list, drawn);
      lines.replaceChildren(
        ...log.map(({ at, text, kind }) =>
          make("li", kind, make("span", "at", `${(at / 1000).toFixed(2)} s`), ` ${text}`),
        ),
      );
    },
    open(entry) {
      setOpen(true);
      const details = drawn.get(entry);
      if (!details) return;
      details.open = true;
      details.scrollIntoView({ block: "nearest" });
      details.querySelector("summary")!.focus();
    },
  };
}

const noReport = "The navigation loads at the visitor's first interaction.";

/** The state of the navigation, which main.ts adds to the shell's API on a page with the overlay. */
function sessionReport(): { arrived: number | null } | null | undefined {
  const { session } = window.atoll as { session?: { inspect(): { arrived: number | null } | null } };
  return session?.inspect();
}

/** @param arrived characters; none when the page is whole */
const arrivalText = (arrived: number | null | undefined): string =>
  arrived ? `The page is still arriving: ${arrived.toLocaleString("en")} characters so far.` : "";

function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = make("button", "", label);
  button.type = "button";
  button.addEventListener("click", onClick);
  return button;
}

function countsText(all: Entry[]): string {
  const counts = order.flatMap((state) => {
    const count = all.filter((entry) => entry.state === state).length;
    return count > 0 ? `${count} ${state}` : [];
  });
  return (
    counts.join(", ") ||
    "There is no island on this page: no element has data-island or matches the selector of an island."
  );
}

/** Updates the list in place. `drawn` holds the element of each entry in the list. */
function drawList(list: Element, drawn: Map<Entry, HTMLDetailsElement>): void {
  for (const [entry, details] of drawn) {
    if (entries.get(entry.element) === entry) continue;
    details.remove();
    drawn.delete(entry);
  }
  const sorted = [...entries.values()].sort((a, b) => rank(a) - rank(b));
  sorted.forEach((entry, index) => {
    const details = drawn.get(entry) ?? makeDetails(entry);
    drawn.set(entry, details);
    // Move an element only when its place has changed: moving removes the focus.
    if (list.children[index] !== details) list.insertBefore(details, list.children[index] ?? null);
    fill(details, entry);
  });
}

function makeDetails(entry: Entry): HTMLDetailsElement {
  const details = make("details", "", make("summary", ""), make("div", ""));
  details.addEventListener("toggle", () => fill(details, entry));
  return details;
}

function fill(details: HTMLDetailsElement, entry: Entry): void {
  const { name, state, config, warnings, lack } = entry;
  details.dataset["state"] = state;
  // A warning of the island explains more than the problem that the overlay found in the same attribute.
  const unreported = config.filter(
    ({ name, problem }) => problem && !warnings.some((text) => text.includes(`${name} `)),
  );
  // The error of a failed island says it already.
  const lacks = lack && state !== "failed" ? [lack] : [];
  const problems = [...lacks, ...unreported.map(({ name, problem }) => `${name} ${problem}`), ...warnings];
  const count = problems.length === 1 ? "1 warning" : `${problems.length} warnings`;
  setText(details.firstElementChild!, `${name} – ${state}${problems.length > 0 ? ` – ${count}` : ""}`);
  if (details.open) fillBody(details.lastElementChild as HTMLElement, entry, problems);
}

function fillBody(body: HTMLElement, entry: Entry, problems: string[]): void {
  const { element, name, why, config, events, strategy, island, found, live } = entry;
  const show = makeButton(`Show ${element.isConnected ? nameOf(element) : "element"}`, () =>
    element.scrollIntoView({ block: "center" }),
  );
  show.disabled = !element.isConnected;
  const facts: [string, string][] = [
    ["Why", why],
    ["Description", island?.doc ?? ""],
    ["Loads", strategy],
    ["File", fileOf(name)],
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
  // Keep the existing button, because it may have the focus.
  if (body.lastElementChild?.localName !== "button") body.append(show);
  while (body.children.length > 1) body.firstElementChild!.remove();
  body.prepend(...content);
}

function table({ config }: Entry): HTMLElement {
  const rows = config.map(({ name, given, read }) =>
    make(
      "tr",
      given === null ? "default" : "",
      headed("row", name),
      make("td", "", given === null ? "" : given.length > 200 ? `${given.slice(0, 200)}…` : given),
      make("td", "", read),
    ),
  );
  return make(
    "table",
    "",
    make("thead", "", make("tr", "", headed("col", "Attribute"), headed("col", "Value"), headed("col", "Read as"))),
    make("tbody", "", ...rows),
  );
}

function headed(scope: "row" | "col", text: string): HTMLElement {
  const cell = make("th", "", text);
  cell.scope = scope;
  return cell;
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
