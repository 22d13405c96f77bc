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

/** Reads the list of photos in `host`. */
export function photosIn(host: HTMLElement): PhotoList {
  const list = host.querySelector<HTMLElement>("ul, ol")!;
  const photos = ([...list.children] as HTMLElement[]).map((item) => {
    const image = item.querySelector("img")!;
    return {
      item,
      image,
      link: image.closest<HTMLAnchorElement>("a[href]"),
      thumb: item.dataset.thumb || image.getAttribute("src") || "",
    };
  });
  return { list, photos };
}
