import { newElement } from "../../../shared/dom/new-element.ts";

/** A button that unfolds a submenu. */
export interface SubmenuButton {
  button: HTMLButtonElement;
  /** Text of the link before the button; empty when the button itself has the text. */
  linkText: string;
}

/** Folds each nested list and adds a button that unfolds it. A list with the current page starts unfolded. CNT-01 */
export function foldSubmenus(list: ParentNode, id: string): SubmenuButton[] {
  const entries = [...list.querySelectorAll("li")];
  return entries.flatMap((entry, index): SubmenuButton[] => {
    const submenu = entry.querySelector("ul, ol");
    const box = [...entry.children].find((child) => child.contains(submenu)) as HTMLElement | undefined;
    if (!box) return [];
    box.id ||= `${id}-list-${index}`;
    const head = [...entry.children]
      .slice(0, [...entry.children].indexOf(box))
      .find((child) => child.textContent.trim()) as HTMLElement | undefined;
    const link = head && (head.matches("a") ? head : head.querySelector("a"));
    const hasUrl = !!link && isUrl(link.getAttribute("href"));
    const sign = newElement("span", "atoll-mobile-nav-sign");
    sign.ariaHidden = "true";
    const button = newElement(
      "button",
      hasUrl ? "atoll-mobile-nav-more" : "",
      ...(hasUrl ? [] : [head?.textContent.trim() ?? ""]),
      sign,
    );
    button.type = "button";
    button.setAttribute("aria-controls", box.id);
    const setOpen = (open: boolean): void => {
      box.hidden = !open;
      button.setAttribute("aria-expanded", String(open));
    };
    setOpen(!!box.querySelector("[aria-current]"));
    button.addEventListener("click", () => setOpen(!!box.hidden));
    if (hasUrl) box.before(button);
    else if (head) head.replaceWith(button);
    else box.before(button);
    return [{ button, linkText: hasUrl ? link.textContent.trim() : "" }];
  });
}

/** False for the `href` of a link that only opens its submenu. */
const isUrl = (href: string | null): boolean => !!href && !/^(#|javascript:)/i.test(href);
