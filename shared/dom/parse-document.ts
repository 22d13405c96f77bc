import type { OwnApi } from "../shell-api.ts";

/** Marks HTML from the site's own server as trusted, on a site that requires Trusted Types. */
export const trustHtml = (html: string): string =>
  (window.atoll as OwnApi | undefined)?.trusted?.createHTML(html) ?? html;

/** Parses HTML into a document of its own. Scripts in it do not run, and images do not load. */
export const parseDocument = (html: string): Document => new DOMParser().parseFromString(trustHtml(html), "text/html");
