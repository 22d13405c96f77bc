import { newElement } from "../dom/new-element.ts";

export interface PauseButton {
  element: HTMLButtonElement;
  /** Updates the label; with `isOn` the button shows the pause sign, else the play sign. */
  show(text: string, isOn: boolean): void;
}

/** Creates a button that pauses and resumes motion. Its styles are in `shared/motion/pause-button.css`. WCAG 2.2.2 */
export function pauseButton(press: () => void, signal: AbortSignal): PauseButton {
  const sign = newElement("span", "atoll-pause-sign");
  sign.ariaHidden = "true";
  const label = newElement("span", "atoll-pause-words");
  const button = newElement("button", "atoll-pause", newElement("span", "", sign, label));
  button.type = "button";
  button.addEventListener("click", press, { signal });
  return {
    element: button,
    show(text, isOn) {
      if (label.textContent !== text) label.textContent = text;
      button.classList.toggle("atoll-pause-on", isOn);
    },
  };
}
