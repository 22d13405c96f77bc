import { element } from "../../../shared/element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf } from "../../../shared/warn.ts";
import { nextStop, ways } from "./rules.ts";

export default function scrolledList(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const area = host.querySelector<HTMLElement>("[data-scroll-area]");
  if (!area)
    throw new IslandError(
      "config",
      `scrolled-list on ${nameOf(host)} expects an element with data-scroll-area, found none.`,
    );
  /** Where it is on its way to: a press adds to the one before. */
  let goal: number | null = null;

  const button = (direction: "up" | "down"): HTMLButtonElement => {
    const sign = element("span", "");
    sign.ariaHidden = "true";
    const made = element("button", `atoll-scroll-button atoll-scroll-${direction}`, sign);
    made.type = "button";
    made.addEventListener("click", () => scroll(direction), { signal });
    return made;
  };
  const [up, down] = [button("up"), button("down")];

  function scroll(direction: "up" | "down"): void {
    const { top } = area!.getBoundingClientRect();
    const entries = [...area!.querySelectorAll("li")].map((item) => {
      const box = item.getBoundingClientRect();
      return { top: box.top - top + area!.scrollTop, bottom: box.bottom - top + area!.scrollTop };
    });
    const to = nextStop(entries, goal ?? area!.scrollTop, area!.clientHeight, direction);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Only where the end of the way is told.
    if ("onscrollend" in area! && !isCalm && Math.round(to) !== Math.round(area!.scrollTop)) goal = to;
    area!.scrollTo({ top: to, behavior: isCalm ? "instant" : "smooth" });
    show();
  }

  function show(): void {
    const { up: canUp, down: canDown } = ways(goal ?? area!.scrollTop, area!.clientHeight, area!.scrollHeight);
    // Not `disabled`, which would take the focus away from who has come to an end.
    up.ariaDisabled = String(!canUp);
    down.ariaDisabled = String(!canDown);
    host.toggleAttribute("data-fits", area!.scrollHeight <= area!.clientHeight + 1);
  }

  const arrived = (): void => {
    goal = null;
    show();
  };
  area.addEventListener("scroll", show, { signal, passive: true });
  for (const type of ["scrollend", "wheel", "touchstart", "keydown"])
    area.addEventListener(type, arrived, { signal, passive: true });
  const sizes = new ResizeObserver(show);
  for (const sized of [area, ...area.children]) sizes.observe(sized);
  signal.addEventListener("abort", () => sizes.disconnect());
  const stopTexts = withTexts((t) => {
    up.ariaLabel = t("News.ScrollUp");
    down.ariaLabel = t("News.ScrollDown");
  });
  area.before(up);
  area.after(down);
  show();
  return () => {
    stopTexts();
    up.remove();
    down.remove();
    host.removeAttribute("data-fits");
  };
}
