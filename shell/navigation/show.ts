import { emit } from "../../shared/events.ts";
import type { PageVisit, VisitOptions } from "../../shared/face.ts";
import { focusOn } from "../../shared/focus-on.ts";
import { announce } from "../../shared/live.ts";
import { anchorOf } from "../anchor-of.ts";
import { childrenOf } from "../children-of.ts";
import { contentsOf } from "../contents.ts";
import type { Core } from "../core.ts";
import { attributesOf, entryKey } from "../served.ts";
import { type Content, dropKept, keep, keptPages, release, startAnew } from "./kept.ts";
import {
  noteLeft,
  noteOffset,
  noteScroll,
  pushEntry,
  replaceEntry,
  scrollOf,
  setEntry,
  shownEntry,
  startEntries,
  statesOf,
} from "./entries.ts";
import { applyAttributes, applyFacts, readFacts } from "./facts.ts";
import { focusPage } from "./focus.ts";
import { setValues, valuesOf } from "./form-values.ts";
import { actsAnew } from "./acts-anew.ts";
import { pageSection } from "./parse.ts";
import { applyParts, liveSelector, noteParts } from "./parts.ts";
import { takeGlobals } from "./globals.ts";
import { takeHandlers } from "./page-handlers.ts";
import { reveal } from "../../shared/reveal.ts";
import { sameElement } from "../../shared/same-element.ts";
import { begin, jumpTo, reach } from "./scroll.ts";
import { beforeFrame } from "./before-frame.ts";
import { forgetStyles, noteStyles, styleKey, useStyles } from "./styles.ts";

/** Length of the out-animation and of the in-animation. NAV-15 */
export const ANIMATION = 10;

/** States of a part of one page that are kept for Back. */
const KEPT_STATES = 10;

type Patch = NonNullable<Content["patch"]>;

export type EntryChange = "push" | "replace" | "none";

/** `link` is the link that the visitor followed. */
type ShowOptions = VisitOptions & { link?: Element };

/** How pages come onto the screen, fetched and kept ones alike. */
export interface Show {
  /** Islands, scroll and focus of the page follow soon; `from` had the focus when the visit began. Returns the scripts of page parts that are new. */
  page(
    page: PageVisit,
    next: Content,
    nodes: DocumentFragment,
    entry: EntryChange,
    from: Element | null,
    options?: ShowOptions,
  ): HTMLScriptElement[];
  content(): Content;
  /** A new entry at `url` for the page as it is, in which `target` is about to show what `form` asked for. */
  newState(url: string, target: Element, form: Element): void;
  /** Shows what a part of the page showed at another of its entries; false when that is not known. */
  state(content: Content): boolean;
  /** Content that needs these styles, too, is shown on the page. Returns how to take off those that only it needs. */
  alsoStyles(keys: string[]): () => void;
}

export function createShow(core: Core): Show {
  const root = document.documentElement;
  const { islands } = core;
  let shown = firstContent(core);

  /**
   * The outgoing nodes are kept, their islands swept, so that they are the CMS's own markup again. The entry is made after
   * the old page is off and before the new one is on, so that relative addresses are meant from the new one. NAV-01, NAV-20
   */
  function page(
    visit: PageVisit,
    next: Content,
    nodes: DocumentFragment,
    entry: EntryChange,
    from: Element | null,
    { stay, inPlace, link }: ShowOptions = {},
  ): HTMLScriptElement[] {
    const section = visit.target as HTMLElement;
    const last = shown;
    const active = document.activeElement as HTMLElement | null;
    const offset = [scrollX, scrollY] as const;
    last.focus = active === document.body ? null : active;
    if (!visit.traverse) noteOffset();
    noteLeft(last, visit.traverse);
    // A modal dialog that is taken out and put back would stand open without being modal.
    // In SVG an element of that name is no dialog.
    for (const dialog of section.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close?.();
    if (!stay && !inPlace) closeLayers(link);
    islands.sweep(section);

    if (entry === "push") pushEntry(visit.url);
    else if (entry === "replace") replaceEntry(visit.url);
    const [putGlobals, putHandlers] = [takeGlobals(), takeHandlers(section)];
    last.putBack = () => {
      putGlobals();
      putHandlers();
    };
    const outgoing = contentsOf(section);
    const { putBack } = next;
    release(next);
    // What is typed comes back, passwords never do.
    for (const field of outgoing.querySelectorAll<HTMLInputElement>(
      "input:is([type=password], [autocomplete$=password], [name*=passw i])",
    ))
      field.value = field.defaultValue;
    // What an unsafe request changed is not known: whatever shows the cart or the account is asked for again.
    if (visit.method !== "GET") dropKept(liveSelector);
    if (entry === "push" || visit.traverse) keep(last, outgoing);
    applyAttributes(section, next.section, last.section);
    applyFacts(next.facts, last.facts);
    core.setSettings(next.facts.settings);
    section.append(nodes);
    // While they waited in a document without a window, Chromium refused to load them: NETWORK_NO_SOURCE.
    for (const media of section.querySelectorAll<HTMLMediaElement>("audio, video"))
      if (media.networkState > 2) media.load();
    putBack?.();
    const scripts = applyParts(next.parts, visit.document, core);
    if (next.facts.settings.user !== last.facts.settings.user) dropKept();
    startAnew();
    shown = next;
    next.acts = actsAnew(location.href);
    setEntry(next);
    forgetStyles([next, ...keptPages()].flatMap(({ facts }) => facts.styles));

    root.classList.replace("page-out", "page-in") || root.classList.add("page-in");
    setTimeout(() => root.classList.remove("page-in"), ANIMATION);
    const focused = document.activeElement;
    // The visitor has gone to a field around the page meanwhile, and types or chooses there.
    const isTyping = focused !== from && !!focused?.matches("input, select, textarea");
    beforeFrame(() => {
      islands.scan(section);
      core.openGates(section);
      if (stay) stayAt(offset, active, section, inPlace);
      else land(visit, section, next, isTyping ? null : focused);
      noteOffset();
    });
    return scripts;
  }

  function newState(url: string, target: Element, form: Element): void {
    noteOffset();
    noteScroll(entryKey());
    const patch = takeState(target, form);
    // The same again is no way to go back to.
    if (url === location.href) return;
    keepState(patch);
    const older = statesOf(shown).filter(({ patch }) => patch);
    for (const state of older.slice(0, -KEPT_STATES)) delete state.patch;
    pushEntry(url);
    setEntry((shown = { ...shown, patch: undefined, values: valuesOf(form) }));
  }

  function takeState(target: Element, form: Element): Patch {
    for (const child of childrenOf(target)) islands.sweep(child);
    return { target, form, putBack: takeHandlers(target), nodes: contentsOf(target) };
  }

  /** What may be untrue by then is asked for again. */
  function keepState(patch: Patch): void {
    if (!patch.nodes.querySelector(liveSelector)) shown.patch = patch;
  }

  function state(next: Content): boolean {
    const states = statesOf(shown);
    const target = next.patch?.target;
    // With several parts, what another of them showed is not known.
    if (!target?.isConnected || !states.includes(next) || states.some(({ patch }) => patch && patch.target !== target))
      return false;
    noteScroll(shownEntry());
    const { nodes, form, putBack } = next.patch!;
    keepState(takeState(target, form));
    target.append(nodes);
    putBack();
    setValues(form, next.values);
    delete next.patch;
    setEntry((shown = next));
    for (const child of childrenOf(target)) islands.scan(child);
    core.openGates(target);
    reach(...scrollOf(entryKey()));
    emit(document, "page:loaded", {
      url: location.href,
      method: "GET",
      headers: {},
      kept: true,
      traverse: true,
      target,
    });
    return true;
  }

  function alsoStyles(keys: string[]): () => void {
    const { facts } = shown;
    const added = keys.filter((key) => !facts.styles.includes(key));
    facts.styles.push(...added);
    useStyles(facts.styles);
    return () => {
      facts.styles = facts.styles.filter((key) => !added.includes(key));
      if (shown.facts === facts) useStyles(facts.styles);
    };
  }

  return { page, content: () => shown, newState, state, alsoStyles };

  /** Scroll and focus of a page that was left or is new. NAV-02, NAV-22 */
  function land(visit: PageVisit, section: HTMLElement, { focus, facts }: Content, focused: Element | null): void {
    const { hash } = new URL(visit.url);
    const anchor = visit.traverse ? null : anchorOf(hash);
    begin().abort();
    if (visit.traverse) reach(...scrollOf(shownEntry()));
    else if (!anchor) jumpTo(0, 0);
    else {
      reveal(anchor);
      // Back may have led on already.
      if (entryKey() === shownEntry()) target(hash);
    }
    const rest = (): void => (focus?.isConnected ? focusOn(focus) : focusPage(section, anchor));
    // The visitor, or an element of the page, may have been quicker.
    if ([focused, document.body].includes(document.activeElement)) rest();
    // Going back to a hash, the browser looks for its place after this, and takes the focus away.
    if (visit.traverse && hash) requestAnimationFrame(() => document.activeElement === document.body && rest());
    announce(facts.title);
  }
}

/**
 * Closes the modal dialogs and the popovers of the site, such as a menu of the header: they would lie over the next page. A dialog stays that
 * refuses to be closed by its event `cancel`, and a manual popover unless the visitor followed a link in it. Dialogs of the product close themselves
 * on `page:out`.
 */
function closeLayers(link?: Element): void {
  // A browser that does not know one of these selectors ignores it inside `:is()`.
  for (const layer of document.querySelectorAll<HTMLElement>(":is(dialog:modal:not(.atoll-dialog), :popover-open)")) {
    if (layer instanceof HTMLDialogElement && layer.open) layer.requestClose ? layer.requestClose() : layer.close();
    // Another layer may have closed it already.
    else if (layer.matches(":is(:popover-open)") && (layer.popover !== "manual" || layer.contains(link ?? null)))
      layer.hidePopover();
  }
}

/** A page that shows itself again: the visitor stays at the offset and in the field, or in what held it, else where the page begins, and hears what has changed. */
function stayAt(
  [x, y]: readonly [number, number],
  active: HTMLElement | null,
  section: HTMLElement,
  inPlace?: boolean,
): void {
  jumpTo(x, y);
  if (active && !active.isConnected) {
    let at: Element | null = active;
    let same: HTMLElement | null = null;
    while (at && !(same = sameElement(at))) at = at.parentElement;
    // An island of a page that only renews itself may still make what had it.
    same ??= inPlace ? null : (section.querySelector("h1") ?? section);
    if (same) focusOn(same);
  }
  const news = section.querySelector("[data-announce]")?.textContent;
  if (news) announce(news);
}

function firstContent({ served: { url, entry, body, head, styles, parts }, settings }: Core): Content {
  noteStyles(styles);
  noteParts(parts);
  const section = pageSection(document);
  const content: Content = {
    facts: { ...readFacts(document, settings()), body, head, styles: styles.map(styleKey) },
    parts,
    section: section ? attributesOf(section) : {},
    weight: 0,
    acts: actsAnew(url),
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
