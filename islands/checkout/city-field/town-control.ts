import { announce } from "../../../shared/a11y/live-region.ts";
import { noTowns, type Towns } from "../../../shared/api/towns.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import type { Dropdown } from "./dropdown.ts";
import { fewTowns } from "./few-towns.ts";
import { manyTowns } from "./many-towns.ts";
import { isSame, offerOf } from "./rules.ts";

type Listener = (target: HTMLInputElement) => void;

export interface TownControl {
  /** Wraps a listener, so that it ignores the events of changes by this code. */
  ignoreOwn(listener: Listener): (event: Event) => void;
  /** Records that the visitor has changed the address: a new dropdown is then announced. */
  touch(): void;
  /** Shows the towns, but not while the visitor is typing a town. */
  offer(towns: Towns): void;
  handleInput(): void;
  handleBlur(): void;
  /** Detects a visitor who started to type before this code loaded. */
  detectTyping(): void;
  remove(): void;
}

/** Replaces the field by a dropdown while there are towns to offer. CHK-06 */
export function townControl(host: HTMLElement, input: HTMLInputElement, id: string): TownControl {
  let towns = noTowns;
  let dropdown: Dropdown | undefined;
  /** The town was chosen from the list, not typed: another postal code clears it. */
  let isChosen = false;
  let isTyping = false;
  let isChanging = false;
  let isTouched = false;

  function choose(town: string): void {
    isChosen = towns.names.includes(town);
    input.value = town;
    isChanging = true;
    // No `change` for an empty town: the visitor has yet to choose, so validation must not run.
    for (const type of town ? ["input", "change"] : ["input"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    isChanging = false;
  }

  function render(): void {
    const wasOpen = !!dropdown;
    // `remove` moves the focus from the select to the field.
    const hadFocus = document.activeElement === dropdown?.control;
    dropdown?.remove();
    dropdown = undefined;
    const { names, main } = towns;
    if (names.length === 0) return;
    const isOutdated = isChosen && !names.some((town) => isSame(town, input.value));
    const { options, chosen, isSearchable } = offerOf(names, isOutdated ? "" : input.value, main);
    if (input.value === chosen) isChosen = names.includes(chosen);
    else choose(chosen);
    const create = isSearchable ? manyTowns : fewTowns;
    dropdown = create({ host, input, id, options, chosen, choose });
    if (hadFocus) dropdown.control.focus({ preventScroll: true });
    if (!wasOpen && isTouched) announceList(names.length, chosen === main ? main : "");
  }

  return {
    ignoreOwn:
      (listener) =>
      ({ target }) =>
        isChanging || listener(target as HTMLInputElement),
    touch: () => (isTouched = true),
    offer(next) {
      towns = next;
      if (!isTyping) render();
    },
    handleInput() {
      const isScript = document.activeElement !== input;
      if (!isScript && dropdown) return;
      isChosen = false;
      if (isScript) render();
      else isTyping = true;
    },
    handleBlur() {
      if (!isTyping) return;
      isTyping = false;
      render();
    },
    detectTyping() {
      isTyping = !dropdown && document.activeElement === input && input.value !== input.defaultValue;
    },
    remove: () => dropdown?.remove(),
  };
}

/** Announces a new dropdown, and the main town when it was selected in it. */
function announceList(count: number, main: string): void {
  const t = texts();
  const listed = t?.("City.Listed", count) ?? "";
  announce(t && main ? t("Core.Named", main, listed) : listed);
}
