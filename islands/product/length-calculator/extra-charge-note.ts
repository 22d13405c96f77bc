import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Formats } from "./formats.ts";
import { nearestLength, type Results, type Terms } from "./rules.ts";

export interface ExtraChargeNote {
  /**
   * Shows the message for the typed text and its results, or `fault`, and returns the message. The button is hidden
   * unless the length `canChange`.
   */
  show(typed: string, results: Results | null, options: { fault: string; canChange: boolean }): string;
}

/**
 * Shows in `place` whether a length costs extra, with a button that rounds it up to avoid the charge; or that it is out
 * of bounds, with a button for the nearest length; or that it cannot be read. LEN-02
 */
export function extraChargeNote(
  place: HTMLElement,
  terms: Terms,
  t: Translate,
  { amount, money }: Formats,
  change: (length: number) => void,
): ExtraChargeNote {
  const { cutSize, extraCharge, min } = terms;
  const text = document.createElement("span");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "atoll-round-up btn btn-outline-secondary";
  let next: number | null = null;
  button.addEventListener("click", () => {
    // The button disappears with its message, so the focus moves to the text.
    text.tabIndex = -1;
    text.focus({ preventScroll: true });
    if (next !== null) change(next);
  });
  place.classList.add("atoll-length-note");
  place.replaceChildren(text, button);

  function messageFor(results: Results | null, nearest: number | null, fault: string): string {
    if (fault) return fault;
    if (nearest !== null) return t(nearest === min ? "Length.Minimum" : "Length.Maximum", amount(nearest));
    if (!results || cutSize === 0) return "";
    const length = amount(results.length);
    if (!results.hasExtraCharge) return t("Length.NoCharge", length);
    return extraCharge > 0 ? t("Length.Charge", length, money(extraCharge)) : t("Length.SomeCharge", length);
  }

  return {
    show(typed, results, { fault, canChange }) {
      const nearest = nearestLength(typed, terms);
      const message = messageFor(results, nearest, fault);
      if (text.textContent !== message) text.textContent = message;
      next = canChange ? (nearest ?? results?.roundedUp ?? null) : null;
      button.hidden = next === null;
      if (next !== null) button.textContent = t(nearest === null ? "Length.RoundUp" : "Length.Change", amount(next));
      return message;
    },
  };
}
