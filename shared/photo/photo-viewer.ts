import { adoptStyle } from "../dom/adopt-style.ts";
import { withTexts } from "../i18n/texts.ts";
import { debounce } from "../time/debounce.ts";
import { showModal } from "../dialog/show-modal.ts";
import { createPager, type Pager } from "./pager.ts";
import css from "./photo-viewer.css?inline";
import type { Size } from "./view.ts";
import type { ViewedPhoto } from "./viewed-photo.ts";
import { listenToKeys, listenToPointers } from "./viewer-input.ts";
import { viewerParts } from "./viewer-parts.ts";
import { createZoom } from "./zoom.ts";

adoptStyle(css);

/**
 * Shows the large photos in a full-window dialog, starting with the one at `first`. When the dialog closes, the link of
 * the current photo gets the focus. `onTurn` receives the index of the photo that the visitor turns to. OPT-02 PRO-01
 */
export function showPhotos(
  photos: readonly ViewedPhoto[],
  first: number,
  signal: AbortSignal,
  onTurn: (index: number) => void,
): void {
  const open = new AbortController();
  const parts = viewerParts(photos.length > 1);
  const { dialog, stage, image, status } = parts;
  const announce = debounce((text: string) => (status.textContent = text), undefined, open.signal);
  const photoSize = (): Size => ({
    width: image.naturalWidth || pager.current.small.width,
    height: image.naturalHeight || pager.current.small.height,
  });
  const zoom = createZoom(parts, photoSize, announce);
  const pager: Pager = createPager(parts, { photos, first, zoom, signal: open.signal, announce, onTurn });
  const input = { zoom, pager, count: photos.length, signal: open.signal, close };
  listenToKeys(parts, input);
  listenToPointers(parts, input);

  const stopTexts = withTexts((t) => {
    parts.shrink.ariaLabel = t("Zoom.Out");
    parts.grow.ariaLabel = t("Zoom.In");
    parts.close.ariaLabel = t("Core.Close");
    parts.previous.ariaLabel = t("Gallery.Previous");
    parts.next.ariaLabel = t("Gallery.Next");
    dialog.ariaLabel = pager.current.small.alt || t("Zoom.Photo");
    if (pager.current.large.failed) parts.note.textContent = t("Zoom.Failed");
  });
  function close(): void {
    if (open.signal.aborted) return;
    open.abort();
    stopTexts();
    resizes.disconnect();
    dialog.close();
    dialog.remove();
    const { link } = pager.current;
    if (link.isConnected) link.focus({ preventScroll: true });
  }
  dialog.addEventListener("close", close);
  // A dialog closes with its page.
  document.addEventListener("page:out", close, { signal: open.signal });
  signal.addEventListener("abort", close, { signal: open.signal });

  document.body.append(dialog);
  showModal(dialog);
  const resizes = new ResizeObserver(zoom.refresh);
  resizes.observe(stage);
  pager.show();
}
