import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Results } from "./rules.ts";

interface Options {
  t: Translate;
  metres(length: number): string;
  money(amount: number): string;
  extraCharge: number;
  roundUp(length: number): void;
}

export interface ExtraChargeNote {
  /** Shows the message for `sums` and returns its text. The button is hidden unless the length `canChange`. */
  show(sums: Results | null, canChange: boolean): string;
}

/** Shows in `place` whether a length costs extra, with a button that rounds it up to avoid the charge. LEN-02 */
export function extraChargeNote(
  place: HTMLElement,
  { t, metres, money, extraCharge, roundUp }: Options,
): ExtraChargeNote {
  const text = document.createElement("span");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "atoll-round-up btn btn-outline-secondary";
  let next: number | null = null;
  button.addEventListener("click", () => {
    // The button disappears with the charge, so the focus moves to the text.
    text.tabIndex = -1;
    text.focus({ preventScroll: true });
    if (next !== null) roundUp(next);
  });
  place.classList.add("atoll-length-note");
  place.replaceChildren(text, button);

  return {
    show(sums, canChange) {
      const length = sums ? metres(sums.length) : "";
      const message = !sums
        ? ""
        : !sums.hasExtraCharge
          ? t("Length.NoCharge", length)
          : extraCharge > 0
            ? t("Length.Charge", length, money(extraCharge))
            : t("Length.SomeCharge", length);
      if (text.textContent !== message) text.textContent = message;
      next = canChange && sums ? sums.roundedUp : null;
      button.hidden = next === null;
      if (next !== null) button.textContent = t("Length.RoundUp", metres(next));
      return message;
    },
  };
}
