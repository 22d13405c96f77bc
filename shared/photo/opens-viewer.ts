import { loadLater } from "../load-later.ts";
import { isPlainClick } from "../plain-click.ts";
import { warn } from "../warn.ts";
import type { ViewedPhoto } from "./viewed-photo.ts";

/**
 * A plain click on a photo's link opens it in the viewer, while `isOn` says so. `onTurn` is told which of the photos is shown there. Where the
 * viewer or the large photo cannot be had, the link is the browser's.
 */
export function opensViewer(
  photos: readonly ViewedPhoto[],
  isOn: () => boolean,
  signal: AbortSignal,
  onTurn: (index: number) => void = () => {},
): void {
  let opening = false;

  async function open(index: number): Promise<void> {
    opening = true;
    try {
      const { showPhotos } = await loadLater("photo viewer", () => import("./photo-viewer.ts"));
      if (!signal.aborted) showPhotos(photos, index, signal, onTurn);
    } catch (error) {
      warn("the photo cannot be shown large here; its link is followed.", error);
      if (!signal.aborted) location.assign(photos[index]!.link.href);
    } finally {
      opening = false;
    }
  }

  for (const [index, { link, large }] of photos.entries()) {
    link.addEventListener(
      "click",
      (event) => {
        if (!isPlainClick(event) || !isOn() || large.failed) return;
        event.preventDefault();
        if (!opening) void open(index);
      },
      { signal },
    );
  }
}
