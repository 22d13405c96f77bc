import { on } from "../../shared/events.ts";
import type { Category } from "../../shared/consent/setting.ts";
import { consentGiven } from "../present-consent.ts";

/** How far below the window a `visible` island is when its code is asked for. */
const MARGIN = "256px";
const IDLE_LIMIT = 2_000;

/** Calls `go` once, when the moment that `strategy` names has come for `host`; never after `signal` aborts. */
export function ready(strategy: string, host: Element, signal: AbortSignal, go: () => void): void {
  const [word, argument] = wordsOf(strategy);
  switch (word) {
    case "idle":
      return idle(signal, go);
    case "visible":
      return visible(host, signal, go);
    case "interaction":
      return interaction(host, signal, go);
    case "media":
      return media(argument!, signal, go);
    case "consent":
      return consent(argument as Category, signal, go);
    default:
      go();
  }
}

/** A media query that the browser cannot read would never match: neither it nor its contrary does. */
export function isReadable(strategy: string): boolean {
  const [word, argument] = wordsOf(strategy);
  if (word !== "media") return true;
  const [list, contrary] = [queryOf(argument!), `not ${queryOf(argument!)}`].map((query) => matchMedia(query));
  return list!.media !== "not all" && (list!.matches || contrary!.matches || contrary!.media === "not all");
}

/** `media(min-width: 40em)` as its word and what stands in the brackets. */
const wordsOf = (strategy: string): string[] => /^(\w+)(?:\((.*)\))?$/.exec(strategy)?.slice(1) ?? [];

function idle(signal: AbortSignal, go: () => void): void {
  if (!("requestIdleCallback" in window)) {
    // Safari has none.
    const timer = setTimeout(go, 1);
    signal.addEventListener("abort", () => clearTimeout(timer));
    return;
  }
  const handle = requestIdleCallback(go, { timeout: IDLE_LIMIT });
  signal.addEventListener("abort", () => cancelIdleCallback(handle));
}

const seen = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all islands: a thousand of them cost no more than one. */
function visible(host: Element, signal: AbortSignal, go: () => void): void {
  // An element without a box of its own (`display: contents`, or empty) may never intersect: its children stand for it.
  const targets = host.getClientRects().length > 0 ? [host] : [...host.children].filter((child) => child.getClientRects().length > 0);
  if (targets.length === 0) return go();
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) seen.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  const stop = (): void => targets.forEach((target) => observer!.unobserve(target));
  const once = (): void => {
    stop();
    if (!signal.aborted) go();
  };
  signal.addEventListener("abort", stop, { once: true });
  for (const target of targets) {
    seen.set(target, once);
    observer.observe(target);
  }
}

/** Nothing is replayed: until the code is there the CMS's own link or form works. */
function interaction(host: Element, signal: AbortSignal, go: () => void): void {
  const first = new AbortController();
  const options = { signal: AbortSignal.any([signal, first.signal]), passive: true };
  const once = (): void => {
    first.abort();
    go();
  };
  for (const type of ["pointerdown", "focusin", "keydown"]) host.addEventListener(type, once, options);
}

const queryOf = (text: string): string => (text.includes("(") ? text : `(${text})`);

function media(text: string, signal: AbortSignal, go: () => void): void {
  const list = matchMedia(queryOf(text));
  if (list.matches) return go();
  list.addEventListener("change", () => list.matches && go(), { signal });
}

function consent(category: Category, signal: AbortSignal, go: () => void): void {
  if (consentGiven(category)) return go();
  on(document, "Manager:setCookieConsent", (setting) => setting[category] && go(), signal);
}
