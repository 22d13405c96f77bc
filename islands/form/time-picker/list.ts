import { placePanel } from "../../../shared/place-panel.ts";
import { formatTime } from "./rules.ts";

/** The list of times under the input. The focus stays in the input: what is active is told by `aria-activedescendant`. */
export interface TimeList {
  /** Place in the times; null where none is active. */
  active: number | null;
  /** Marks the time at this place, or none, and brings it into sight. */
  mark(index: number | null): void;
  /** Brings the time at this place into sight. */
  show(index: number): void;
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
  const options = times.map((time, index) => {
    const option = box.appendChild(document.createElement("div"));
    option.id = `${id}-${index}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.textContent = formatTime(time);
    return option;
  });
  // The input keeps the focus.
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
    mark(index) {
      if (list.active !== null) options[list.active]!.setAttribute("aria-selected", "false");
      list.active = index;
      const option = index === null ? undefined : options[index];
      if (!option) return input.removeAttribute("aria-activedescendant");
      option.setAttribute("aria-selected", "true");
      input.setAttribute("aria-activedescendant", option.id);
      list.show(index!);
    },
    show(index) {
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
