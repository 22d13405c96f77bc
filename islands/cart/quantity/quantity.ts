import { delegate, undelegate } from "../../../shared/dom/delegate.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { stepButtons } from "../../../shared/form/step-buttons.ts";
import type definition from "./definition.ts";
import { quantityField } from "./field.ts";
import type { Bounds } from "./rules.ts";

/** Time from the last key to the correction. QTY-04 */
const CORRECTION_DELAY_MS = 600;

const units = { piece: undefined, weight: "kilogram", length: "meter" } as const;

export default function quantity(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { id }: ViewContext,
): () => void {
  const buttons = stepButtons(host);
  const { input, minus, plus } = buttons;
  // The bounds of the input apply where the island has none; a script of the shop may change them. QTY-01
  const bound = (name: keyof Bounds): number => (!host.dataset[name] && +input[name]) || config[name];
  const bounds = (): Bounds => ({ min: bound("min"), max: bound("max"), step: bound("step") });
  const field = quantityField(host, id, buttons, bounds, units[config.soldBy]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (direction: 1 | -1) => (event: Event) => {
    // A button of the CMS may be a submit button.
    event.preventDefault();
    clearTimeout(timer);
    field.step(direction);
  };

  const down = step(-1);
  const up = step(1);
  delegate(minus, { click: down });
  delegate(plus, { click: up });
  delegate(input, {
    input() {
      const problem = field.check();
      field.show(problem === "Quantity.Decimal" ? problem : null);
      clearTimeout(timer);
      timer = setTimeout(field.applyCorrection, CORRECTION_DELAY_MS);
    },
    compositionstart: () => clearTimeout(timer),
    keydown(event) {
      // Enter would submit a half-typed quantity. QTY-05
      if (event.key === "Enter") event.preventDefault();
      if (event.key === "ArrowUp") up(event);
      if (event.key === "ArrowDown") down(event);
    },
    invalid(event) {
      // Show our message in the page's language instead of the browser's bubble.
      event.preventDefault();
      input.focus();
      clearTimeout(timer);
      field.applyCorrection();
    },
    // The fields are reset after the event.
    reset() {
      setTimeout(() => {
        field.check();
        field.show(null);
      });
    },
  });
  const stopTexts = withTexts((t) => {
    buttons.name(t);
    field.translate(t);
  });
  field.check();
  return () => {
    clearTimeout(timer);
    stopTexts();
    for (const element of [minus, plus, input]) undelegate(element);
    field.restore();
    buttons.restore();
  };
}
