import type { LargePhoto } from "./large-photo.ts";

/** A photo of a page that can be looked at closely. */
export interface ViewedPhoto {
  /** Leads to the large photo; has the focus afterwards. */
  link: HTMLAnchorElement;
  small: HTMLImageElement;
  large: LargePhoto;
}
