import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { largePhoto } from "../../../shared/photo/large-photo.ts";
import { lens } from "../../../shared/photo/lens.ts";
import { openViewerOnClick } from "../../../shared/photo/open-on-click.ts";
import type { Photo } from "./photos.ts";

/** From Bootstrap's small breakpoint up. */
const WIDE = "(min-width: 576px)";

/**
 * Magnifies photos under the pointer in wide windows, and opens them over the whole window on a click. `onTurn` is
 * called with the index of the photo shown there. PRO-01
 */
export function closeLook(
  photos: readonly Photo[],
  magnification: number,
  signal: AbortSignal,
  onTurn: (index: number) => void,
): void {
  const wide = matchMedia(WIDE);
  const viewed = photos.flatMap(({ link, image: small }, index) =>
    link ? [{ index, link, small, large: largePhoto(link, signal) }] : [],
  );
  for (const { link, small, large } of viewed) {
    signal.addEventListener("abort", saveAttributes(link, ["aria-haspopup"]), { once: true });
    link.setAttribute("aria-haspopup", "dialog");
    lens(small, large, magnification, () => wide.matches, signal);
  }
  openViewerOnClick(
    viewed,
    () => true,
    signal,
    (at) => onTurn(viewed[at]!.index),
  );
}
