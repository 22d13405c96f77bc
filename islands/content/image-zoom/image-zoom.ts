import type { Config } from "../../../shared/island/field.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { largePhoto } from "./large-photo.ts";
import { lens } from "./lens.ts";

/** From the small breakpoint on. */
const WIDE = "(min-width: 576px)";

export default function imageZoom(host: HTMLElement, { magnification }: Config<typeof definition.config>, { signal }: ViewContext): void {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector("a");
  const image = link?.querySelector("img");
  if (!link?.href || !image) throw new IslandError("config", `image-zoom on ${nameOf(host)} expects a link to the large photo with an img in it, found none.`);
  const wide = matchMedia(WIDE);
  const photo = largePhoto(link, signal);
  const popup = link.getAttribute("aria-haspopup");
  let opening = false;

  const tell = (): void => (wide.matches ? link.setAttribute("aria-haspopup", "dialog") : untell());
  const untell = (): void => (popup === null ? link.removeAttribute("aria-haspopup") : link.setAttribute("aria-haspopup", popup));
  tell();
  wide.addEventListener("change", tell, { signal });
  signal.addEventListener("abort", untell, { once: true });
  lens(image, photo, magnification, () => wide.matches, signal);

  link.addEventListener(
    "click",
    (event) => {
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || !isPlain || !wide.matches || photo.failed) return;
      event.preventDefault();
      if (!opening) void open();
    },
    { signal },
  );

  async function open(): Promise<void> {
    opening = true;
    try {
      const { showPhoto } = await loadLater("photo viewer", () => import("./photo-viewer.ts"));
      if (!signal.aborted) showPhoto(link!, image!, photo, signal);
    } catch (error) {
      warn("the photo cannot be shown large here; its link is followed.", error);
      if (!signal.aborted) location.assign(link!.href);
    } finally {
      opening = false;
    }
  }
}
