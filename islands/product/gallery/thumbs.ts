import { newElement } from "../../../shared/dom/new-element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Photo } from "./photos.ts";
import { centredOffset } from "./rules.ts";

export interface Thumbs {
  list: HTMLElement;
  buttons: HTMLButtonElement[];
  name(t: Translate): void;
  show(index: number, isAtOnce: boolean): void;
}

/** Creates a thumbnail button for each photo; `visible` of them are in view. */
export function thumbs(
  photos: readonly Photo[],
  visible: number,
  choose: (index: number) => void,
  signal: AbortSignal,
): Thumbs {
  const buttons = photos.map(({ thumb }, index) => {
    const button = thumbButton(thumb, index, signal);
    button.addEventListener("click", () => choose(index), { signal });
    return button;
  });
  const list = newElement("div", "atoll-gallery-thumbs", ...buttons);
  list.setAttribute("role", "group");
  list.style.setProperty("--_gallery-thumbs", String(visible));
  let current = 0;

  function scroll(isAtOnce: boolean): void {
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = buttons[current]!;
    const top = centredOffset(offsetTop, offsetHeight, list.clientHeight, list.scrollHeight);
    // In a right-to-left row, offsets are negative and count from the right end.
    const left = list.scrollWidth > list.clientWidth ? offsetLeft + (offsetWidth - list.clientWidth) / 2 : 0;
    list.scrollTo({ top, left, behavior: isAtOnce ? "instant" : "smooth" });
  }
  const resized = new ResizeObserver(() => scroll(true));
  resized.observe(list);
  signal.addEventListener("abort", () => resized.disconnect(), { once: true });

  return {
    list,
    buttons,
    name(t) {
      list.ariaLabel = t("Gallery.Thumbs");
      for (const [index, button] of buttons.entries())
        button.ariaLabel = photos[index]!.image.alt || t("Gallery.Photo", index + 1);
    },
    show(index, isAtOnce) {
      for (const [at, button] of buttons.entries()) {
        if (at === index) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      }
      current = index;
      scroll(isAtOnce);
    },
  };
}

/** `thumb` is the address of the thumbnail. */
function thumbButton(thumb: string, index: number, signal: AbortSignal): HTMLButtonElement {
  const image = newElement("img", "");
  image.alt = "";
  image.decoding = "async";
  // Show the number of a photo whose thumbnail fails to load.
  image.addEventListener("error", () => image.replaceWith(String(index + 1)), { signal });
  image.src = thumb;
  const button = newElement("button", "atoll-gallery-thumb", newElement("span", "", image));
  button.type = "button";
  return button;
}
