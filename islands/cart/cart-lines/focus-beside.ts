import { focusElement } from "../../../shared/a11y/focus-element.ts";
import type { Line } from "./line.ts";

/** Moves the focus out of a removed line: to the next line, else the previous one, else the heading of dialog or page. */
export function focusBeside(lines: readonly Line[], id: string, host: HTMLElement): void {
  const visible = lines.filter((line) => line.id === id || !line.element.hidden);
  const index = visible.findIndex((line) => line.id === id);
  if (!visible[index]?.element.contains(document.activeElement)) return;
  const next = (visible[index + 1] ?? visible[index - 1])?.element;
  const control =
    next?.querySelector<HTMLElement>("[data-line-remove]") ??
    next ??
    (host.closest("dialog") ?? document).querySelector<HTMLElement>("dialog h2, #page h1") ??
    host;
  focusElement(control);
  // The header may cover the previous line. Lines do not move under a mouse.
  if (control.matches(":focus-visible")) control.scrollIntoView({ block: "nearest" });
}
