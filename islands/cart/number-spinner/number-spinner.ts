import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { isOff, stepButtons, turnOff } from "../../../shared/step-buttons.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { canGoDown, numberOf, spun } from "./rules.ts";

export default function numberSpinner(host: HTMLElement, { noNegative }: Config<typeof definition.config>, { signal }: ViewContext): void {
  const input = host.querySelector<HTMLInputElement>("input:not([type=hidden])");
  if (!input) throw new IslandError("config", `number-spinner on ${nameOf(host)} expects an input in it, found none.`);
  const { minus, plus } = stepButtons(input, signal);

  const isFixed = (): boolean => input.matches(":disabled, :read-only");
  const show = (): void => {
    turnOff(minus, isFixed() || !canGoDown(input.value, noNegative));
    turnOff(plus, isFixed());
  };
  const set = (value: number): void => {
    const text = String(value);
    if (input.value !== text) {
      input.value = text;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
    show();
  };
  minus.addEventListener("click", () => isOff(minus) || set(spun(input.value, -1, noNegative)), { signal });
  plus.addEventListener("click", () => isOff(plus) || set(spun(input.value, 1, noNegative)), { signal });
  input.addEventListener("input", show, { signal });
  input.addEventListener("change", () => set(numberOf(input.value)), { signal });
  withTexts((t) => {
    minus.setAttribute("aria-label", t("Quantity.Decrease"));
    plus.setAttribute("aria-label", t("Quantity.Increase"));
  }, signal);
  show();
}
