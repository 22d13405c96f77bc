import { reloadPage } from "../../../shared/page/reload-page.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";

/** URL and end time of the last reload. */
let lastReload = "";

/**
 * Calls the page's global function `name` with the host. Without `name`, or when it is not a function, reloads the page
 * in place; several countdowns that end together reload it once. CNT-04
 */
export function runEndAction(host: HTMLElement, name: string, end: number): void {
  const callback = name && (window as unknown as Record<string, unknown>)[name];
  // In a microtask, so that an error in the page's callback does not break the island.
  if (typeof callback === "function") return queueMicrotask(() => callback(host));
  if (name)
    warn(
      `countdown on ${nameOf(host)}: data-on-end names "${name}", but window.${name} is not a function; ` +
        "the page is reloaded instead.",
      host,
    );
  const reload = `${location.href} ${end}`;
  if (lastReload === reload) return;
  lastReload = reload;
  void reloadPage();
}
