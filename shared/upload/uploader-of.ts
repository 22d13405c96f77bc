import type { Uploader } from "./uploader.ts";

/** By host element: a cached page keeps its uploads until the visitor returns to it. */
const uploaders = new WeakMap<HTMLElement, Uploader>();

/** The uploader of a host element, created on first use. */
export function uploaderOf(host: HTMLElement, make: () => Uploader): Uploader {
  const uploader = uploaders.get(host) ?? make();
  uploaders.set(host, uploader);
  return uploader;
}
