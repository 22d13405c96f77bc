import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { findIn } from "../../../shared/dom/find-in.ts";
import { largePhoto } from "../../../shared/photo/large-photo.ts";
import { lens } from "../../../shared/photo/lens.ts";
import { openViewerOnClick } from "../../../shared/photo/open-on-click.ts";
import type definition from "./definition.ts";

/** Bootstrap's `sm` breakpoint. */
const WIDE = "(min-width: 576px)";

export default function imageZoom(
  host: HTMLElement,
  { magnification }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const link = findIn<HTMLAnchorElement>(host, "a[href]:has(img)")!;
  const small = link.querySelector("img")!;
  const wide = matchMedia(WIDE);
  const large = largePhoto(link, signal);
  const initialHasPopup = link.getAttribute("aria-haspopup");

  const update = (): void => (wide.matches ? link.setAttribute("aria-haspopup", "dialog") : restore());
  const restore = (): void =>
    initialHasPopup === null
      ? link.removeAttribute("aria-haspopup")
      : link.setAttribute("aria-haspopup", initialHasPopup);
  update();
  wide.addEventListener("change", update, { signal });
  signal.addEventListener("abort", restore, { once: true });
  lens(small, large, magnification, () => wide.matches, signal);
  openViewerOnClick([{ link, small, large }], () => wide.matches, signal);
}
