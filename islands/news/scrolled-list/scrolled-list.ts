import { newElement } from "../../../shared/dom/new-element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { type Entry, nextOffset, scrollableDirections } from "./rules.ts";

export default function scrolledList(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const area = host.querySelector<HTMLElement>("[data-scroll-area]")!;
  const [up, down] = [newButton("up"), newButton("down")];
  /** The offset of the running scroll animation: a second press continues from it. */
  let target: number | null = null;

  function scroll(direction: "up" | "down"): void {
    const to = nextOffset(entriesIn(area), target ?? area.scrollTop, area.clientHeight, direction);
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Without a `scrollend` event the end of the animation is unknown.
    if ("onscrollend" in area && !isReduced && Math.round(to) !== Math.round(area.scrollTop)) target = to;
    area.scrollTo({ top: to, behavior: isReduced ? "instant" : "smooth" });
    update();
  }

  function update(): void {
    const can = scrollableDirections(target ?? area.scrollTop, area.clientHeight, area.scrollHeight);
    // `disabled` would take the focus from the button at an end of the list.
    up.ariaDisabled = String(!can.up);
    down.ariaDisabled = String(!can.down);
    host.toggleAttribute("data-fits", area.scrollHeight <= area.clientHeight + 1);
  }

  const clearTarget = (): void => {
    target = null;
    update();
  };
  up.addEventListener("click", () => scroll("up"), { signal });
  down.addEventListener("click", () => scroll("down"), { signal });
  area.addEventListener("scroll", update, { signal, passive: true });
  for (const type of ["scrollend", "wheel", "touchstart", "keydown"])
    area.addEventListener(type, clearTarget, { signal, passive: true });
  const sizes = new ResizeObserver(update);
  for (const element of [area, ...area.children]) sizes.observe(element);
  signal.addEventListener("abort", () => sizes.disconnect());
  const stopTexts = withTexts((t) => {
    up.ariaLabel = t("News.ScrollUp");
    down.ariaLabel = t("News.ScrollDown");
  });
  area.before(up);
  area.after(down);
  update();
  return () => {
    stopTexts();
    up.remove();
    down.remove();
    host.removeAttribute("data-fits");
  };
}

function newButton(direction: "up" | "down"): HTMLButtonElement {
  const arrow = newElement("span", "");
  arrow.ariaHidden = "true";
  const button = newElement("button", `atoll-scroll-button atoll-scroll-${direction}`, arrow);
  button.type = "button";
  return button;
}

/** The positions of the list's entries, which scroll with `area`. */
function entriesIn(area: HTMLElement): Entry[] {
  const { top } = area.getBoundingClientRect();
  return [...area.querySelectorAll("li")].map((item) => {
    const box = item.getBoundingClientRect();
    return { top: box.top - top + area.scrollTop, bottom: box.bottom - top + area.scrollTop };
  });
}
