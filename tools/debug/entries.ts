// The state of the overlay: an entry for each element with an island, mounted or not.
import { isStrategy } from "../../shared/island/strategy.ts";
import { type ConfigRow, configRows } from "./config-rows.ts";
import { otherAttributes, type IslandInfo, islands } from "./islands.ts";
import { lackOf } from "./lack.ts";
import { whyFailed, whyUnknown, whyWaiting } from "./reasons.ts";

export type EntryState = "waiting" | "loading" | "live" | "failed" | "not mounted";

export interface Entry {
  element: HTMLElement;
  name: string;
  /** Undefined when no island has the name. */
  island?: IslandInfo;
  /** The island around the element that replaces its content while it is live. */
  owner?: Entry;
  state: EntryState;
  strategy: string;
  /** Why the island is not live; empty when it is live. */
  why: string;
  config: ConfigRow[];
  /** A sentence on the missing markup that keeps the island from starting, judged when the overlay found the element. */
  lack?: string;
  warnings: string[];
  /** Names of the events from the element, newest first. */
  events: string[];
  /** When the overlay found the element, in milliseconds of `performance.now()`. */
  found: number;
  live?: number;
  failure?: string;
}

/** Whether the overlay has something to say about the entry, besides its state. */
export const hasProblem = ({ state, lack, warnings, config }: Entry): boolean =>
  (lack !== undefined && state !== "failed") || warnings.length > 0 || config.some(({ problem }) => problem);

export const entries = new Map<Element, Entry>();

/**
 * After this time without an island, the element was not added by the shell: the shell scans its own content at once.
 */
const LATE_DELAY_MS = 1000;

/** Updates all entries from the page. @param now `performance.now()` */
export function scanPage(now: number): void {
  const mounted = new Map(window.atoll?.inspect().map(({ host, name, state }) => [host, { name, state }]));
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const host = mounted.get(element);
    const name = host?.name ?? element.getAttribute("data-island")!;
    update(element, name, (host?.state ?? "not mounted") as EntryState, now);
  }
  // Document-wide islands have a detached host, which querySelectorAll does not find.
  for (const [host, { name, state }] of mounted)
    if (!host.isConnected && islandNamed(name)?.wide) update(host as HTMLElement, name, state as EntryState, now);
  for (const entry of entries.values()) {
    const { element } = entry;
    if (element.isConnected || (entry.island?.wide && mounted.has(element))) continue;
    if (entry.owner?.element.isConnected) update(element, entry.name, "not mounted", now);
    else entries.delete(element);
  }
}

const islandNamed = (name: string): IslandInfo | undefined => islands.find((island) => island.name === name);

function update(element: HTMLElement, name: string, state: EntryState, now: number): void {
  const island = islandNamed(name);
  let entry = entries.get(element);
  if (!entry || entry.name !== name) {
    // The shell ignores an invalid strategy.
    const requested = element.getAttribute("data-island-when") ?? "";
    const strategy = isStrategy(requested) ? requested : (island?.when ?? "");
    // The attributes are read once, before the island mounts, because an island may change them.
    entry = {
      element,
      name,
      island,
      state,
      strategy,
      why: "",
      config: island ? configRows(element, island, { attributes: otherAttributes, islands }) : [],
      lack: island && !island.wide ? lackOf(element, island) : undefined,
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
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const entry = entries.get(parent);
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
      return whyUnknown(name, {
        islands,
        owner: owner?.name,
        isLate: found > LATE_DELAY_MS && now - found > LATE_DELAY_MS,
      });
  }
}

/** The entry of `target` or of its nearest ancestor that has one. */
export function entryAround(target: EventTarget | null): Entry | undefined {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const entry = entries.get(element);
    if (entry) return entry;
  }
  return undefined;
}

export function recordFailure(target: EventTarget | null, phase: string, error: unknown): void {
  const entry = entryAround(target);
  if (entry) entry.failure = whyFailed(phase, error);
}

/**
 * Islands whose element was removed from the page without `window.atoll.sweep`: their listeners and timers still run.
 */
export const leaked = (): { name: string }[] =>
  (window.atoll?.inspect() ?? []).filter(({ host, name }) => !host.isConnected && !islandNamed(name)?.wide);
