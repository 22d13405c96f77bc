import { configError } from "../../../shared/island/config-error.ts";

/** A photo in the CMS's list. */
export interface Photo {
  item: HTMLElement;
  image: HTMLImageElement;
  /** Link to the large photo, or null. */
  link: HTMLAnchorElement | null;
  /** Address of the thumbnail. */
  thumb: string;
}

export interface PhotoList {
  list: HTMLElement;
  photos: readonly Photo[];
}

/**
 * Reads the list of photos in `host`. Throws an `IslandError` of phase `config` if there is no list, or an item without
 * a photo.
 */
export function photosIn(host: HTMLElement): PhotoList {
  const list = host.querySelector<HTMLElement>("ul, ol");
  if (!list?.children.length) throw configError("gallery", host, "a list of photos in it, found none");
  const photos = ([...list.children] as HTMLElement[]).map((item) => {
    const image = item.querySelector("img");
    if (!image) throw configError("gallery", host, "an img in each item of its list, found an item without");
    return {
      item,
      image,
      link: image.closest<HTMLAnchorElement>("a[href]"),
      thumb: item.dataset.thumb || image.getAttribute("src") || "",
    };
  });
  return { list, photos };
}
