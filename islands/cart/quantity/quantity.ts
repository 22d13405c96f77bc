import { delegate, undelegate } from "../../../shared/delegate.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { stepButtons } from "../../../shared/step-buttons.ts";
import type definition from "./definition.ts";
import { quantityField } from "./field.ts";

/** A correction waits this long after the last key. QTY-04 */
const PATIENCE = 600;

export default function quantity(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { id }: ViewContext,
): () => void {
  const buttons = stepButtons(host, "quantity");
  const { input, minus, plus } = buttons;
  const field = quantityField(host, id, buttons, config, config.soldBy === "piece");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (act: () => void): void => {
    clearTimeout(timer);
    act();
  };
  const step = (direction: 1 | -1) => (event: Event) => {
    // A button of the CMS may be one that submits.
    event.preventDefault();
    now(() => field.step(direction));
  };

  const [down, up] = [step(-1), step(1)];
  delegate(minus, { click: down });
  delegate(plus, { click: up });
  delegate(input, {
    input() {
      field.say(field.judge() === "decimal" ? "decimal" : null);
      clearTimeout(timer);
      timer = setTimeout(field.settle, PATIENCE);
    },
    compositionstart: () => clearTimeout(timer),
    keydown(event) {
      // Enter would send the form with what is half typed. QTY-05
      if (event.key === "Enter") event.preventDefault();
      if (event.key === "ArrowUp") up(event);
      if (event.key === "ArrowDown") down(event);
    },
    invalid(event) {
      // Our own words beside the field, instead of the browser's bubble in its own language.
      event.preventDefault();
      input.focus();
      now(field.settle);
    },
    // The fields have their first values after the event.
    reset: () => void setTimeout(() => field.say(field.judge() && null)),
  });
  const stopTexts = withTexts((t) => {
    buttons.name(t);
    field.speak(t);
  });
  field.judge();
  return () => {
    clearTimeout(timer);
    stopTexts();
    for (const part of [minus, plus, input]) undelegate(part);
    field.restore();
    buttons.restore();
  };
}
