// Where an address of the site leads in its capture, and how it is written there.
import type { Use } from "../html/addresses.ts";
import { escapeRegExp } from "../../wildcard.ts";
import { isOwn, pathInCapture, type Place, rootOf } from "./site-map.ts";

/** Stands for wherever the capture is served. */
const SERVED = "http://captured.invalid";

/** What a page says instead of the origin that it is served from. */
export const ORIGIN = "{{origin}}";

/** Something that is kept is found by its address without what stands after `#`. */
export const keyOf = (url: URL): string => url.href.split("#", 1)[0]!;

export interface Targets extends Place {
  /** Files by the key of their address, from the capture's root. */
  files: ReadonlyMap<string, string>;
  /** Noted for each address that a browser would load by itself and that is not there. */
  missing(url: URL): void;
}

/** Where relative addresses of a text start from: on the site, and in the capture. */
export interface Bases {
  site: URL;
  served: string;
}

/** The bases of a page or a style at `path` of the capture; `href` is what its `<base>` says. */
export function basesOf(place: Place, url: URL, path: string, href?: string): Bases {
  const served = SERVED + rootOf(place.name) + path;
  if (!href || !URL.canParse(href, url)) return { site: url, served };
  const site = new URL(href, url);
  return {
    site,
    served: isOwn(place.origins, site) ? SERVED + rootOf(place.name) + pathInCapture(place, site) : site.href,
  };
}

/** How `address` is written in the capture. `origin` stands before what names a host; CSS has none to name. */
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
  const own = isOwn(targets.origins, url);
  const file = targets.files.get(keyOf(url));
  const isLoaded = !["page", "data"].includes(use);
  if (isLoaded && file === undefined) targets.missing(url);
  const isKept = isLoaded && file !== undefined;
  if (!own && !isLoaded) return address;
  const target = root + (isKept ? `/${file}${url.hash}` : pathInCapture(targets, url));
  if (new URL(address, served).href === SERVED + target) return address;
  const [host] = /^(?:https?:)?[\\/]{2}[^\\/?#]*/i.exec(address) ?? [];
  // As it is written, so that a pattern such as `/photos/{name}` stays one.
  if (own && !isKept && host !== undefined)
    return origin + root + (/^[/\\]/.test(address.slice(host.length)) ? "" : "/") + address.slice(host.length);
  if (own && !isKept && address.startsWith("/")) return root + address;
  return (host === undefined ? "" : origin) + target;
}

/** All other mentions of the site's own addresses in a text, such as in a script or in JSON, also with slashes escaped there. */
export function withoutOrigins(text: string, { name, origins }: Place, origin: string): string {
  const hosts = [...new Set([...origins].map((one) => new URL(one).host))].map((host) =>
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
