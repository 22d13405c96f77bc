import { element } from "../../../shared/element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";

export interface Controls {
  /** What stands on and below the photo, in its order. */
  parts: HTMLElement[];
  name(t: Translate): void;
  show(index: number): void;
}

/** Buttons for the photos before and after, and which of how many is shown. */
export function controls(count: number, turn: (by: 1 | -1) => void, signal: AbortSignal): Controls {
  const button = (className: string, sign: string, by: 1 | -1): HTMLButtonElement => {
    const shown = element("span", "", sign);
    shown.ariaHidden = "true";
    const made = element("button", `atoll-gallery-button ${className}`, shown);
    made.type = "button";
    made.addEventListener("click", () => turn(by), { signal });
    return made;
  };
  const previous = button("atoll-gallery-previous", "‹", -1);
  const next = button("atoll-gallery-next", "›", 1);
  const place = element("div", "atoll-gallery-count");
  return {
    parts: [previous, place, next],
    name(t) {
      previous.ariaLabel = t("Gallery.Previous");
      next.ariaLabel = t("Gallery.Next");
    },
    show(index) {
      place.textContent = `${index + 1} / ${count}`;
      // Not `disabled`, which would take the focus away from who has come to an end.
      previous.ariaDisabled = String(index === 0);
      next.ariaDisabled = String(index === count - 1);
    },
  };
}
