// What the overlay knows of the page: each element that asks for an island, and what became of it.
import { isStrategy } from "../../shared/island/strategy.ts";
import { type ConfigRow, configRows } from "./config-rows.ts";
import { elsewhere, type Known, known } from "./islands.ts";
import { whyFailed, whyUnknown, whyWaiting } from "./reasons.ts";

export type EntryState = "waiting" | "loading" | "live" | "failed" | "not mounted";

export interface Entry {
  element: HTMLElement;
  name: string;
  island?: Known;
  /** The island around it that puts its content aside while it lives. */
  owner?: Entry;
  state: EntryState;
  strategy: string;
  /** Why it is not live; empty when it is. */
  why: string;
  config: ConfigRow[];
  warnings: string[];
  /** Names of events that it fired, the last one first. */
  events: string[];
  /** Milliseconds of the page's clock. */
  found: number;
  live?: number;
  failure?: string;
}

const asking = ["[data-island]", ...known.flatMap(({ wide, selectors }) => (wide ? [] : selectors))].join();

export const entries = new Map<Element, Entry>();

/** A while after it came: the shell looks for islands in what it put onto the page itself at once. */
const GRACE = 1000;

/** Looks at the whole page anew; `now` is in milliseconds of the page's clock. */
export function lookAround(now: number): void {
  const mounted = new Map(window.atoll?.inspect().map(({ host, name, state }) => [host, { name, state }]));
  for (const element of document.querySelectorAll<HTMLElement>(asking)) {
    const host = mounted.get(element);
    const name =
      host?.name ??
      element.getAttribute("data-island") ??
      known.find(({ selectors }) => selectors.some((selector) => element.matches(selector)))!.name;
    update(element, name, (host?.state ?? "not mounted") as EntryState, now);
  }
  // Those of the whole document have no element of the page.
  for (const [host, { name, state }] of mounted)
    if (!host.isConnected && known.find((one) => one.name === name)?.wide)
      update(host as HTMLElement, name, state as EntryState, now);
  for (const entry of entries.values()) {
    const { element } = entry;
    if (element.isConnected || (entry.island?.wide && mounted.has(element))) continue;
    if (entry.owner?.element.isConnected) update(element, entry.name, "not mounted", now);
    else entries.delete(element);
  }
}

function update(element: HTMLElement, name: string, state: EntryState, now: number): void {
  const island = known.find((one) => one.name === name);
  let entry = entries.get(element);
  if (!entry || entry.name !== name) {
    // What the shell cannot read it passes by.
    const wanted = element.getAttribute("data-island-when") ?? "";
    const strategy = isStrategy(wanted) ? wanted : (island?.when ?? "");
    // Before it is mounted: an island may write attributes of its own.
    entry = {
      element,
      name,
      island,
      state,
      strategy,
      why: "",
      config: island ? configRows(element, island, elsewhere) : [],
      warnings: [],
      events: [],
      found: now,
    };
    entries.set(element, entry);
  }
  if (state === "live" && entry.state !== "live") entry.live = now;
  entry.state = state;
  if (element.isConnected) entry.owner = ownerOf(element);
  entry.why = whyOf(entry, now);
}

function ownerOf(element: Element): Entry | undefined {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const entry = entries.get(around);
    if (entry?.island?.fallback === "replace" && ["waiting", "loading", "live"].includes(entry.state)) return entry;
  }
  return undefined;
}

function whyOf({ owner, name, state, strategy, failure, found }: Entry, now: number): string {
  switch (state) {
    case "live":
    case "loading":
      return "";
    case "failed":
      return failure ?? "See the console.";
    case "waiting":
      return whyWaiting(strategy, (query) => matchMedia(query).matches);
    case "not mounted":
      return whyUnknown(name, { known, owner: owner?.name, late: found > GRACE && now - found > GRACE });
  }
}

/** The entry that `target` is in. */
export function entryAround(target: EventTarget | null): Entry | undefined {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const entry = entries.get(element);
    if (entry) return entry;
  }
  return undefined;
}

export function noteFailure(target: EventTarget | null, phase: string, error: unknown): void {
  const entry = entryAround(target);
  if (entry) entry.failure = whyFailed(phase, error);
}

/** What has gone from the page without being taken off: its listeners and timers go on. */
export const leaked = (): { name: string }[] =>
  (window.atoll?.inspect() ?? []).filter(
    ({ host, name }) => !host.isConnected && !known.find((one) => one.name === name)?.wide,
  );
