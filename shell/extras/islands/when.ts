import { pressedElement } from "../../../shared/a11y/pressed-element.ts";
import { on } from "../../../shared/events.ts";
import type { Category } from "../../../shared/consent/setting.ts";
import { mediaQueryOf, parseStrategy } from "../../../shared/island/strategy.ts";
import { currentConsent } from "../../core/settings.ts";

/** Distance from the viewport at which a `visible` island loads. */
const MARGIN = "256px";
/** Longest wait for an idle moment, in milliseconds. */
const IDLE_LIMIT = 2_000;

/** Stops waiting; undefined when there is nothing to wait for. */
type Stop = (() => void) | undefined;

/**
 * Calls `go` when `strategy` is fulfilled for `host`, of which `boxes` are the elements to be seen. The returned function
 * stops waiting.
 */
export function ready(strategy: string, host: Element, boxes: Element[], go: () => void): Stop {
  const [word, argument] = parseStrategy(strategy);
  switch (word) {
    case "idle":
      return idle(go);
    case "visible":
      return visible(boxes, go);
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

/**
 * Whether the browser understands the strategy's media query: of an unknown one neither it nor its negation matches.
 */
export function isReadable(strategy: string): boolean {
  const [word, argument] = parseStrategy(strategy);
  if (word !== "media") return true;
  const [list, contrary] = ["", "not "].map((negation) => matchMedia(negation + mediaQueryOf(argument!)));
  return list!.media !== "not all" && (list!.matches || contrary!.matches || contrary!.media === "not all");
}

function idle(go: () => void): Stop {
  // Safari has no requestIdleCallback.
  const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
  const handle = wait(go, { timeout: IDLE_LIMIT });
  return () => (window.cancelIdleCallback ?? clearTimeout)(handle);
}

/**
 * Callbacks by observed element. An island without a box observes its children, so several islands may share an
 * element.
 */
const callbacks = new WeakMap<Element, Set<() => void>>();
/** The document has one observer for all islands: each further one would cost time at each scroll. */
let observer: IntersectionObserver | undefined;

const hasBox = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * The elements that a `visible` island observes; none for the other strategies. An element without a box
 * (`display: contents`, or empty) never intersects: its children are observed instead. Reads the layout.
 */
export const boxesOf = (host: Element, strategy: string): Element[] =>
  strategy !== "visible" ? [] : hasBox(host) ? [host] : [...host.children].filter(hasBox);

/** Uses one IntersectionObserver for all islands. */
function visible(targets: Element[], go: () => void): Stop {
  if (targets.length === 0) return void go();
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) callbacks.get(target)?.forEach((go) => go());
    },
    { rootMargin: MARGIN },
  );
  for (const target of targets) {
    callbacks.set(target, (callbacks.get(target) ?? new Set()).add(go));
    observer.observe(target);
  }
  return () => {
    for (const target of targets) {
      const all = callbacks.get(target)!;
      all.delete(go);
      if (!all.size) observer!.unobserve(target);
    }
  };
}

/** The event is not replayed: until the code has loaded the CMS's own link or form works. */
function interaction(host: Element, go: () => void): Stop {
  // The visitor has focused or pressed the island before this script ran. In Safari a press does not move the focus.
  if (host.contains(document.activeElement) || host.contains(pressedElement())) return void go();
  return until((signal) => {
    for (const type of ["pointerdown", "focusin", "keydown"])
      host.addEventListener(type, go, { signal, passive: true });
  });
}

function media(text: string, go: () => void): Stop {
  const list = matchMedia(mediaQueryOf(text));
  if (list.matches) return void go();
  return until((signal) => list.addEventListener("change", () => list.matches && go(), { signal }));
}

function consent(category: Category, go: () => void): Stop {
  if (currentConsent()?.[category]) return void go();
  return until((signal) => on(document, "Manager:setCookieConsent", (setting) => setting[category] && go(), signal));
}

function until(listen: (signal: AbortSignal) => void): Stop {
  const abort = new AbortController();
  listen(abort.signal);
  return () => abort.abort();
}
