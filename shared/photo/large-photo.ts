import { nameOf, warn } from "../warn.ts";

export interface LargePhoto {
  /** The photo, decoded; asked for once, when it is first wanted. Rejects when it cannot be had. */
  load(): Promise<HTMLImageElement>;
  /** It could not be had: the link is the browser's. */
  readonly failed: boolean;
}

/** The photo that `link` leads to. */
export function largePhoto(link: HTMLAnchorElement, signal: AbortSignal): LargePhoto {
  let url = "";
  let loading: Promise<HTMLImageElement> | undefined;
  let failed = "";

  async function ask(): Promise<HTMLImageElement> {
    const photo = new Image();
    const own = (photo.src = url = link.href);
    const stop = (): void => photo.removeAttribute("src");
    signal.addEventListener("abort", stop);
    try {
      await photo.decode();
    } catch (error) {
      if (!signal.aborted) {
        failed = own;
        warn(`${nameOf(link)}: the large photo could not be loaded; the link is left to the browser.`, own);
      }
      throw error;
    } finally {
      signal.removeEventListener("abort", stop);
    }
    return photo;
  }

  return {
    // A script of the page may have changed the link.
    load: () => (loading && url === link.href ? loading : (loading = ask())),
    get failed() {
      return failed === link.href;
    },
  };
}
