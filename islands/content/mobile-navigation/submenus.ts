import { element } from "../../../shared/element.ts";

/** A button that unfolds a list, and what it is a list of. */
export interface Unfolding {
  button: HTMLButtonElement;
  /** Text of the link that stands before it; empty where the button itself says it. */
  of: string;
}

/** Folds each list that stands in an entry of another, with a button that unfolds it; the one that holds the page that is shown is open. CNT-01 */
export function foldSubmenus(list: ParentNode, id: string): Unfolding[] {
  const entries = [...list.querySelectorAll("li")];
  return entries.flatMap((entry, index): Unfolding[] => {
    const inner = entry.querySelector("ul, ol");
    const box = [...entry.children].find((child) => child.contains(inner)) as HTMLElement | undefined;
    if (!box) return [];
    box.id ||= `${id}-list-${index}`;
    const head = [...entry.children]
      .slice(0, [...entry.children].indexOf(box))
      .find((child) => child.textContent.trim()) as HTMLElement | undefined;
    const link = head && (head.matches("a") ? head : head.querySelector("a"));
    const leads = !!link && isAddress(link.getAttribute("href"));
    const sign = element("span", "atoll-mobile-nav-sign");
    sign.ariaHidden = "true";
    const button = element(
      "button",
      leads ? "atoll-mobile-nav-more" : "",
      ...(leads ? [] : [head?.textContent.trim() ?? ""]),
      sign,
    );
    button.type = "button";
    button.setAttribute("aria-controls", box.id);
    const set = (open: boolean): void => {
      box.hidden = !open;
      button.setAttribute("aria-expanded", String(open));
    };
    set(!!box.querySelector("[aria-current]"));
    button.addEventListener("click", () => set(!!box.hidden));
    if (leads) box.before(button);
    else if (head) head.replaceWith(button);
    else box.before(button);
    return [{ button, of: leads ? link.textContent.trim() : "" }];
  });
}

/** Whether a link leads anywhere, or only opened its list. */
const isAddress = (href: string | null): boolean => !!href && !/^(#|javascript:)/i.test(href);
