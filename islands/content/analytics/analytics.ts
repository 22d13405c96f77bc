import { track } from "../../../shared/analytics/track.ts";
import { on } from "../../../shared/events.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { trackClick } from "./click.ts";
import type definition from "./definition.ts";
import { trackPageData } from "./page-data.ts";

/** After so many milliseconds a page that is still shown counts: its title and its address are settled by then. ANA-04 */
const DELAY = 150;

export default function analytics(host: HTMLElement, { firstPage }: Config<typeof definition.config>, { signal }: ViewContext): void {
  if (document.querySelector('[data-island="analytics"]') !== host) throw new IslandError("config", "analytics: a page has one, this is another one; it would count twice.");
  let timer: ReturnType<typeof setTimeout>;
  const later = (tellPage: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (tellPage) track("VirtualPageview", { virtualPageURL: location.pathname + location.search, virtualPageTitle: document.title });
      trackPageData(document.getElementById("page") ?? document);
    }, DELAY);
  };
  signal.addEventListener("abort", () => clearTimeout(timer));

  on(document, "page:loaded", ({ target }) => target.id === "page" && later(true), signal);
  // Whoever goes on at once has not seen the page.
  on(document, "page:out", () => clearTimeout(timer), signal);
  // The browser itself kept the whole document, and shows it again.
  addEventListener("pageshow", ({ persisted }) => persisted && later(true), { signal });
  // Before the page's own handlers, which may stop a click; `auxclick` is that of the middle button.
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, trackClick, { signal, capture: true });
  later(firstPage);
}
