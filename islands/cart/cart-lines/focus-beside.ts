import { focusOn } from "../../../shared/focus-on.ts";
import type { Line } from "./line.ts";

/** Whoever was in a line that is out goes on at the next one, or at the one before; without any, where the cart begins. */
export function focusBeside(lines: readonly Line[], id: string, host: HTMLElement): void {
  const there = lines.filter((line) => line.id === id || !line.element.hidden);
  const index = there.findIndex((line) => line.id === id);
  if (!there[index]?.element.contains(document.activeElement)) return;
  const next = (there[index + 1] ?? there[index - 1])?.element;
  const control =
    next?.querySelector<HTMLElement>("[data-line-remove]") ??
    next ??
    document.querySelector<HTMLElement>("#page h1") ??
    host;
  focusOn(control);
}
