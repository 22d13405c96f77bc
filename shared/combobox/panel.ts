import type { Translate } from "../i18n/texts.ts";
import { placePanel } from "../overlay/place-panel.ts";

/** An option: a link, which the visitor can also open in a new tab, or without `href` an action. */
export interface Choice {
  href?: string;
  act?(): void;
  /** Name of the group; adjacent choices with the same name share one. Empty for none. */
  group: string;
  /** Fills the option's element with content. */
  fill(element: HTMLElement, t: Translate): void;
}

/** Content of the panel: a heading and choices, or without choices a message. */
export interface PanelContent {
  head: string;
  choices: readonly Choice[];
}

/** The list below the input. The focus stays in the input; `aria-activedescendant` marks the active option. */
export interface OptionsPanel {
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly count: number;
  show(content: PanelContent, t: Translate): void;
  /** Activates the option at `index`, none for -1, and scrolls it into view. */
  activate(index: number): void;
  /** Clicks the active option with the same modifier keys. */
  choose(modifiers: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "shiftKey">): void;
  /** Moves the panel to the input's current position. */
  place(): void;
  remove(): void;
}

/** In narrower windows the list is as wide as the window. Pixels. */
const NARROW = 576;
const GAP = 8;
/** With less room below the input, the list may open above it. Pixels. */
const SMALL = 320;
/** The list may extend beyond the window, where the visitor can scroll to it, but is never lower than this. Pixels. */
const LEAST_HEIGHT = 200;

/** Maximum height of the list in pixels. */
function maxHeightAt({ top, bottom }: DOMRect): number {
  const height = window.visualViewport?.height ?? innerHeight;
  const below = height - bottom - 2 * GAP;
  // An on-screen keyboard shrinks the visual viewport. Then use only the room below the input.
  const isWhole = height > innerHeight - 20;
  return Math.max(below, below < SMALL && isWhole ? top - 2 * GAP : 0, LEAST_HEIGHT);
}

const element = (parent: HTMLElement, className: string, name: "div" | "a" = "div"): HTMLElement =>
  Object.assign(parent.appendChild(document.createElement(name)), { className });

export function optionsPanel(host: HTMLElement, input: HTMLInputElement, id: string): OptionsPanel {
  const box = element(host, "atoll-floating atoll-options");
  let options: HTMLElement[] = [];
  // A press on the list must not take the focus from the input.
  for (const type of ["pointerdown", "mousedown"]) box.addEventListener(type, (event) => event.preventDefault());

  const panel: OptionsPanel & { active: number } = {
    active: -1,
    get count() {
      return options.length;
    },
    show({ head, choices }, t) {
      panel.activate(-1);
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
        options = createOptions(list, choices, t, id);
      }
      panel.place();
    },
    activate(index) {
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
    place: () => placeAt(box, input),
    remove() {
      box.remove();
      input.removeAttribute("aria-activedescendant");
    },
  };
  return panel;
}

function createOptions(list: HTMLElement, choices: readonly Choice[], t: Translate, id: string): HTMLElement[] {
  let parent = list;
  return choices.map((choice, index) => {
    if (choice.group !== (choices[index - 1]?.group ?? ""))
      parent = choice.group ? createGroup(list, choice.group, `${id}-group-${index}`) : list;
    const option = element(parent, "atoll-option", choice.href ? "a" : "div");
    option.id = `${id}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    if (choice.href) option.setAttribute("href", choice.href);
    // Tab leaves the input for the next control of the page.
    option.tabIndex = -1;
    if (choice.act) option.addEventListener("click", choice.act);
    choice.fill(element(option, "atoll-option-body"), t);
    return option;
  });
}

function createGroup(list: HTMLElement, name: string, headingId: string): HTMLElement {
  const group = element(list, "atoll-options-group");
  const heading = element(group, "atoll-options-head");
  group.setAttribute("role", "group");
  heading.id = headingId;
  heading.setAttribute("role", "presentation");
  group.setAttribute("aria-labelledby", heading.id);
  heading.textContent = name;
  return group;
}

/** Places `box` below the input, or above it if there is more room. */
function placeAt(box: HTMLElement, input: HTMLInputElement): void {
  const { style } = box;
  const field = input.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isNarrow = clientWidth < NARROW;
  const width = isNarrow ? clientWidth - 2 * GAP : Math.max(field.width, Math.min(400, clientWidth - 2 * GAP));
  // Align the list with the start of the input, which is its right edge in right-to-left text.
  const left = isNarrow ? GAP : getComputedStyle(input).direction === "rtl" ? field.right - width : field.left;
  style.inlineSize = `${width}px`;
  style.maxInlineSize = isNarrow ? "none" : "";
  style.maxBlockSize = `${maxHeightAt(field)}px`;
  // Correct the current position by its measured offset: the containing block may be scrolled or have a margin.
  style.left ||= "0px";
  style.top ||= "0px";
  style.translate = "";
  const at = box.getBoundingClientRect();
  style.left = `${parseFloat(style.left) + left - at.left}px`;
  style.top = `${parseFloat(style.top) + field.bottom + GAP / 2 - at.top}px`;
  placePanel(box, input);
}
