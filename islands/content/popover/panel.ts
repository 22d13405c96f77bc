import { newElement } from "../../../shared/dom/new-element.ts";
import { saveAttributes, saveStyle } from "../../../shared/dom/save-attributes.ts";
import { placePanel } from "../../../shared/overlay/place-panel.ts";

const GAP = 4;
const EDGE = 8;

/** The panel that a button or link opens. It holds a text, or is an element of the page. */
export interface Panel {
  box: HTMLElement;
  /** Whether the browser opened it (by `popovertarget`) before this code was loaded. */
  wasOpen: boolean;
  readonly isOpen: boolean;
  show(): void;
  hide(): void;
  /** Positions the panel beside the button, above it, or below it, where there is room. */
  place(): void;
  /** Removes the panel, or restores the page's element. */
  restore(): void;
}

/** Creates the panel from the element that the selector `target` finds, else from `text`. */
export function createPanel(host: HTMLElement, text: string, target: string, id: string): Panel {
  const pageElement = target ? querySafely(target) : null;
  const box = pageElement ?? newElement("div", "", text);
  const restore = saveAttributes(box, ["class", "id", "popover", "hidden"]);
  const restoreStyle = saveStyle(box);
  box.classList.add("atoll-floating", "atoll-popover");
  box.id ||= `${id}-panel`;
  // Not inside a label: a click on the panel would activate the label's field.
  if (!pageElement) (host.closest("label") ?? host).after(box);
  // The top layer keeps it above everything else. Browsers without `popover` show it where it is in the page.
  const isNative = typeof box.showPopover === "function";
  const wasOpen = isNative && box.matches(":popover-open");
  if (isNative) box.popover = "manual";
  else box.hidden = true;
  let isOpen = false;

  const panel: Panel = {
    box,
    wasOpen,
    get isOpen() {
      return isOpen;
    },
    show() {
      if (isOpen) return;
      isOpen = true;
      if (isNative) box.showPopover();
      else box.hidden = false;
      panel.place();
    },
    hide() {
      if (!isOpen) return;
      isOpen = false;
      // The browser closes a popover that is removed from the page.
      if (!isNative) box.hidden = true;
      else if (box.isConnected) box.hidePopover();
    },
    place: () => placeBeside(host, box),
    restore() {
      panel.hide();
      if (!pageElement) return box.remove();
      restoreStyle();
      restore();
    },
  };
  return panel;
}

/** Places `box` beside `host`, or below it where there is no room beside. */
function placeBeside(host: HTMLElement, box: HTMLElement): void {
  const { style } = box;
  const hostBox = host.getBoundingClientRect();
  // Measure at 0/0: the containing block may be scrolled or moved.
  style.left = style.top = "0px";
  style.translate = "";
  const origin = box.getBoundingClientRect();
  const isRtl = getComputedStyle(host).direction === "rtl";
  // Beside the button if there is room, else above it, so that content below, such as the field whose label the button
  // is in, or the next radio button, stays visible.
  const beside = isRtl ? hostBox.left - GAP - origin.width : hostBox.right + GAP;
  const isBeside = beside >= EDGE && beside + origin.width <= document.documentElement.clientWidth - EDGE;
  const below = isRtl ? hostBox.right - origin.width : hostBox.left;
  style.left = `${(isBeside ? beside : below) - origin.left}px`;
  const above = hostBox.top - GAP - origin.height;
  const top = isBeside ? hostBox.top : above >= EDGE ? above : hostBox.bottom + GAP;
  style.top = `${top - origin.top}px`;
  placePanel(box, host);
}

/** Null also for an invalid selector. */
function querySafely(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}
