import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Sums } from "./rules.ts";

interface Words {
  t: Translate;
  metres(length: number): string;
  money(amount: number): string;
  extraCharge: number;
  roundUp(length: number): void;
}

export interface ExtraChargeNote {
  /** Says what there is to say of `sums`, and returns the words; without a button where the length `canChange` not. */
  show(sums: Sums | null, canChange: boolean): string;
}

/** The words about the extra charge, in `place`, and the button that avoids it. LEN-02 */
export function extraChargeNote(
  place: HTMLElement,
  { t, metres, money, extraCharge, roundUp }: Words,
): ExtraChargeNote {
  const text = document.createElement("span");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "atoll-round-up btn btn-outline-secondary";
  let next: number | null = null;
  button.addEventListener("click", () => {
    // Without a charge there is no button: the focus goes to what it has led to.
    text.tabIndex = -1;
    text.focus({ preventScroll: true });
    if (next !== null) roundUp(next);
  });
  place.classList.add("atoll-length-note");
  place.replaceChildren(text, button);

  return {
    show(sums, canChange) {
      const length = sums ? metres(sums.length) : "";
      const words = !sums
        ? ""
        : !sums.hasExtraCharge
          ? t("Length.NoCharge", length)
          : extraCharge > 0
            ? t("Length.Charge", length, money(extraCharge))
            : t("Length.SomeCharge", length);
      if (text.textContent !== words) text.textContent = words;
      next = canChange && sums ? sums.roundedUp : null;
      button.hidden = next === null;
      if (next !== null) button.textContent = t("Length.RoundUp", metres(next));
      return words;
    },
  };
}
