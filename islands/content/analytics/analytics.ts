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
import { type TrackedViews, trackVersion, trackViews } from "./views.ts";

/** A page counts as viewed after this delay. Its title and URL no longer change then. ANA-04 */
const PAGEVIEW_DELAY_MS = 150;

/** The list items and product views already tracked on the current page. */
interface Tracked {
  items: WeakSet<Element>;
  views: TrackedViews;
}

const nothingTracked = (): Tracked => ({
  items: new WeakSet(),
  views: new WeakMap(),
});

export default function analytics(
  host: HTMLElement,
  { firstPage }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  checkOnlyOne(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tracked = nothingTracked();
  const trackItems = (root: Element): void => {
    trackViews(root, tracked.views);
    trackLists(root, tracked.items);
  };
  const schedulePage = (isPageview: boolean): void => {
    clearTimeout(timer);
    // A page that is shown again counts as a new view.
    tracked = nothingTracked();
    timer = setTimeout(() => {
      timer = undefined;
      if (isPageview) trackPageview();
      const page = document.getElementById("page") ?? document.body;
      trackPageData(page);
      trackItems(page);
    }, PAGEVIEW_DELAY_MS);
  };
  signal.addEventListener("abort", () => clearTimeout(timer));

  // While the page is pending, new items are tracked together with it.
  const trackNewItems = (target: Element): void => void (timer ?? trackItems(target));
  on(
    document,
    "page:loaded",
    ({ target }) => (target.id === "page" ? schedulePage(true) : trackNewItems(target)),
    signal,
  );
  on(document, "items:shown", ({ target }) => trackNewItems(target), signal);
  on(
    document,
    "product:variant",
    (version, { target }) => void (timer ?? trackVersion(target as Element, tracked.views, version)),
    signal,
  );
  trackCartForms(signal);
  // A visitor who leaves before the delay has not viewed the page.
  on(document, "page:out", () => (timer = void clearTimeout(timer)), signal);
  // The page was restored from the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && schedulePage(true), { signal });
  trackClicks(signal);
  schedulePage(firstPage);
}

function trackClicks(signal: AbortSignal): void {
  // Capture phase, to run before page handlers that stop the event. `auxclick` is the middle button.
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, trackClick, { signal, capture: true });
}

function checkOnlyOne(host: HTMLElement): void {
  if (document.querySelector('[data-island="analytics"]') !== host)
    throw new IslandError(
      "analytics expects to be the only one on the page, got another one, which would count twice; remove it.",
    );
}

const trackPageview = (): void =>
  track("VirtualPageview", {
    virtualPageURL: location.pathname + location.search,
    virtualPageTitle: document.title,
  });
