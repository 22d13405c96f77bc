import { on } from "../../../shared/events.ts";
import { judgeLink } from "../../core/links.ts";
import { requestPage } from "../../navigation/fetch.ts";
import { isSideEffectUrl } from "../../navigation/cache.ts";
import type { Answer } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";

/** Prefetches pages that the author allows, by `data-prefetch` on a link or around links. Never by default. */

/** Hover time in milliseconds before a link is prefetched. */
const HOVER_DELAY_MS = 65;
/** Time in milliseconds after which an unused response is dropped. */
const EXPIRY_MS = 15_000;
/** The same for a link that came into view: the visitor reads first. */
const VISIBLE_EXPIRY_MS = 60_000;
/** Pages that are there or on their way when a link comes into view; with as many, it waits for the pointer. */
const MAX_VISIBLE = 10;

/** A response requested before the click. */
interface Prefetched {
  answer: Promise<Answer>;
  abort: AbortController;
}

type Prefetches = Map<string, Prefetched>;

/** The links that are prefetched when they come into view, and the pages that have been. */
let observer: IntersectionObserver | undefined;

/** Listens from now on. A second call only watches the links that are new. */
export function listenForPrefetch(session: Session): void {
  if (!session.takePrefetched) listen(session);
  for (const link of document.querySelectorAll("[data-prefetch=visible] a[href], a[data-prefetch=visible][href]"))
    if (linkToPrefetch(link)) observer!.observe(link);
}

function listen(session: Session): void {
  const prefetched: Prefetches = new Map();
  const drop = (): void => {
    for (const { abort } of prefetched.values()) abort.abort();
    prefetched.clear();
  };
  session.takePrefetched = ({ url, method, uncached, mayArrive }, signal) => {
    const found = method === "GET" && !uncached ? prefetched.get(url) : undefined;
    prefetched.delete(url);
    // Another page was chosen, not only a part of one.
    if (mayArrive) drop();
    if (found) signal.addEventListener("abort", () => found.abort.abort());
    return found?.answer;
  };
  on(document, "cart:changed", drop);
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener("pointerover", ({ target }) => {
    clearTimeout(timer);
    const link = linkToPrefetch(target, waiting);
    if (link) timer = setTimeout(() => prefetch(session, prefetched, link), HOVER_DELAY_MS);
  });
  document.addEventListener("page:out", () => clearTimeout(timer));
  const listenTo = (type: string, selector: string): void =>
    document.addEventListener(
      type,
      (event) =>
        (event as Partial<PointerEvent>).button ||
        prefetch(session, prefetched, linkToPrefetch(event.target, selector)),
      { passive: true },
    );
  listenTo("touchstart", waiting);
  listenTo("focusin", waiting);
  listenTo("pointerdown", "[data-prefetch=press]");
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || prefetched.size >= MAX_VISIBLE) continue;
      observer!.unobserve(target);
      prefetch(session, prefetched, linkToPrefetch(target), VISIBLE_EXPIRY_MS);
    }
  });
}

/** Links that are prefetched as soon as the visitor points at them. */
const waiting = "[data-prefetch]:not([data-prefetch=false], [data-prefetch=press])";

/** The link of an event, if it may be prefetched and the nearest `data-prefetch` matches. */
function linkToPrefetch(target: EventTarget | null, selector = waiting): Element | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!link?.closest("[data-prefetch]")?.matches(selector) || link.matches('[rel~="nofollow"], [data-confirm]'))
    return null;
  const { saveData, effectiveType = "" } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData || effectiveType.includes("2g") ? null : link;
}

function prefetch(session: Session, prefetched: Prefetches, link: Element | null, expiry = EXPIRY_MS): void {
  const verdict = link && judgeLink(link, location);
  if (
    verdict?.act !== "visit" ||
    isSideEffectUrl(verdict.url) ||
    prefetched.has(verdict.url) ||
    verdict.url.split("#")[0] === location.href.split("#")[0]
  )
    return;
  const { url } = verdict;
  const abort = new AbortController();
  const answer = requestPage(session, { url, method: "GET", headers: { "X-Purpose": "prefetch" } }, abort.signal);
  prefetched.set(url, { answer, abort });
  const forget = (): void => void (prefetched.get(url)?.abort === abort && prefetched.delete(url));
  // Also when its text breaks off.
  answer.then(({ arrivingBody }) => arrivingBody?.whole).catch(forget);
  setTimeout(forget, expiry);
}
