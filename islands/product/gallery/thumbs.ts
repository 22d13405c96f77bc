import { element } from "../../../shared/element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Photo } from "./photos.ts";
import { scrolledTo } from "./rules.ts";

export interface Thumbs {
  list: HTMLElement;
  buttons: HTMLButtonElement[];
  name(t: Translate): void;
  show(index: number, isAtOnce: boolean): void;
}

/** A button with a small version of each photo; `visible` of them are in sight. */
export function thumbs(
  photos: readonly Photo[],
  visible: number,
  choose: (index: number) => void,
  signal: AbortSignal,
): Thumbs {
  const buttons = photos.map(({ thumb }, index) => {
    const image = element("img", "");
    image.alt = "";
    image.decoding = "async";
    // Its number, where the photo does not come.
    image.addEventListener("error", () => image.replaceWith(String(index + 1)), { signal });
    image.src = thumb;
    const button = element("button", "atoll-gallery-thumb", element("span", "", image));
    button.type = "button";
    button.addEventListener("click", () => choose(index), { signal });
    return button;
  });
  const list = element("div", "atoll-gallery-thumbs", ...buttons);
  list.setAttribute("role", "group");
  list.style.setProperty("--atoll-gallery-thumbs", String(visible));
  let current = 0;

  function scroll(isAtOnce: boolean): void {
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = buttons[current]!;
    const top = scrolledTo(offsetTop, offsetHeight, list.clientHeight, list.scrollHeight);
    // Where the row runs to the left, offsets are measured from its right end on and below nought.
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
