import type { PageVisit, VisitOptions } from "../../shared/face.ts";
import { announce } from "../../shared/live.ts";
import { reveal } from "../behaviours/reveal.ts";
import { contentsOf } from "../contents.ts";
import type { Core } from "../core.ts";
import { attributesOf, entryKey } from "../served.ts";
import { type Content, dropKept, keep, release } from "./content.ts";
import { noteLeft, noteOffset, pushEntry, replaceEntry, scrollOf, setEntry, shownEntry, startEntries } from "./entries.ts";
import { applyAttributes, applyFacts, readFacts } from "./facts.ts";
import { focusOn, focusPage } from "./focus.ts";
import { pageSection } from "./parse.ts";
import { applyParts, liveSelector, noteParts } from "./parts.ts";
import { anchorOf, begin, jumpTo, reach } from "./scroll.ts";
import { keyOf, noteStyles } from "./styles.ts";

/** Length of the in-animation. NAV-15 */
const ANIMATION = 10;

export type EntryChange = "push" | "replace" | "none";

/** How pages come onto the screen, fetched and kept ones alike. */
export interface Show {
  page(page: PageVisit, next: Content, nodes: DocumentFragment, entry: EntryChange, stay?: VisitOptions["stay"]): void;
  content(): Content;
  /** A new entry was pushed for the page as it is now: a form changed a part of it. */
  moved(): void;
}

/** `arrived` is told of each page that is on. */
export function createShow(core: Core, arrived: () => void): Show {
  const root = document.documentElement;
  const { islands } = core;
  let shown = firstContent(core);

  /**
   * The outgoing nodes are kept, their islands swept, so that they are the CMS's own markup again. The entry is made after
   * the old page is off and before the new one is on, so that relative addresses are meant from the new one. NAV-01, NAV-20
   */
  function page(visit: PageVisit, next: Content, nodes: DocumentFragment, entry: EntryChange, stay?: boolean): void {
    const section = visit.target as HTMLElement;
    const last = shown;
    const active = document.activeElement as HTMLElement | null;
    const offset = [scrollX, scrollY] as const;
    last.focus = section.contains(active) ? active : null;
    if (!visit.traverse) noteOffset();
    noteLeft(last, visit.traverse ? shownEntry() : entryKey());
    // What an unsafe request changed is not known: whatever shows the cart or the account is asked for again.
    if (visit.method !== "GET") dropKept(liveSelector);
    // A modal dialog that is taken out and put back would stand open without being modal.
    for (const dialog of section.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    islands.sweep(section);

    if (entry === "push") pushEntry(visit.url);
    else if (entry === "replace") replaceEntry(visit.url);
    const outgoing = contentsOf(section);
    release(next);
    // What is typed comes back, passwords never do.
    for (const field of outgoing.querySelectorAll<HTMLInputElement>("input[type=password]")) field.value = field.defaultValue;
    if (entry === "push" || visit.traverse) keep(last, outgoing);
    applyAttributes(section, next.section, last.section);
    section.append(nodes);
    applyFacts(next.facts, last.facts);
    core.setSettings(next.facts.settings);
    applyParts(next.parts, visit.kept, islands);
    if (next.facts.settings.user !== last.facts.settings.user) dropKept();
    shown = next;
    setEntry(next);

    root.classList.replace("page-out", "page-in") || root.classList.add("page-in");
    setTimeout(() => root.classList.remove("page-in"), ANIMATION);
    islands.scan(section);
    arrived();
    if (stay) stayAt(offset, active);
    else land(visit, section, next);
    noteOffset();
  }

  function moved(): void {
    setEntry((shown = { ...shown }));
  }

  return { page, content: () => shown, moved };

  /** Scroll and focus of a page that was left or is new. NAV-02, NAV-22 */
  function land(visit: PageVisit, section: HTMLElement, { focus, facts }: Content): void {
    const { hash } = new URL(visit.url);
    const anchor = visit.traverse ? null : anchorOf(hash);
    begin().abort();
    if (visit.traverse) reach(...scrollOf(entryKey()));
    else if (!anchor) jumpTo(0, 0);
    else {
      reveal(anchor);
      target(hash);
    }
    if (focus?.isConnected) focusOn(focus);
    else focusPage(section, anchor);
    announce(facts.title);
  }
}

/** A page that shows itself again: the visitor stays at the offset and in the field. */
function stayAt([x, y]: readonly [number, number], active: HTMLElement | null): void {
  jumpTo(x, y);
  const name = active?.getAttribute("name");
  const same = active?.id ? document.getElementById(active.id) : name ? document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) : null;
  if (same) focusOn(same);
}

function firstContent({ served: { url, entry, body, styles, parts }, readSettings }: Core): Content {
  noteStyles(styles);
  noteParts(parts);
  const section = pageSection(document);
  const content: Content = {
    facts: { ...readFacts(document, readSettings), body, styles: styles.map(keyOf) },
    parts,
    section: section ? attributesOf(section) : {},
    weight: 0,
  };
  startEntries(content, entry, url);
  return content;
}

/** After a push the browser does not match `:target`; a replace with the same hash makes it, and drops the state. */
function target(hash: string): void {
  const { state } = history;
  // Absolute: a relative one is meant from the base address.
  location.replace(new URL(hash, location.href));
  history.replaceState(state, "");
}
