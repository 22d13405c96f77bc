import { placePanel } from "../../../shared/overlay/place-panel.ts";
import { formatTime } from "./rules.ts";

/**
 * The list of times under the input. The focus stays in the input; `aria-activedescendant` refers to the active option.
 */
export interface TimeList {
  /** Index of the active time, or null. */
  active: number | null;
  /** Makes a time active, or none, and scrolls it into view. */
  activate(index: number | null): void;
  /** Scrolls a time into view. */
  scrollTo(index: number): void;
  remove(): void;
}

export function timeList(
  place: HTMLElement,
  input: HTMLInputElement,
  id: string,
  label: string,
  times: readonly number[],
  choose: (time: number) => void,
): TimeList {
  const box = place.appendChild(document.createElement("div"));
  box.className = "atoll-floating atoll-panel atoll-times";
  box.id = id;
  box.setAttribute("role", "listbox");
  box.setAttribute("aria-label", label);
  const options = renderOptions(box, times);
  // A press must not move the focus from the input to the list.
  box.addEventListener("pointerdown", (event) => event.preventDefault());
  box.addEventListener("mousedown", (event) => event.preventDefault());
  box.addEventListener("click", ({ target }) => {
    const index = options.indexOf(target as HTMLDivElement);
    if (index >= 0) choose(times[index]!);
  });
  const field = input.getBoundingClientRect();
  const { left, right } = place.getBoundingClientRect();
  box.style.inlineSize = `${Math.max(right, field.right) - Math.min(left, field.left)}px`;
  placePanel(box, input);
  const list: TimeList = {
    active: null,
    activate(index) {
      if (list.active !== null) options[list.active]!.setAttribute("aria-selected", "false");
      list.active = index;
      const option = index === null ? undefined : options[index];
      if (!option) return input.removeAttribute("aria-activedescendant");
      option.setAttribute("aria-selected", "true");
      input.setAttribute("aria-activedescendant", option.id);
      list.scrollTo(index!);
    },
    scrollTo(index) {
      const option = options[index];
      if (option) box.scrollTop = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
    },
    remove() {
      box.remove();
      input.removeAttribute("aria-activedescendant");
    },
  };
  return list;
}

const renderOptions = (box: HTMLElement, times: readonly number[]): HTMLElement[] =>
  times.map((time, index) => {
    const option = box.appendChild(document.createElement("div"));
    option.id = `${box.id}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.textContent = formatTime(time);
    return option;
  });
