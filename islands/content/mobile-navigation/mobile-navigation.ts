import { newElement } from "../../../shared/dom/new-element.ts";
import { on } from "../../../shared/events.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";
import { drawerControl } from "./drawer-control.ts";

export default function mobileNavigation(
  host: HTMLElement,
  { navigation, title }: Config<typeof definition.config>,
  { id, signal, fallback, fail }: ViewContext,
): () => void {
  const findNavigation = (): Element | null => document.querySelector(navigation);
  const button = buttonLike(fallback.querySelector("a, button") ?? fallback);
  host.append(button);
  const drawer = drawerControl({ host, button, findNavigation, title, id, fail });
  button.addEventListener("click", () => void drawer.open(), { signal });
  // Load the code before the click.
  for (const type of ["pointerdown", "focus"]) button.addEventListener(type, drawer.preload, { signal });
  on(document, "page:out", ({ stay }) => stay || drawer.close(), signal);
  on(
    document,
    "page:loaded",
    ({ stay }) => {
      drawer.invalidate();
      if (!stay) drawer.close();
    },
    signal,
  );
  // Close when CSS hides the button, because the window is now wide enough for the navigation itself.
  addEventListener("resize", () => drawer.isOpen() && button.getClientRects().length === 0 && drawer.close(), {
    signal,
  });
  addEventListener("pagehide", drawer.close, { signal });
  return () => {
    drawer.remove();
    button.remove();
  };
}

/** A button with the content and, for an element, the class of `source`. */
function buttonLike(source: Element | DocumentFragment): HTMLButtonElement {
  const button = newElement(
    "button",
    source instanceof Element ? source.className : "",
    ...[...source.childNodes].map((node) => node.cloneNode(true)),
  );
  button.type = "button";
  button.setAttribute("aria-haspopup", "dialog");
  return button;
}
