// What happens on the page, for as long as the overlay is there.
import { entryAround, leaked, lookAround, noteFailure } from "./entries.ts";
import { eventNames } from "./event-names.ts";

export interface LogLine {
  /** Milliseconds of the page's clock. */
  at: number;
  text: string;
  kind: "event" | "warning";
}

/** The last things that happened, the newest first. */
export const log: LogLine[] = [];
const LIMIT = 100;

function note(kind: LogLine["kind"], text: string): void {
  log.unshift({ at: performance.now(), text, kind });
  log.length = Math.min(log.length, LIMIT);
}

/** Calls `changed` after whatever happened; until `signal` aborts. */
export function watch(changed: () => void, signal: AbortSignal): void {
  const look = (): void => {
    lookAround(performance.now());
    changed();
  };
  let later: ReturnType<typeof setTimeout>;
  const lookSoon = (): void => {
    look();
    clearTimeout(later);
    // What is only wrong when it stays so.
    later = setTimeout(() => {
      tellLeaks();
      look();
    }, 1200);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-island", "data-island-state", "data-island-when"],
  });
  signal.addEventListener("abort", () => observer.disconnect());

  for (const name of eventNames) {
    document.addEventListener(
      name,
      (event) => {
        const entry = entryAround(event.target);
        entry?.events.unshift(name);
        if (entry) entry.events.length = Math.min(entry.events.length, 20);
        if (name === "island:error") {
          const { phase, error } = (event as CustomEvent<{ phase: string; error: unknown }>).detail;
          noteFailure(event.target, phase, error);
        }
        note("event", `${name}${entry ? ` from ${entry.name}` : ""}${inShort((event as CustomEvent<unknown>).detail)}`);
        look();
      },
      { signal, capture: true },
    );
  }

  for (const method of ["warn", "error"] as const) {
    const original = console[method];
    console[method] = (...words: unknown[]) => {
      original.apply(console, words);
      if (typeof words[0] !== "string" || !words[0].startsWith("[atoll] ")) return;
      const text = words[0].slice("[atoll] ".length);
      const place = words.find((word) => word instanceof Element) ?? null;
      entryAround(place)?.warnings.push(text);
      note("warning", text);
      changed();
    };
    signal.addEventListener("abort", () => (console[method] = original));
  }
  for (const type of ["resize", "scroll"]) addEventListener(type, changed, { signal, passive: true, capture: true });
  look();
}

const told = new Set<string>();

function tellLeaks(): void {
  for (const { name } of leaked()) {
    const text = `${name} was taken off the page without window.atoll.sweep(element): its listeners and timers go on.`;
    if (!told.has(text)) note("warning", text);
    told.add(text);
  }
}

/** The plain values of an event's detail. */
function inShort(detail: unknown): string {
  if (typeof detail !== "object" || detail === null) return "";
  const plain = Object.entries(detail).filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return plain.length > 0 ? `: ${plain.map(([key, value]) => `${key} ${String(value).slice(0, 80)}`).join(", ")}` : "";
}

/** What the browser measured of an island's file: how long it took, and its size on the way. */
export function fileOf(name: string): string {
  const file = performance
    .getEntriesByType("resource")
    .find((entry) => new RegExp(`/${name}\\.[A-Z0-9]{8}\\.js$`).test(entry.name)) as
    PerformanceResourceTiming | undefined;
  if (!file) return "";
  return `${Math.round(file.duration)} ms${file.encodedBodySize > 0 ? `, ${(file.encodedBodySize / 1000).toFixed(1)} kB` : ""}`;
}
