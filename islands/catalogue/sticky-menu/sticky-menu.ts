import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";

const HEADER_HEIGHT = "--atoll-header-height";
const MENU_HEIGHT = "--atoll-menu-height";
/** Default of `data-header`. A page without a header then needs no warning. */
const DEFAULT_HEADER = "header";

export default function stickyMenu(
  host: HTMLElement,
  { header: selector }: Config<typeof definition.config>,
  _context: ViewContext,
): () => void {
  const header = querySafely(selector);
  if (!header && selector !== DEFAULT_HEADER)
    warn(
      `sticky-menu on ${nameOf(host)}: data-header expects a selector of the page's header, ` +
        `got ${JSON.stringify(selector)}; the menu stays at the top of the window.`,
    );
  const { style } = document.documentElement;
  const measure = (): void => {
    style.setProperty(HEADER_HEIGHT, `${header && staysInView(header) ? header.offsetHeight : 0}px`);
    style.setProperty(MENU_HEIGHT, `${staysInView(host) ? host.offsetHeight : 0}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  if (header) observer.observe(header);
  // Keep the heights: the menu of the next page uses them until it has measured itself.
  return () => observer.disconnect();
}

/** Null also for an invalid selector. */
function querySafely(selector: string): HTMLElement | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/** Whether the element stays in view while the page scrolls. */
const staysInView = (element: Element): boolean => /sticky|fixed/.test(getComputedStyle(element).position);
