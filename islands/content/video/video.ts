import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { videoOf } from "../../../shared/video/service.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { titleOf } from "./rules.ts";

export default function video(
  host: HTMLElement,
  { title }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector<HTMLAnchorElement>("a[href]");
  const found = link && videoOf(link.href);
  if (!found)
    throw new IslandError(
      "config",
      `video on ${nameOf(host)} expects a link to a video on YouTube or Vimeo, got ${link ? `"${link.getAttribute("href")}"` : "none"}.`,
    );
  const wanted = found;
  const restore = keptAttributes(link, ["aria-haspopup"]);
  link.setAttribute("aria-haspopup", "dialog");
  signal.addEventListener("abort", restore, { once: true });
  let isOpening = false;

  async function open(): Promise<void> {
    isOpening = true;
    try {
      const { openVideo } = await loadLater("video dialog", () => import("./dialog.tsx"));
      if (!signal.aborted)
        openVideo(
          {
            video: wanted,
            address: link!.href,
            title: titleOf(title, link!.ariaLabel, link!.textContent, link!.querySelector("img")?.alt),
          },
          signal,
        );
    } catch (error) {
      warn("the video cannot be shown here; its link is followed.", error);
      if (!signal.aborted) location.assign(link!.href);
    } finally {
      isOpening = false;
    }
  }
  link.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (!isOpening) void open();
    },
    { signal },
  );
}
