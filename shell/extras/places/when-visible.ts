import { judgeLink } from "../../core/links.ts";
import type { Session } from "../../navigation/session.ts";
import { fill } from "./fill.ts";
import { growth } from "./growth.ts";
import { placeOf } from "./place.ts";

/** Links with `data-ajax-when="visible"` load more by themselves, a few times; then the visitor presses them. */

/** Distance from the viewport at which a link loads. */
const MARGIN = "256px";
/** How many times in a row a list grows by itself, unless the author says another number. The footer stays reachable. */
const DEFAULT_TIMES = 3;

const watched = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

/** Watches the links of the page that are not watched yet. */
export function loadMoreWhenVisible(session: Session): void {
  for (const link of document.querySelectorAll("a[data-ajax-when][data-ajax-target]")) {
    if (watched.has(link)) continue;
    watched.add(link);
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) loadMore(session, target as HTMLElement);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(link);
  }
}

function loadMore(session: Session, link: HTMLElement): void {
  observer!.unobserve(link);
  const [, times = DEFAULT_TIMES] = /^\s*visible\s*(\d+)?\s*$/.exec(link.dataset["ajaxWhen"]!) ?? ["", 0];
  const verdict = judgeLink(link, location);
  const { target, mode } = placeOf(link);
  const count = target ? (growth.get(target) ?? 0) : 0;
  if (!target || verdict?.act !== "visit" || count >= Number(times)) return;
  growth.set(target, count + 1);
  const { url } = verdict;
  const filling = { url, method: "GET", body: null, target, mode, isPushed: false, source: link } as const;
  void fill(session, { ...filling, isAutomatic: true }).then((isShown) => {
    if (isShown) return;
    // The visitor may have left the page: the link loads again when it is next in view.
    growth.set(target, count);
    watched.delete(link);
  });
}
