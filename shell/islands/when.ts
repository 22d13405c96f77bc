import { on } from "../../shared/events.ts";
import type { Category } from "../../shared/consent/setting.ts";
import { queryOf, wordsOf } from "../../shared/island/strategy.ts";
import { consentGiven } from "../present-consent.ts";

/** How far below the window a `visible` island is when its code is asked for. */
const MARGIN = "256px";
const IDLE_LIMIT = 2_000;

/** What ends the waiting; missing where nothing is waited for. */
type Stop = (() => void) | undefined;

/** Calls `go` when the moment that `strategy` names has come for `host`, until the function that it returns is called. */
export function ready(strategy: string, host: Element, go: () => void): Stop {
  const [word, argument] = wordsOf(strategy);
  switch (word) {
    case "idle":
      return idle(go);
    case "visible":
      return visible(host, go);
    case "interaction":
      return interaction(host, go);
    case "media":
      return media(argument!, go);
    case "consent":
      return consent(argument as Category, go);
    default:
      return void go();
  }
}

/** A media query that the browser cannot read would never match: neither it nor its contrary does. */
export function isReadable(strategy: string): boolean {
  const [word, argument] = wordsOf(strategy);
  if (word !== "media") return true;
  const [list, contrary] = [queryOf(argument!), `not ${queryOf(argument!)}`].map((query) => matchMedia(query));
  return list!.media !== "not all" && (list!.matches || contrary!.matches || contrary!.media === "not all");
}

function idle(go: () => void): Stop {
  if (!("requestIdleCallback" in window)) {
    // Safari has none.
    const timer = setTimeout(go, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(go, { timeout: IDLE_LIMIT });
  return () => cancelIdleCallback(handle);
}

/** Several islands may wait for one box: an island, and one around it that has none of its own. */
const seen = new WeakMap<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

/** One observer for all islands: a thousand of them cost no more than one. */
function visible(host: Element, go: () => void): Stop {
  // An element without a box of its own (`display: contents`, or empty) may never intersect: its children stand for it.
  const targets =
    host.getClientRects().length > 0 ? [host] : [...host.children].filter((child) => child.getClientRects().length > 0);
  if (targets.length === 0) return void go();
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) seen.get(target)?.forEach((go) => go());
    },
    { rootMargin: MARGIN },
  );
  for (const target of targets) {
    seen.set(target, (seen.get(target) ?? new Set()).add(go));
    observer.observe(target);
  }
  return () => {
    for (const target of targets) {
      const all = seen.get(target)!;
      all.delete(go);
      if (!all.size) observer!.unobserve(target);
    }
  };
}

/** Nothing is replayed: until the code is there the CMS's own link or form works. */
function interaction(host: Element, go: () => void): Stop {
  // The visitor was faster than this script.
  if (host.contains(document.activeElement)) return void go();
  return until((signal) => {
    for (const type of ["pointerdown", "focusin", "keydown"])
      host.addEventListener(type, go, { signal, passive: true });
  });
}

function media(text: string, go: () => void): Stop {
  const list = matchMedia(queryOf(text));
  if (list.matches) return void go();
  return until((signal) => list.addEventListener("change", () => list.matches && go(), { signal }));
}

function consent(category: Category, go: () => void): Stop {
  if (consentGiven(category)) return void go();
  return until((signal) => on(document, "Manager:setCookieConsent", (setting) => setting[category] && go(), signal));
}

function until(listen: (signal: AbortSignal) => void): Stop {
  const abort = new AbortController();
  listen(abort.signal);
  return () => abort.abort();
}
