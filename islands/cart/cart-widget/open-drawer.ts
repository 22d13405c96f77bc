import type { ComponentType } from "react";
import { hasCartLines } from "../../../shared/api/cart.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { shell } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";
import type { LinesProps } from "./cart-widget.tsx";

/**
 * Opens the drawer with the lines of the cart when a link of `host` is clicked. A click that comes before the code of the
 * drawer waits for it. Without that code, on the page of the cart, and with a modifier key the link leads to the cart.
 */
export function openDrawerOnClick(host: HTMLElement, signal: AbortSignal, Content: ComponentType<LinesProps>): void {
  let isMissing = false;
  let isOpening = false;
  const code = import("./drawer.tsx");
  code.catch((error: unknown) => {
    isMissing = true;
    warn("the drawer of the cart could not be loaded.", error);
  });
  const open = async (link: HTMLAnchorElement): Promise<void> => {
    const { href } = location;
    link.setAttribute("aria-busy", "true");
    const drawer = await code.catch(() => undefined);
    link.removeAttribute("aria-busy");
    // The visitor may have gone on to another page.
    if (signal.aborted || location.href !== href) return;
    if (drawer) await drawer.openDrawer(link.href, Content);
    else void shell().visit(link.href);
  };
  host.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a");
      if (!link || isMissing || !isPlainClick(event) || !hasCartLines() || link.pathname === location.pathname) return;
      event.preventDefault();
      if (isOpening) return;
      isOpening = true;
      void open(link).finally(() => (isOpening = false));
    },
    { signal },
  );
}
