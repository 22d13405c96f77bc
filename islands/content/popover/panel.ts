import { element } from "../../../shared/element.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { noteStyle } from "../../../shared/note-style.ts";
import { placePanel } from "../../../shared/place-panel.ts";
import { nameOf } from "../../../shared/warn.ts";

const GAP = 4;
const EDGE = 8;

/** What a button opens: a text, or an element of the page. */
export interface Panel {
  box: HTMLElement;
  /** The browser has opened it before. */
  wasOpen: boolean;
  readonly isOpen: boolean;
  show(): void;
  hide(): void;
  /** To beside the button, or below it, wherever that is now. */
  place(): void;
  /** The page is as it was. */
  restore(): void;
}

/** Throws an `IslandError` of phase `config` where there is nothing to say. */
export function panelOf(host: HTMLElement, text: string, target: string, id: string): Panel {
  const given = target ? find(target) : null;
  if (!given && !text) {
    throw new IslandError(
      "config",
      `popover on ${nameOf(host)} expects data-text, or data-target with the selector of an element, ${target ? `got ${JSON.stringify(target)}, which is not there` : "found neither"}.`,
    );
  }
  const box = given ?? element("div", "", text);
  const restore = keptAttributes(box, ["class", "id", "popover", "hidden"]);
  const restoreStyle = noteStyle(box);
  box.classList.add("atoll-floating", "atoll-popover");
  box.id ||= `${id}-panel`;
  // In a label a click on the words would choose what it names.
  if (!given) (host.closest("label") ?? host).after(box);
  // Above all else on the page; a browser that does not know that yet shows it in its place.
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
      // Taken off the page it is closed already.
      if (!isNative) box.hidden = true;
      else if (box.isConnected) box.hidePopover();
    },
    place() {
      const { style } = box;
      const field = host.getBoundingClientRect();
      // From where it is, as what it is placed in may be scrolled or moved.
      style.left = style.top = "0px";
      style.translate = "";
      const at = box.getBoundingClientRect();
      const isRtl = getComputedStyle(host).direction === "rtl";
      // What comes below, such as the next choice, stays in sight where there is room beside.
      const beside = isRtl ? field.left - GAP - at.width : field.right + GAP;
      const isBeside = beside >= EDGE && beside + at.width <= document.documentElement.clientWidth - EDGE;
      const below = isRtl ? field.right - at.width : field.left;
      style.left = `${(isBeside ? beside : below) - at.left}px`;
      style.top = `${(isBeside ? field.top : field.bottom + GAP) - at.top}px`;
      placePanel(box, host);
    },
    restore() {
      panel.hide();
      if (!given) return box.remove();
      restoreStyle();
      restore();
    },
  };
  return panel;
}

function find(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    return null;
  }
}
