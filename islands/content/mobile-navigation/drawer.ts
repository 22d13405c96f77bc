import { newElement } from "../../../shared/dom/new-element.ts";
import { showModal } from "../../../shared/dialog/show-modal.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { copyNavigation } from "./copy-navigation.ts";
import { foldSubmenus } from "./submenus.ts";

export interface Drawer {
  panel: HTMLDialogElement;
  open(): void;
  /** Removes the panel and its listeners. */
  remove(): void;
}

/**
 * Creates a panel with a copy of the navigation. It is a native modal dialog, so the browser handles the focus, Escape
 * and the inert page behind it. CNT-01
 */
export function createDrawer(nav: Element, title: string, id: string): Drawer {
  const heading = newElement("div", "atoll-mobile-nav-title", title);
  heading.id = `${id}-title`;
  const close = newElement("button", "atoll-mobile-nav-close", newElement("span", "", "×"));
  close.type = "button";
  close.firstElementChild!.ariaHidden = "true";
  const list = newElement("nav", "atoll-mobile-nav-list");
  list.append(copyNavigation(nav, id));
  const label = nav.getAttribute("aria-label");
  if (label) list.setAttribute("aria-label", label);
  const submenuButtons = foldSubmenus(list, id);
  const panel = newElement(
    "dialog",
    "atoll-mobile-nav",
    newElement("div", "atoll-mobile-nav-box", newElement("div", "atoll-mobile-nav-head", heading, close), list),
  );
  panel.id = `${id}-panel`;
  panel.setAttribute("aria-labelledby", heading.id);
  close.addEventListener("click", () => panel.close());
  const stopTexts = withTexts((t) => {
    close.setAttribute("aria-label", t("Core.Close"));
    for (const { button, linkText: of } of submenuButtons)
      if (of) button.setAttribute("aria-label", t("Menu.More", of));
  });
  return {
    panel,
    open: () => showModal(panel),
    remove() {
      stopTexts();
      panel.remove();
    },
  };
}
