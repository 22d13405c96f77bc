/** Runs in the page. Finds elements for the tests in the same way in each engine, and reads their state. */
import { find, findVisible, visibleText } from "./find.ts";
import type { Step } from "./query.ts";

export { pressPoint, pressPointNow } from "./press-point.ts";

export interface ElementState {
  text: string;
  /** The value of a form field; absent for other elements. */
  value?: string;
  checked?: boolean;
  isFocused: boolean;
  isDisabled: boolean;
  isInViewport: boolean;
}

/** The state of each visible element that the query describes. */
export const states = (steps: Step[]): ElementState[] => findVisible(steps).map(stateOf);

function stateOf(element: Element): ElementState {
  const { value, checked } = element as HTMLInputElement;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return {
    text: visibleText(element),
    ...(value === undefined ? {} : { value: String(value) }),
    ...(checked === undefined ? {} : { checked }),
    isFocused: document.activeElement === element && document.hasFocus(),
    isDisabled: element.matches(":disabled"),
    isInViewport: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
  };
}

/** An attribute of the first element, also of one that is not visible; null without the attribute or the element. */
export const attribute = (steps: Step[], name: string): string | null => find(steps)[0]?.getAttribute(name) ?? null;

/** The number of elements, also of those that are not visible. */
export const count = (steps: Step[]): number => find(steps).length;

/** The first element. For file inputs, which are often hidden. */
export const first = (steps: Step[]): Element | null => find(steps)[0] ?? null;

/** Gives the focus to a text field and selects its text. */
export function selectText(steps: Step[]): void {
  const field = findVisible(steps)[0] as HTMLInputElement;
  field.focus();
  field.select();
}

/** Chooses the option with this text, with the events that a visitor's choice causes. */
export function chooseOption(steps: Step[], text: string): void {
  const select = findVisible(steps)[0] as HTMLSelectElement;
  const option = [...select.options].find((one) => one.text.trim() === text);
  if (option === undefined) throw new Error(`no option "${text}" in ${[...select.options].map((one) => one.text)}`);
  select.focus();
  option.selected = true;
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
