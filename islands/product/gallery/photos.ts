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

/** The list of photos in `host`; null when there is none, but what the CMS shows instead. */
export function photosIn(host: HTMLElement): { list: HTMLElement; photos: Photo[] } | null {
  const list = host.querySelector<HTMLElement>("ul, ol");
  if (!list?.children.length) return null;
  const photos = ([...list.children] as HTMLElement[]).map((item) => {
    const image = item.querySelector("img");
    if (!image) throw new IslandError("config", `gallery on ${nameOf(host)} expects an img in each item of its list, found an item without.`);
    return { item, image, link: image.closest<HTMLAnchorElement>("a[href]"), thumb: item.dataset.thumb || image.getAttribute("src") || "" };
  });
  return { list, photos };
}
