import type { Translate } from "../i18n/texts.ts";
import { placePanel } from "../place-panel.ts";

/** Something to choose: a link, as its element and for those who open it in another tab; without an address it acts. */
export interface Choice {
  href?: string;
  act?(): void;
  /** Name of the group that it stands in with its neighbours; empty for none. */
  group: string;
  /** Puts what is seen into its element. */
  fill(element: HTMLElement, t: Translate): void;
}

/** What stands below the input: a heading over the choices, or a line instead of them. */
export interface Shown {
  head: string;
  choices: readonly Choice[];
}

/** The list below the input. The focus stays in the input: what is active is told by `aria-activedescendant`. */
export interface OptionsPanel {
  /** Place of the active option; -1 where none is. */
  readonly active: number;
  readonly count: number;
  show(shown: Shown, t: Translate): void;
  /** Makes the option at this place the active one, none for -1, and brings it into sight. */
  mark(index: number): void;
  /** As a click on the active option, with the keys that are held. */
  choose(held: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey">): void;
  /** To below the input, wherever that is now. */
  place(): void;
  remove(): void;
}

/** On narrower windows the list is as wide as the window. */
const NARROW = 576;
const GAP = 8;
/** Where less room is left below the input, the list stands above it, or goes beyond the window's edge, which can be scrolled to. */
const SMALL = 320;
const LEAST_HEIGHT = 200;

/** How high the list may become. */
function roomAt({ top, bottom }: DOMRect): number {
  const height = window.visualViewport?.height ?? innerHeight;
  const below = height - bottom - 2 * GAP;
  // Over a keyboard on the glass there is only what is left below.
  const isWhole = height > innerHeight - 20;
  return Math.max(below, below < SMALL && isWhole ? top - 2 * GAP : 0, LEAST_HEIGHT);
}

const element = (parent: HTMLElement, className: string, name: "div" | "a" = "div"): HTMLElement =>
  Object.assign(parent.appendChild(document.createElement(name)), { className });

export function optionsPanel(host: HTMLElement, input: HTMLInputElement, id: string): OptionsPanel {
  const box = element(host, "atoll-floating atoll-options");
  let options: HTMLElement[] = [];
  // The input keeps the focus.
  for (const type of ["pointerdown", "mousedown"]) box.addEventListener(type, (event) => event.preventDefault());

  function group(list: HTMLElement, name: string, number: number): HTMLElement {
    const part = element(list, "atoll-options-group");
    const heading = element(part, "atoll-options-head");
    part.setAttribute("role", "group");
    heading.id = `${id}-group-${number}`;
    heading.setAttribute("role", "presentation");
    part.setAttribute("aria-labelledby", heading.id);
    heading.textContent = name;
    return part;
  }

  function fill(list: HTMLElement, choices: readonly Choice[], t: Translate): void {
    let parent = list;
    options = choices.map((choice, index) => {
      if (choice.group !== (choices[index - 1]?.group ?? ""))
        parent = choice.group ? group(list, choice.group, index) : list;
      const option = element(parent, "atoll-option", choice.href ? "a" : "div");
      option.id = `${id}-${index}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      if (choice.href) option.setAttribute("href", choice.href);
      // Tab leads on from the input.
      option.tabIndex = -1;
      if (choice.act) option.addEventListener("click", choice.act);
      choice.fill(element(option, "atoll-option-body"), t);
      return option;
    });
  }

  const panel: OptionsPanel & { active: number } = {
    active: -1,
    get count() {
      return options.length;
    },
    show({ head, choices }, t) {
      panel.mark(-1);
      box.replaceChildren();
      const heading = element(box, choices.length > 0 ? "atoll-options-head" : "atoll-options-note");
      heading.id = `${id}-head`;
      heading.textContent = head;
      options = [];
      if (choices.length > 0) {
        const list = element(box, "atoll-options-list");
        list.id = `${id}-list`;
        list.setAttribute("role", "listbox");
        list.setAttribute("aria-labelledby", heading.id);
        fill(list, choices, t);
      }
      panel.place();
    },
    mark(index) {
      options[panel.active]?.setAttribute("aria-selected", "false");
      panel.active = index;
      const option = options[index];
      if (!option) return input.removeAttribute("aria-activedescendant");
      option.setAttribute("aria-selected", "true");
      input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest", behavior: "instant" });
    },
    choose({ ctrlKey, metaKey, shiftKey }) {
      options[panel.active]?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
      );
    },
    place() {
      const { style } = box;
      const field = input.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const isNarrow = clientWidth < NARROW;
      const width = isNarrow ? clientWidth - 2 * GAP : Math.max(field.width, Math.min(400, clientWidth - 2 * GAP));
      // Both begin where reading begins.
      const left = isNarrow ? GAP : getComputedStyle(input).direction === "rtl" ? field.right - width : field.left;
      style.inlineSize = `${width}px`;
      style.maxInlineSize = isNarrow ? "none" : "";
      style.maxBlockSize = `${roomAt(field)}px`;
      // From where it is, as what it is placed in may be scrolled, moved, or have a margin.
      style.left ||= "0px";
      style.top ||= "0px";
      style.translate = "";
      const at = box.getBoundingClientRect();
      style.left = `${parseFloat(style.left) + left - at.left}px`;
      style.top = `${parseFloat(style.top) + field.bottom + GAP / 2 - at.top}px`;
      placePanel(box, input);
    },
    remove() {
      box.remove();
      input.removeAttribute("aria-activedescendant");
    },
  };
  return panel;
}
