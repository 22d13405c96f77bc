import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { largePhoto } from "../../../shared/photo/large-photo.ts";
import { lens } from "../../../shared/photo/lens.ts";
import { opensViewer } from "../../../shared/photo/opens-viewer.ts";
import type { Photo } from "./photos.ts";

/** From the small breakpoint on. */
const WIDE = "(min-width: 576px)";

/** The photos magnified under the pointer in wider windows, and over the whole window after a click in all; `onTurn` is told which one is shown there. PRO-01 */
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
    signal.addEventListener("abort", keptAttributes(link, ["aria-haspopup"]), { once: true });
    link.setAttribute("aria-haspopup", "dialog");
    lens(small, large, magnification, () => wide.matches, signal);
  }
  opensViewer(
    viewed,
    () => true,
    signal,
    (at) => onTurn(viewed[at]!.index),
  );
}
