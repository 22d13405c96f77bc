import { track } from "../../../shared/analytics/track.ts";
import { on } from "../../../shared/events.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { trackCartForms } from "./cart-forms.ts";
import { trackClick } from "./click.ts";
import type definition from "./definition.ts";
import { trackLists } from "./lists.ts";
import { trackPageData } from "./page-data.ts";
import { type ToldViews, trackVersion, trackViews } from "./views.ts";

/** After so many milliseconds a page that is still shown counts: its title and its address are settled by then. ANA-04 */
const DELAY = 150;

/** What of the page that is shown was told: the items of its lists, and the products. */
const nothingTold = (): { items: WeakSet<Element>; views: ToldViews } => ({
  items: new WeakSet(),
  views: new WeakMap(),
});

export default function analytics(
  host: HTMLElement,
  { firstPage }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  if (document.querySelector('[data-island="analytics"]') !== host)
    throw new IslandError(
      "config",
      "analytics: a page has one, this is another one, which would count twice: take it out.",
    );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = nothingTold();
  const tellItems = (root: Element): void => {
    trackViews(root, told.views);
    trackLists(root, told.items);
  };
  const later = (tellPage: boolean): void => {
    clearTimeout(timer);
    // A page that is shown again is seen again.
    told = nothingTold();
    timer = setTimeout(() => {
      timer = undefined;
      if (tellPage)
        track("VirtualPageview", {
          virtualPageURL: location.pathname + location.search,
          virtualPageTitle: document.title,
        });
      const page = document.getElementById("page") ?? document.body;
      trackPageData(page);
      tellItems(page);
    }, DELAY);
  };
  signal.addEventListener("abort", () => clearTimeout(timer));

  // What comes before the page is told is told with it.
  const more = (target: Element): void => void (timer ?? tellItems(target));
  on(document, "page:loaded", ({ target }) => (target.id === "page" ? later(true) : more(target)), signal);
  on(document, "items:shown", ({ target }) => more(target), signal);
  on(
    document,
    "product:variant",
    (version, { target }) => void (timer ?? trackVersion(target as Element, told.views, version)),
    signal,
  );
  trackCartForms(signal);
  // Whoever goes on at once has not seen the page.
  on(document, "page:out", () => (timer = void clearTimeout(timer)), signal);
  // The browser itself kept the whole document, and shows it again.
  addEventListener("pageshow", ({ persisted }) => persisted && later(true), { signal });
  // Before the page's own handlers, which may stop a click; `auxclick` is that of the middle button.
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, trackClick, { signal, capture: true });
  later(firstPage);
}
