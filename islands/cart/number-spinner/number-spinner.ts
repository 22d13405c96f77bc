import { delegate, undelegate } from "../../../shared/delegate.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import { isOff, stepButtons, turnOff } from "../../../shared/step-buttons.ts";
import type definition from "./definition.ts";
import { canGoDown, numberOf, spun } from "./rules.ts";

export default function numberSpinner(host: HTMLElement, { noNegative }: Config<typeof definition.config>): () => void {
  const buttons = stepButtons(host, "number-spinner");
  const { input, minus, plus } = buttons;

  const show = (): void => {
    const isFixed = input.matches(":disabled, :read-only");
    turnOff(minus, isFixed || !canGoDown(input.value, noNegative));
    turnOff(plus, isFixed);
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
    // A button of the CMS may be one that submits.
    event.preventDefault();
    if (!isOff(button)) set(spun(input.value, direction, noNegative));
  };

  delegate(minus, { click: step(minus, -1) });
  delegate(plus, { click: step(plus, 1) });
  delegate(input, {
    input: show,
    change: () => set(numberOf(input.value)),
    // The fields have their first values after the event.
    reset: () => void setTimeout(show),
  });
  const stopTexts = withTexts(buttons.name);
  show();
  return () => {
    stopTexts();
    for (const part of [minus, plus, input]) undelegate(part);
    buttons.restore();
  };
}
