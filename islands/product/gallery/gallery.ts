import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { tellBroken } from "./broken.ts";
import { closeLook } from "./close-look.ts";
import type definition from "./definition.ts";
import { giveFocus, noteFocus } from "./kept-focus.ts";
import { photosIn } from "./photos.ts";
import { turning } from "./turning.ts";

export default function gallery(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const { list, photos } = photosIn(host);
  for (const photo of photos) tellBroken(photo, signal);
  const several = photos.length > 1 ? turning(host, list, photos, config, signal) : null;
  closeLook(photos, config.magnification, signal, (index) => several?.show(index, true));
  giveFocus(host);
  return () => {
    noteFocus(host);
    several?.end();
  };
}
