import { IslandError } from "../../../shared/island/contract.ts";
import { nameOf } from "../../../shared/warn.ts";

/** A photo of the list, as the CMS sent it. */
export interface Photo {
  item: HTMLElement;
  image: HTMLImageElement;
  /** Leads to the large photo, where there is one. */
  link: HTMLAnchorElement | null;
  /** Address of its thumbnail. */
  thumb: string;
}

/** The list of photos in `host`. Throws an `IslandError` of phase `config` where there is no list, or an item without a photo. */
export function photosIn(host: HTMLElement): { list: HTMLElement; photos: Photo[] } {
  const list = host.querySelector<HTMLElement>("ul, ol");
  if (!list?.children.length)
    throw new IslandError("config", `gallery on ${nameOf(host)} expects a list of photos in it, found none.`);
  const photos = ([...list.children] as HTMLElement[]).map((item) => {
    const image = item.querySelector("img");
    if (!image)
      throw new IslandError(
        "config",
        `gallery on ${nameOf(host)} expects an img in each item of its list, found an item without.`,
      );
    return {
      item,
      image,
      link: image.closest<HTMLAnchorElement>("a[href]"),
      thumb: item.dataset.thumb || image.getAttribute("src") || "",
    };
  });
  return { list, photos };
}
