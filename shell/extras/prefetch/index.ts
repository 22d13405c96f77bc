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

/** A response requested before the click. */
interface Prefetched {
  answer: Promise<Answer>;
  abort: AbortController;
}

type Prefetches = Map<string, Prefetched>;

/** Listens from now on; a second call does nothing. */
export function listenForPrefetch(session: Session): void {
  if (session.takePrefetched) return;
  const prefetched: Prefetches = new Map();
  const drop = (): void => {
    for (const { abort } of prefetched.values()) abort.abort();
    prefetched.clear();
  };
  session.takePrefetched = ({ url, method, uncached }, signal) => {
    const found = method === "GET" && !uncached ? prefetched.get(url) : undefined;
    prefetched.delete(url);
    // Another page was chosen.
    drop();
    if (found) signal.addEventListener("abort", () => found.abort.abort());
    return found?.answer;
  };
  on(document, "cart:changed", drop);
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    const link = linkToPrefetch(event);
    if (link) timer = setTimeout(() => prefetch(session, prefetched, link), HOVER_DELAY_MS);
  });
  document.addEventListener("page:out", () => clearTimeout(timer));
  for (const type of ["touchstart", "focusin"]) {
    document.addEventListener(type, (event) => prefetch(session, prefetched, linkToPrefetch(event)), { passive: true });
  }
}

function linkToPrefetch(event: Event): Element | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!link?.closest("[data-prefetch]:not([data-prefetch=false])") || link.matches('[rel~="nofollow"], [data-confirm]'))
    return null;
  const { saveData, effectiveType = "" } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData || effectiveType.includes("2g") ? null : link;
}

function prefetch(session: Session, prefetched: Prefetches, link: Element | null): void {
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
  setTimeout(forget, EXPIRY_MS);
}
