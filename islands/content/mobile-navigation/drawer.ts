import { element } from "../../../shared/element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { copyOf } from "./copy.ts";
import { foldSubmenus } from "./submenus.ts";

export interface Drawer {
  panel: HTMLDialogElement;
  /** Off the page, with all that it listens to. */
  remove(): void;
}

/** A panel with a copy of the navigation: the browser's own modal dialog, so focus, Escape and the page behind are its business. CNT-01 */
export function drawerOf(nav: Element, title: string, id: string): Drawer {
  const heading = element("div", "atoll-mobile-nav-title", title);
  heading.id = `${id}-title`;
  const close = element("button", "atoll-mobile-nav-close", element("span", "", "×"));
  close.type = "button";
  close.firstElementChild!.ariaHidden = "true";
  const list = element("nav", "atoll-mobile-nav-list");
  list.append(copyOf(nav, id));
  const label = nav.getAttribute("aria-label");
  if (label) list.setAttribute("aria-label", label);
  const unfoldings = foldSubmenus(list, id);
  const panel = element(
    "dialog",
    "atoll-mobile-nav",
    element("div", "atoll-mobile-nav-box", element("div", "atoll-mobile-nav-head", heading, close), list),
  );
  panel.id = `${id}-panel`;
  panel.setAttribute("aria-labelledby", heading.id);
  close.addEventListener("click", () => panel.close());
  const stopTexts = withTexts((t) => {
    close.setAttribute("aria-label", t("Core.Close"));
    for (const { button, of } of unfoldings) if (of) button.setAttribute("aria-label", t("Menu.More", of));
  });
  return {
    panel,
    remove() {
      stopTexts();
      panel.remove();
    },
  };
}
