// Rewrites addresses of the site to addresses in its capture.
import type { Use } from "../html/addresses.ts";
import { escapeRegExp } from "../../wildcard.ts";
import { isOwn, pathInCapture, type Place, rootOf } from "./site-map.ts";

/** Placeholder for the origin that serves the capture. */
const SERVED = "http://captured.invalid";

/** The placeholder in captured pages that the stand-in server replaces by its origin. */
export const ORIGIN = "{{origin}}";

/** The key of an address: the address without its fragment. */
export const keyOf = (url: URL): string => url.href.split("#", 1)[0]!;

export interface Targets extends Place {
  /** Paths of the saved files, relative to the capture's folder, by the key of their address. */
  files: ReadonlyMap<string, string>;
  /** Called for each address that a browser would load and that is not saved. */
  missing(url: URL): void;
}

/** The base addresses of a text, on the site and in the capture. */
export interface Bases {
  site: URL;
  served: string;
}

/** The bases of a page or stylesheet. @param path its path in the capture @param href the address of its `<base>` */
export function basesOf(place: Place, url: URL, path: string, href?: string): Bases {
  const served = SERVED + rootOf(place.name) + path;
  if (!href || !URL.canParse(href, url)) return { site: url, served };
  const site = new URL(href, url);
  return {
    site,
    served: isOwn(place.origins, site) ? SERVED + rootOf(place.name) + pathInCapture(place, site) : site.href,
  };
}

/**
 * Rewrites an address for the capture.
 * @param origin replaces the host of an address that names one; "" in CSS
 */
export function inCapture(
  address: string,
  use: Use,
  { site, served }: Bases,
  targets: Targets,
  origin: string,
): string {
  if (address.startsWith("#") || !URL.canParse(address, site)) return address;
  const url = new URL(address, site);
  if (!/^https?:$/.test(url.protocol)) return address;
  const root = rootOf(targets.name);
  const isSiteUrl = isOwn(targets.origins, url);
  const file = targets.files.get(keyOf(url));
  const isLoaded = !["page", "data"].includes(use);
  if (isLoaded && file === undefined) targets.missing(url);
  const isSaved = isLoaded && file !== undefined;
  if (!isSiteUrl && !isLoaded) return address;
  const target = root + (isSaved ? `/${file}${url.hash}` : pathInCapture(targets, url));
  if (new URL(address, served).href === SERVED + target) return address;
  const [host] = /^(?:https?:)?[\\/]{2}[^\\/?#]*/i.exec(address) ?? [];
  // Keep the text as written, so that a pattern such as `/photos/{name}` is not escaped.
  if (isSiteUrl && !isSaved && host !== undefined)
    return origin + root + (/^[/\\]/.test(address.slice(host.length)) ? "" : "/") + address.slice(host.length);
  if (isSiteUrl && !isSaved && address.startsWith("/")) return root + address;
  return (host === undefined ? "" : origin) + target;
}

/**
 * Replaces all other occurrences of the site's origins in a text, such as a script or JSON, also with escaped slashes.
 */
export function replaceOrigins(text: string, { name, origins }: Place, origin: string): string {
  const hosts = [...new Set([...origins].map((siteOrigin) => new URL(siteOrigin).host))].map((host) =>
    escapeRegExp(host).replace(":", "(?::|%3A)"),
  );
  const mention = new RegExp(
    String.raw`(?:https?(?::|%3A)|(?<!:|%3A))(\/\/|\\\/\\\/|%2F%2F)(?:${hosts.join("|")})(?![\w.:-])`,
    "gi",
  );
  return text.replace(
    mention,
    (_, slashes: string) => origin + rootOf(name).replaceAll("/", slashes.slice(slashes.length / 2)),
  );
}
