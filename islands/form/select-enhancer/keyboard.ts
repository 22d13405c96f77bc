import { isComposing } from "../../../shared/form/composition.ts";
import { isCharacterKey, typeahead } from "../../../shared/a11y/typeahead.ts";
import type { Choices } from "./choices.ts";

/** Adds the keys of a native select that Tom Select does not handle. */
export function keyboard(choices: Choices, search: boolean, signal: AbortSignal): void {
  const findIndex = typeahead();
  const options = (): HTMLElement[] => [...choices.dropdown_content.querySelectorAll<HTMLElement>("[data-selectable]")];

  function opensList({ key }: KeyboardEvent): boolean {
    return key === "ArrowDown" || key === "ArrowUp" || (!search && (key === "Enter" || key === " "));
  }

  function findByTyping(event: KeyboardEvent): void {
    // Tom Select renders the options only when it opens the list.
    if (!choices.isOpen) choices.show();
    const all = options();
    const index = findIndex(
      event,
      all.map(({ textContent }) => textContent),
      choices.activeOption ? all.indexOf(choices.activeOption) : -1,
    );
    if (index >= 0) choices.setActiveOption(all[index]!);
  }

  function handleKey(event: KeyboardEvent): boolean {
    if (choices.isLocked) return false;
    if (!choices.isOpen && opensList(event)) {
      choices.show();
      return true;
    }
    if (search) return false;
    const { key } = event;
    if (choices.isOpen && key === " " && choices.activeOption) choices.choose(choices.activeOption);
    else if (choices.isOpen && (key === "Home" || key === "End")) {
      const next = options().at(key === "Home" ? 0 : -1);
      if (next) choices.setActiveOption(next);
    } else if (isCharacterKey(event) && key !== " ") findByTyping(event);
    else return false;
    return true;
  }

  choices.focus_node.addEventListener(
    "keydown",
    (event) => {
      if (isComposing(event) || !handleKey(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Tom Select does the same for its own keys. The mouse may rest where the list opens.
      choices.ignoreHover = true;
    },
    { signal, capture: true },
  );
}
