import { announce } from "../../../shared/a11y/live-region.ts";

/** Announces `title`, or what the new content of `target` is called. */
export function announceContent(target: Element, title = ""): void {
  const text = target.querySelector("[data-announce]") ?? target.querySelector("h1, h2, h3");
  const heading = title || text?.textContent?.trim();
  if (heading) announce(heading);
}
