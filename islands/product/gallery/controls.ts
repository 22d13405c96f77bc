import { newElement } from "../../../shared/dom/new-element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { showPlace } from "../../../shared/photo/place.ts";

export interface Controls {
  /** The elements on and below the photo, in order. */
  parts: HTMLElement[];
  name(t: Translate): void;
  show(index: number): void;
}

/** Creates buttons for the previous and next photo, and a counter. */
export function controls(count: number, turn: (by: 1 | -1) => void, signal: AbortSignal): Controls {
  const button = (className: string, sign: string, by: 1 | -1): HTMLButtonElement => {
    const symbol = newElement("span", "", sign);
    symbol.ariaHidden = "true";
    const element = newElement("button", `atoll-gallery-button ${className}`, symbol);
    element.type = "button";
    element.addEventListener("click", () => turn(by), { signal });
    return element;
  };
  const previous = button("atoll-gallery-previous", "‹", -1);
  const next = button("atoll-gallery-next", "›", 1);
  const place = newElement("div", "atoll-gallery-count");
  let current = 0;
  let translate: Translate | null = null;
  return {
    parts: [previous, place, next],
    name(t) {
      previous.ariaLabel = t("Gallery.Previous");
      next.ariaLabel = t("Gallery.Next");
      showPlace(place, current, count, (translate = t));
    },
    show(index) {
      current = index;
      showPlace(place, index, count, translate);
      // `disabled` would take the focus from the button at the first or last photo.
      previous.ariaDisabled = String(index === 0);
      next.ariaDisabled = String(index === count - 1);
    },
  };
}
