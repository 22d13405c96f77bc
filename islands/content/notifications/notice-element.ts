import { newElement } from "../../../shared/dom/new-element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { type Notice, type NoticePlace, removeNotice } from "../../../shared/stores/notices.ts";
import type { restoreFocus, savePreviousFocus } from "./focus.ts";

/** Functions that keep the focus of the page. */
export interface Focus {
  restoreFocus: typeof restoreFocus;
  savePreviousFocus: typeof savePreviousFocus;
}

type Wrapper = "li" | "tr" | "div";

/** The element around a notice in `parent`: a list or a table has elements of its own. */
export function wrapperFor(parent: Element): Wrapper {
  if (parent.matches("ul, ol")) return "li";
  return parent.matches("tbody, table") ? "tr" : "div";
}

/** Makes a notice that is part of the page. Its text is announced elsewhere. */
export function elementOf(notice: Notice, t: Translate, { parent, name }: NoticePlace, focus: Focus): HTMLElement {
  const { id, kind, title, text, action } = notice;
  const words = [...(title ? [newElement("strong", "", `${title} `)] : []), text];
  const press = (run?: () => void) => (): void => {
    removeNotice(id);
    focus.restoreFocus();
    run?.();
  };
  const sign = newElement("span", "", "×");
  sign.setAttribute("aria-hidden", "true");
  const close = button("atoll-notice-close", sign, press());
  close.setAttribute("aria-label", t("Notification.Close"));
  const box = newElement(
    "div",
    `atoll-notice atoll-notice-in-page atoll-notice-${kind}`,
    newElement("span", "atoll-notice-text", ...words),
    ...(action ? [button("btn btn-sm btn-outline-primary", action.text, press(action.run))] : []),
    close,
  );
  box.addEventListener("focusin", (event) => focus.savePreviousFocus(event as Parameters<typeof savePreviousFocus>[0]));
  return wrap(box, wrapperFor(parent), name);
}

function button(className: string, content: Node | string, run: () => void): HTMLButtonElement {
  const element = newElement("button", className, content);
  element.type = "button";
  element.addEventListener("click", run);
  return element;
}

function wrap(box: HTMLElement, tag: Wrapper, name = ""): HTMLElement {
  const cell = newElement("td", "", box);
  cell.colSpan = 100;
  const wrapper = newElement(tag, "atoll-notice-place", tag === "tr" ? cell : box);
  wrapper.dataset["noticeOf"] = name;
  return wrapper;
}
