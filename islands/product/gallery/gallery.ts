import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { showBrokenPhoto } from "./broken.ts";
import { closeLook } from "./close-look.ts";
import type definition from "./definition.ts";
import { restoreFocus, saveFocus } from "./saved-focus.ts";
import { photosIn } from "./photos.ts";
import { slideshow } from "./slideshow.ts";

export default function gallery(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const photoList = photosIn(host);
  const { photos } = photoList;
  for (const photo of photos) showBrokenPhoto(photo, signal);
  const several = photos.length > 1 ? slideshow(host, photoList, config.thumbs, signal) : null;
  closeLook(photos, config.magnification, signal, (index) => several?.show(index, true));
  restoreFocus(host);
  return () => {
    saveFocus(host);
    several?.end();
  };
}
