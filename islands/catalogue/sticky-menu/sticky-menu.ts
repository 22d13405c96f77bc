import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";

const HEADER = "--atoll-header-height";
const MENU = "--atoll-menu-height";
/** Where none is named, a page may do without. */
const ANY_HEADER = "header";

export default function stickyMenu(
  host: HTMLElement,
  { header: selector }: Config<typeof definition.config>,
  _context: ViewContext,
): () => void {
  const header = found(selector);
  if (!header && selector !== ANY_HEADER)
    warn(
      `sticky-menu on ${nameOf(host)}: data-header expects a selector of the page's header, got ${JSON.stringify(selector)}; the menu stays at the top of the window.`,
    );
  const { style } = document.documentElement;
  const measure = (): void => {
    style.setProperty(HEADER, `${header && stays(header) ? header.offsetHeight : 0}px`);
    style.setProperty(MENU, `${stays(host) ? host.offsetHeight : 0}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  if (header) observer.observe(header);
  // What was measured stays: the next page's menu stands where this one did until it has measured for itself.
  return () => observer.disconnect();
}

function found(selector: string): HTMLElement | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/** Whether it is in view however far the page is scrolled. */
const stays = (element: Element): boolean => /sticky|fixed/.test(getComputedStyle(element).position);
