// Watches the page while the overlay is open: its DOM, the events of Atoll and the warnings in the console.
import { entryAround, leaked, recordFailure, scanPage } from "./entries.ts";
import { eventNames } from "./event-names.ts";

export interface LogLine {
  /** In milliseconds of `performance.now()`. */
  at: number;
  text: string;
  kind: "event" | "warning";
}

/** The last 100 events and warnings, newest first. */
export const log: LogLine[] = [];
const LIMIT = 100;

function record(kind: LogLine["kind"], text: string): void {
  log.unshift({ at: performance.now(), text, kind });
  log.length = Math.min(log.length, LIMIT);
}

/** Longer than `LATE_DELAY_MS` of entries.ts, so that the second scan finds elements that are still not mounted. */
const RESCAN_DELAY_MS = 1200;

/** Calls `onChange` after each change, until `signal` aborts. */
export function watch(onChange: () => void, signal: AbortSignal): void {
  const scan = (): void => {
    scanPage(performance.now());
    onChange();
  };
  watchDocument(scan, signal);
  watchEvents(scan, signal);
  watchConsole(onChange, signal);
  for (const type of ["resize", "scroll", "toggle"])
    addEventListener(type, onChange, { signal, passive: true, capture: true });
  scan();
}

function watchDocument(scan: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver(() => {
    scan();
    clearTimeout(timer);
    // Scan again later: leaks and unmounted elements count only when they persist.
    timer = setTimeout(() => {
      reportLeaks();
      scan();
    }, RESCAN_DELAY_MS);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-island", "data-island-state", "data-island-when"],
  });
  signal.addEventListener("abort", () => observer.disconnect());
}

function watchEvents(scan: () => void, signal: AbortSignal): void {
  for (const name of eventNames) {
    document.addEventListener(
      name,
      (event) => {
        const entry = entryAround(event.target);
        entry?.events.unshift(name);
        if (entry) entry.events.length = Math.min(entry.events.length, 20);
        if (name === "island:error") {
          const { phase, error } = (event as CustomEvent<{ phase: string; error: unknown }>).detail;
          recordFailure(event.target, phase, error);
        }
        const detail = detailText((event as CustomEvent<unknown>).detail);
        record("event", `${name}${entry ? ` from ${entry.name}` : ""}${detail}`);
        scan();
      },
      { signal, capture: true },
    );
  }
}

/** Wraps console.warn and console.error to record the messages of Atoll. */
function watchConsole(onChange: () => void, signal: AbortSignal): void {
  for (const method of ["warn", "error"] as const) {
    const original = console[method];
    console[method] = (...args: unknown[]) => {
      original.apply(console, args);
      if (typeof args[0] !== "string" || !args[0].startsWith("[atoll] ")) return;
      const text = args[0].slice("[atoll] ".length);
      const element = args.find((arg) => arg instanceof Element) ?? null;
      entryAround(element)?.warnings.push(text);
      record("warning", text);
      onChange();
    };
    signal.addEventListener("abort", () => (console[method] = original));
  }
}

const reportedLeaks = new Set<string>();

function reportLeaks(): void {
  for (const { name } of leaked()) {
    const text = `${name} was removed from the page without window.atoll.sweep(element): its listeners and timers still run.`;
    if (!reportedLeaks.has(text)) record("warning", text);
    reportedLeaks.add(text);
  }
}

/** The strings, numbers and booleans of an event's detail. */
function detailText(detail: unknown): string {
  if (typeof detail !== "object" || detail === null) return "";
  const plain = Object.entries(detail).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return plain.length > 0 ? `: ${plain.map(([key, value]) => `${key} ${String(value).slice(0, 80)}`).join(", ")}` : "";
}

/** How long the script of an island took to load, and its compressed size; empty when the browser did not load it. */
export function fileOf(name: string): string {
  const file = performance
    .getEntriesByType("resource")
    .find((entry) => new RegExp(`/${name}\\.[A-Z0-9]+\\.js$`).test(entry.name)) as
    PerformanceResourceTiming | undefined;
  if (!file) return "";
  const size = file.encodedBodySize > 0 ? `, ${(file.encodedBodySize / 1000).toFixed(1)} kB` : "";
  return `${Math.round(file.duration)} ms${size}`;
}
