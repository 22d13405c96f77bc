import { actsAnew } from "../navigation/acts-anew.ts";
import type { LateTools } from "../navigation/late-tools.ts";

/** Pages that an author lets the shell ask for before the click: `data-prefetch` on a link or around links. Never by default. */

const HOVER = 65;
const KEEP = 15_000;

export function listenForPrefetch(tools: LateTools): void {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    const link = linkToPrefetch(event);
    if (link) timer = setTimeout(() => prefetch(link, tools), HOVER);
  });
  document.addEventListener("page:out", () => clearTimeout(timer));
  for (const type of ["touchstart", "focusin"]) {
    document.addEventListener(type, (event) => prefetch(linkToPrefetch(event), tools), { passive: true });
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

function prefetch(link: Element | null, { core, prefetched, requestPage }: LateTools): void {
  const verdict = link && core.judgeLink(link);
  if (
    verdict?.act !== "visit" ||
    actsAnew(verdict.url) ||
    prefetched.has(verdict.url) ||
    verdict.url.split("#")[0] === location.href.split("#")[0]
  )
    return;
  const { url } = verdict;
  const abort = new AbortController();
  const answer = requestPage({ url, method: "GET", headers: { "X-Purpose": "prefetch" } }, abort.signal);
  prefetched.set(url, { answer, abort });
  const forget = (): void => void (prefetched.get(url)?.abort === abort && prefetched.delete(url));
  answer.catch(forget);
  setTimeout(forget, KEEP);
}
