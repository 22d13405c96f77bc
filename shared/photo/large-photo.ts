import { nameOf } from "../dom/name-of.ts";
import { loadPhoto } from "./load-photo.ts";
import { warn } from "../warn.ts";

export interface LargePhoto {
  /** Loads and decodes the photo once. Rejects if it cannot load. */
  load(): Promise<HTMLImageElement>;
  /** The photo could not load, so the link is left to the browser. */
  readonly failed: boolean;
}

/** The photo at the address of `link`. */
export function largePhoto(link: HTMLAnchorElement, signal: AbortSignal): LargePhoto {
  let url = "";
  let loading: Promise<HTMLImageElement> | undefined;
  let failed = "";

  async function fetchPhoto(): Promise<HTMLImageElement> {
    const address = (url = link.href);
    try {
      return await loadPhoto(address, signal);
    } catch (error) {
      if (!signal.aborted) {
        failed = address;
        warn(`${nameOf(link)}: the large photo could not be loaded; the link is left to the browser.`, address);
      }
      throw error;
    }
  }

  return {
    // A script of the page may have changed the link.
    load: () => (loading && url === link.href ? loading : (loading = fetchPhoto())),
    get failed() {
      return failed === link.href;
    },
  };
}
