import { element } from "./element.ts";

export interface PauseButton {
  element: HTMLButtonElement;
  /** Shows what a press does now: `isMeant` says that it stops what moves. */
  show(text: string, isMeant: boolean): void;
}

/** A button that stops what moves by itself, and lets it go on. Its style is `shared/pause-button.css`. WCAG 2.2.2 */
export function pauseButton(press: () => void, signal: AbortSignal): PauseButton {
  const sign = element("span", "atoll-pause-sign");
  sign.ariaHidden = "true";
  const words = element("span", "atoll-pause-words");
  const button = element("button", "atoll-pause", element("span", "", sign, words));
  button.type = "button";
  button.addEventListener("click", press, { signal });
  return {
    element: button,
    show(text, isMeant) {
      if (words.textContent !== text) words.textContent = text;
      button.classList.toggle("atoll-pause-on", isMeant);
    },
  };
}
