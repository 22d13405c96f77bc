import { lazyImport } from "../island/lazy-import.ts";
import { isPlainClick } from "../dom/plain-click.ts";
import { warn } from "../warn.ts";
import type { ViewedPhoto } from "./viewed-photo.ts";

/**
 * Opens a photo in the viewer on a plain click on its link while `isOn` returns true. `onTurn` receives the index of
 * the photo that the visitor turns to. If the viewer cannot load, the browser follows the link.
 */
export function openViewerOnClick(
  photos: readonly ViewedPhoto[],
  isOn: () => boolean,
  signal: AbortSignal,
  onTurn: (index: number) => void = () => {},
): void {
  let opening = false;

  async function open(index: number): Promise<void> {
    opening = true;
    try {
      const { showPhotos } = await lazyImport("photo viewer", () => import("./photo-viewer.ts"));
      if (!signal.aborted) showPhotos(photos, index, signal, onTurn);
    } catch (error) {
      if (signal.aborted) return;
      warn("could not open the photo viewer; following the link of the photo.", error);
      location.assign(photos[index]!.link.href);
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
