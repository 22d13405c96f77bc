import { isComposing } from "../../../shared/composition.ts";
import { isTyped, typeahead } from "../../../shared/typeahead.ts";
import type { Choices } from "./choices.ts";

/** The keys of the browser's own select, as far as the library does not know them. */
export function keyboard(choices: Choices, search: boolean, signal: AbortSignal): void {
  const find = typeahead();
  const options = (): HTMLElement[] => [...choices.dropdown_content.querySelectorAll<HTMLElement>("[data-selectable]")];

  function opens({ key }: KeyboardEvent): boolean {
    return key === "ArrowDown" || key === "ArrowUp" || (!search && (key === "Enter" || key === " "));
  }

  function look(event: KeyboardEvent): void {
    // The library makes the list when it is shown.
    if (!choices.isOpen) choices.show();
    const all = options();
    const index = find(
      event,
      all.map(({ textContent }) => textContent),
      choices.activeOption ? all.indexOf(choices.activeOption) : -1,
    );
    if (index >= 0) choices.setActiveOption(all[index]!);
  }

  function act(event: KeyboardEvent): boolean {
    if (choices.isLocked) return false;
    if (!choices.isOpen && opens(event)) {
      choices.show();
      return true;
    }
    if (search) return false;
    const { key } = event;
    if (choices.isOpen && key === " " && choices.activeOption) choices.take(choices.activeOption);
    else if (choices.isOpen && (key === "Home" || key === "End")) {
      const next = options().at(key === "Home" ? 0 : -1);
      if (next) choices.setActiveOption(next);
    } else if (isTyped(event) && key !== " ") look(event);
    else return false;
    return true;
  }

  choices.focus_node.addEventListener(
    "keydown",
    (event) => {
      if (isComposing(event) || !act(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
}
