import { IslandError } from "../../../shared/island/contract.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { findIn } from "../../../shared/dom/find-in.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { videoOf } from "../../../shared/video/service.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { titleOf } from "./rules.ts";

export default function video(
  host: HTMLElement,
  { title }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const link = findIn<HTMLAnchorElement>(host, "a[href]")!;
  const linked = videoOf(link.href);
  if (!linked)
    throw new IslandError(
      `video on ${nameOf(host)} expects a link to a video on YouTube or Vimeo, got "${link.getAttribute("href")}".`,
    );
  const restore = saveAttributes(link, ["aria-haspopup"]);
  link.setAttribute("aria-haspopup", "dialog");
  signal.addEventListener("abort", restore, { once: true });
  let isOpening = false;

  async function open(): Promise<void> {
    isOpening = true;
    try {
      const { openVideo } = await lazyImport("video dialog", () => import("./dialog.tsx"));
      if (!signal.aborted)
        await openVideo(
          {
            video: linked!,
            url: link.href,
            title: titleOf(title, link.ariaLabel, link.textContent, link.querySelector("img")?.alt),
          },
          signal,
        );
    } catch (error) {
      if (signal.aborted) return;
      warn("could not open the video dialog; following the link instead.", error);
      location.assign(link.href);
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
