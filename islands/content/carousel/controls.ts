import { element } from "../../../shared/element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Look } from "./rules.ts";

export interface Controls {
  arrows: HTMLElement[];
  /** Null where the carousel has none. */
  dots: HTMLElement | null;
  name(t: Translate): void;
  /** Marks the place that is shown, of so many. */
  show(at: number, places: number): void;
}

/** Arrows for the place before and after, and a dot for each place. CNT-08 CNT-09 */
export function controls(
  { hasArrows, hasDots }: Look,
  turn: (by: 1 | -1) => void,
  goTo: (place: number) => void,
  signal: AbortSignal,
): Controls {
  const button = (className: string, ...content: (Node | string)[]): HTMLButtonElement => {
    const made = element("button", className, ...content);
    made.type = "button";
    return made;
  };
  const arrow = (side: string, by: 1 | -1): HTMLButtonElement => {
    const sign = element("span", "");
    sign.ariaHidden = "true";
    const made = button(`atoll-carousel-arrow atoll-carousel-${side}`, sign);
    made.addEventListener("click", () => turn(by), { signal });
    return made;
  };
  const arrows = hasArrows ? [arrow("previous", -1), arrow("next", 1)] : [];
  const dots = hasDots ? element("div", "atoll-carousel-dots") : null;
  let translate: Translate | undefined;

  function nameDots(): void {
    if (translate && dots)
      for (const [index, dot] of [...dots.children].entries()) dot.ariaLabel = translate("Carousel.GoTo", index + 1);
  }
  dots?.addEventListener(
    "click",
    ({ target }) => {
      const dot = (target as Element).closest("button");
      if (dot) goTo([...dots.children].indexOf(dot));
    },
    { signal },
  );
  return {
    arrows,
    dots,
    name(t) {
      translate = t;
      for (const [index, key] of ["Carousel.Previous", "Carousel.Next"].entries())
        if (arrows[index]) arrows[index].ariaLabel = t(key);
      nameDots();
    },
    show(at, places) {
      if (!dots) return;
      if (dots.children.length !== places) {
        while (dots.children.length > places) dots.lastElementChild!.remove();
        while (dots.children.length < places) dots.append(button("atoll-carousel-dot", element("span", "")));
        nameDots();
      }
      for (const [index, dot] of [...dots.children].entries()) {
        if (index === at) dot.setAttribute("aria-current", "true");
        else dot.removeAttribute("aria-current");
      }
    },
  };
}
