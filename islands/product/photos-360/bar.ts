import { element } from "../../../shared/element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";

export interface Bar {
  element: HTMLElement;
  slider: HTMLInputElement;
  button: HTMLButtonElement;
  /** `isTurning` says what the button does: stop it, or let it turn. */
  name(t: Translate, isTurning: boolean): void;
  show(index: number, angle: string): void;
}

/** A button to stop and start it, and a slider with a place for each photo. */
export function bar(count: number): Bar {
  const sign = element("span", "atoll-turn-sign");
  sign.ariaHidden = "true";
  const button = element("button", "atoll-turn-button", sign);
  button.type = "button";
  const slider = element("input", "atoll-turn-slider");
  Object.assign(slider, { type: "range", min: "0", max: String(count - 1), step: "1", autocomplete: "off" });
  return {
    element: element("div", "atoll-turn-bar", button, slider),
    slider,
    button,
    name(t, isTurning) {
      slider.ariaLabel = t("Turn.Angle");
      button.ariaLabel = t(isTurning ? "Turn.Pause" : "Turn.Play");
      sign.classList.toggle("atoll-turn-on", isTurning);
    },
    show(index, angle) {
      slider.value = String(index);
      slider.ariaValueText = angle;
    },
  };
}
