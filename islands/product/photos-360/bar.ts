import { newElement } from "../../../shared/dom/new-element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";

export interface Bar {
  element: HTMLElement;
  slider: HTMLInputElement;
  button: HTMLButtonElement;
  /** Sets the accessible names. The button stops the rotation while `isTurning`, and starts it otherwise. */
  name(t: Translate, isTurning: boolean): void;
  show(index: number, angle: string): void;
}

/** Creates a button that stops and starts the rotation, and a slider with a position for each photo. */
export function bar(count: number): Bar {
  const sign = newElement("span", "atoll-turn-sign");
  sign.ariaHidden = "true";
  const button = newElement("button", "atoll-turn-button", sign);
  button.type = "button";
  const slider = newElement("input", "atoll-turn-slider");
  Object.assign(slider, { type: "range", min: "0", max: String(count - 1), step: "1", autocomplete: "off" });
  // The thing turns as it is dragged, and the slider and the arrow keys with it, in all languages.
  slider.dir = "ltr";
  return {
    element: newElement("div", "atoll-turn-bar", button, slider),
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
