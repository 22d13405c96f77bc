import { delegate, undelegate } from "../../../shared/dom/delegate.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import { isUnclear } from "../../../shared/number/typed-number.ts";
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
    if (!isDisabled(button)) set(nextNumber(input.value, direction, noNegative));
  };

  delegate(minus, { click: step(minus, -1) });
  delegate(plus, { click: step(plus, 1) });
  delegate(input, {
    input: show,
    // Text that may be thousands stays for the server to judge.
    change: () => isUnclear(input) || set(numberOf(input.value)),
    // The fields are reset after the event.
    reset: () => void setTimeout(show),
  });
  const stopTexts = withTexts(buttons.name);
  show();
  return () => {
    stopTexts();
    for (const element of [minus, plus, input]) undelegate(element);
    buttons.restore();
  };
}
