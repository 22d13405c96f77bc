import { element } from "../../../shared/element.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import type { Photo } from "./photos.ts";

/** Says in the place of a photo that does not come what it would show. */
export function tellBroken({ image }: Photo, signal: AbortSignal): void {
  let isTold = false;
  const tell = (): void => {
    if (isTold || signal.aborted) return;
    isTold = true;
    const note = element("span", "atoll-gallery-broken");
    const stop = withTexts((t) => (note.textContent = t("Gallery.Broken", image.alt)));
    image.after(note);
    const { visibility } = image.style;
    image.style.visibility = "hidden";
    const untell = (): void => {
      stop();
      note.remove();
      image.style.visibility = visibility;
      if (!image.getAttribute("style")) image.removeAttribute("style");
      isTold = false;
    };
    signal.addEventListener("abort", untell, { once: true });
    image.addEventListener("load", untell, { once: true, signal });
  };
  image.addEventListener("error", tell, { signal });
  // It may have failed before; one that is still to come says neither.
  if (image.complete && !image.naturalWidth) image.decode().catch(tell);
}
