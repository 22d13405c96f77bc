import type { Uploader } from "./uploader.ts";

/** By host: what was uploaded stays with a page that is kept, and is there again when the visitor comes back to it. */
const known = new WeakMap<HTMLElement, Uploader>();

export function uploaderOf(host: HTMLElement, make: () => Uploader): Uploader {
  const uploader = known.get(host) ?? make();
  known.set(host, uploader);
  return uploader;
}
