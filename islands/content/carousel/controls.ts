import { newElement } from "../../../shared/dom/new-element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { CarouselSettings } from "./rules.ts";

export interface Controls {
  /** The arrows and the box with the dots; none that the settings leave out. */
  elements: HTMLElement[];
  /** Sets the labels. */
  label(t: Translate): void;
  /** Marks the current place, and adds or removes dots to match `count`. */
  update(current: number, count: number): void;
}

/** Creates arrow buttons for the previous and next place, and a dot for each place. CNT-08 CNT-09 */
export function controls(
  { hasArrows, hasDots }: CarouselSettings,
  turn: (by: 1 | -1) => void,
  goTo: (place: number) => void,
  signal: AbortSignal,
): Controls {
  const arrow = (side: string, by: 1 | -1): HTMLButtonElement => {
    const sign = newElement("span", "");
    sign.ariaHidden = "true";
    const element = newButton(`atoll-carousel-arrow atoll-carousel-${side}`, sign);
    element.addEventListener("click", () => turn(by), { signal });
    return element;
  };
  const arrows = hasArrows ? [arrow("previous", -1), arrow("next", 1)] : [];
  const dots = hasDots ? newElement("div", "atoll-carousel-dots") : null;
  let translate: Translate | undefined;

  function labelDots(): void {
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
    elements: dots ? [...arrows, dots] : arrows,
    label(t) {
      translate = t;
      for (const [index, key] of ["Carousel.Previous", "Carousel.Next"].entries())
        if (arrows[index]) arrows[index].ariaLabel = t(key);
      labelDots();
    },
    update(current, count) {
      if (!dots) return;
      if (dots.children.length !== count) {
        while (dots.children.length > count) dots.lastElementChild!.remove();
        while (dots.children.length < count) dots.append(newButton("atoll-carousel-dot", newElement("span", "")));
        labelDots();
      }
      markCurrent(dots, current);
    },
  };
}

function newButton(className: string, content: Node): HTMLButtonElement {
  const button = newElement("button", className, content);
  button.type = "button";
  return button;
}

function markCurrent(dots: HTMLElement, current: number): void {
  for (const [index, dot] of [...dots.children].entries()) {
    if (index === current) dot.setAttribute("aria-current", "true");
    else dot.removeAttribute("aria-current");
  }
}
