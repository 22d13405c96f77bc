import { keyWords } from "../../../shared/i18n/key-words.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { announce } from "../../../shared/a11y/live-region.ts";

/** The message of the form, in its `data-wishlist-status` element or in one that is added. */
export interface StatusMessage {
  setBusy(isBusy: boolean): void;
  /** Shows and announces a text. It is updated once the texts are loaded. */
  show(text: (t: Translate) => string, isFailure?: boolean): void;
  /** Restores the server's HTML. */
  restore(): void;
}

export function statusMessage(form: HTMLFormElement): StatusMessage {
  const present = form.querySelector<HTMLElement>("[data-wishlist-status]");
  const place = present ?? form.appendChild(document.createElement("div"));
  const served = [...place.childNodes];
  let t: Translate = keyWords;
  let currentText: ((t: Translate) => string) | undefined;
  const stopTexts = withTexts((texts) => {
    t = texts;
    if (currentText) place.textContent = currentText(t);
  });

  const setBusy = (isBusy: boolean): void =>
    isBusy ? place.setAttribute("aria-busy", "true") : place.removeAttribute("aria-busy");

  return {
    setBusy,
    show(text, isFailure = false) {
      currentText = text;
      place.textContent = text(t);
      place.toggleAttribute("data-failed", isFailure);
      if (place.textContent) announce(place.textContent, isFailure ? "assertive" : "polite");
    },
    restore() {
      stopTexts();
      place.replaceChildren(...served);
      setBusy(false);
      place.removeAttribute("data-failed");
      if (!present) place.remove();
    },
  };
}
