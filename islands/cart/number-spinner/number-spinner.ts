import { delegate, undelegate } from "../../../shared/dom/delegate.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import { ownValidity } from "../../../shared/form/own-validity.ts";
import { expectedNumber } from "../../../shared/number/expected-number.ts";
import { isUnreadable } from "../../../shared/number/typed-number.ts";
import { isDisabled, stepButtons, setDisabled } from "../../../shared/form/step-buttons.ts";
import type definition from "./definition.ts";
import { canGoDown, numberOf, nextNumber } from "./rules.ts";

export default function numberSpinner(host: HTMLElement, { noNegative }: Config<typeof definition.config>): () => void {
  const buttons = stepButtons(host);
  const { input, minus, plus } = buttons;

  const show = (): void => {
    const isFixed = input.matches(":disabled, :read-only");
    setDisabled(minus, isFixed || !canGoDown(input.value, noNegative));
    setDisabled(plus, isFixed);
  };
  let t = keyWords;
  const setValidity = ownValidity(input);
  /** Marks text that names a number, but which one is unknown, such as `3 kg` or `1,000`. Returns whether it does. */
  const check = (): boolean => {
    const isUnknown = input.value !== input.defaultValue && isUnreadable(input, true);
    setValidity(isUnknown ? expectedNumber(t, input.value, "Quantity.EnterNumber") : "");
    return isUnknown;
  };
  const set = (value: number): void => {
    const text = String(value);
    if (input.value !== text) {
      input.value = text;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
    show();
  };
  const step = (button: Element, direction: 1 | -1) => (event: Event) => {
    // A button of the CMS may be a submit button.
    event.preventDefault();
    if (!isDisabled(button) && !check()) set(nextNumber(input.value, direction, noNegative));
  };

  delegate(minus, { click: step(minus, -1) });
  delegate(plus, { click: step(plus, 1) });
  delegate(input, {
    input() {
      check();
      show();
    },
    change() {
      if (!check()) set(numberOf(input.value));
    },
    // The fields are reset after the event.
    reset: () =>
      void setTimeout(() => {
        check();
        show();
      }),
  });
  const stopTexts = withTexts((texts) => {
    t = texts;
    buttons.name(t);
    check();
  });
  show();
  return () => {
    stopTexts();
    setValidity("");
    for (const element of [minus, plus, input]) undelegate(element);
    buttons.restore();
  };
}
