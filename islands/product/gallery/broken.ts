import { newElement } from "../../../shared/dom/new-element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Photo } from "./photos.ts";

/** Shows the alternative text in place of a photo that fails to load. */
export function showBrokenPhoto({ image }: Photo, signal: AbortSignal): void {
  let isShown = false;
  const show = (): void => {
    if (isShown || signal.aborted) return;
    isShown = true;
    const note = newElement("span", "atoll-gallery-broken");
    const stop = withTexts((t) => (note.textContent = t("Gallery.Broken", image.alt)));
    image.after(note);
    const { visibility } = image.style;
    image.style.visibility = "hidden";
    const hide = (): void => {
      stop();
      note.remove();
      image.style.visibility = visibility;
      if (!image.getAttribute("style")) image.removeAttribute("style");
      isShown = false;
    };
    signal.addEventListener("abort", hide, { once: true });
    image.addEventListener("load", hide, { once: true, signal });
  };
  image.addEventListener("error", show, { signal });
  // The photo may have failed already. One that is still loading is neither complete nor broken.
  if (image.complete && !image.naturalWidth) image.decode().catch(show);
}
