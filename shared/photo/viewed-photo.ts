import type { LargePhoto } from "./large-photo.ts";

/** A photo of the page that the viewer can enlarge. */
export interface ViewedPhoto {
  /** Leads to the large photo, and gets the focus when the viewer closes. */
  link: HTMLAnchorElement;
  small: HTMLImageElement;
  large: LargePhoto;
}
