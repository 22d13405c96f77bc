import { reloadPage } from "../../../shared/reload-page.ts";
import { nameOf, warn } from "../../../shared/warn.ts";

let reloaded = "";

/** Calls the function `name` of the page, if it names one, else loads the page again in place: once, however many clocks of it end together. CNT-04 */
export function atEnd(host: HTMLElement, name: string, end: number): void {
  const callback = name && (window as unknown as Record<string, unknown>)[name];
  // Not from here: what it throws is the page's.
  if (typeof callback === "function") return queueMicrotask(() => callback(host));
  if (name)
    warn(
      `countdown on ${nameOf(host)}: data-on-end names "${name}", but window.${name} is no function; the page is loaded again.`,
      host,
    );
  const what = `${location.href} ${end}`;
  if (reloaded === what) return;
  reloaded = what;
  void reloadPage();
}
