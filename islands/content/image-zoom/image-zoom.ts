import type { Config } from "../../../shared/island/field.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { largePhoto } from "../../../shared/photo/large-photo.ts";
import { lens } from "../../../shared/photo/lens.ts";
import { opensViewer } from "../../../shared/photo/opens-viewer.ts";
import { nameOf } from "../../../shared/warn.ts";
import type definition from "./definition.ts";

/** From the small breakpoint on. */
const WIDE = "(min-width: 576px)";

export default function imageZoom(
  host: HTMLElement,
  { magnification }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector("a");
  const small = link?.querySelector("img");
  if (!link?.href || !small)
    throw new IslandError(
      "config",
      `image-zoom on ${nameOf(host)} expects a link to the large photo with an img in it, found none.`,
    );
  const wide = matchMedia(WIDE);
  const large = largePhoto(link, signal);
  const popup = link.getAttribute("aria-haspopup");

  const tell = (): void => (wide.matches ? link.setAttribute("aria-haspopup", "dialog") : untell());
  const untell = (): void =>
    popup === null ? link.removeAttribute("aria-haspopup") : link.setAttribute("aria-haspopup", popup);
  tell();
  wide.addEventListener("change", tell, { signal });
  signal.addEventListener("abort", untell, { once: true });
  lens(small, large, magnification, () => wide.matches, signal);
  opensViewer([{ link, small, large }], () => wide.matches, signal);
}
