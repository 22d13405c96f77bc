// Finds the addresses in attributes of a page, and what they are used for.
import { cssAddresses } from "../css/css-addresses.ts";
import type { Element } from "../../html/tree.ts";
import { candidatesOf } from "./srcset.ts";
import { attribute } from "./tree.ts";

/**
 * `style`, `image`, `font` and `script` are files that the capture saves. `page` is the target of a link or a form.
 * `load` is a file that a browser loads but the capture does not save: a frame, a video, a manifest. `data` is an
 * address for the page's scripts.
 */
export type Use = "style" | "image" | "font" | "script" | "page" | "load" | "data";

export interface Address {
  address: string;
  use: Use;
  /** The range in the attribute's value. */
  start: number;
  end: number;
  /** Set when the address is in CSS, as `url(...)`. */
  css?: true;
}

const uses: Record<string, Record<string, Use>> = {
  a: { href: "page", ping: "load" },
  area: { href: "page", ping: "load" },
  audio: { src: "load" },
  base: { href: "page" },
  blockquote: { cite: "page" },
  body: { background: "image" },
  button: { formaction: "page" },
  del: { cite: "page" },
  embed: { src: "load" },
  feimage: { href: "image", "xlink:href": "image" },
  form: { action: "page" },
  frame: { src: "load" },
  iframe: { src: "load" },
  image: { href: "image", "xlink:href": "image" },
  img: { src: "image", longdesc: "page" },
  input: { src: "image", formaction: "page" },
  ins: { cite: "page" },
  object: { data: "load" },
  q: { cite: "page" },
  script: { src: "script", href: "script", "xlink:href": "script" },
  source: { src: "load" },
  table: { background: "image" },
  td: { background: "image" },
  th: { background: "image" },
  track: { src: "load" },
  use: { href: "image", "xlink:href": "image" },
  video: { src: "load", poster: "image" },
};

const picture = /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/** Whether the whole value is an address with a host, or a path from the root. */
const isAddress = (value: string): boolean =>
  /^(https?:)?\/\/[^/\s]+\S*$/i.test(value) || /^\/[^\s\\^$|()*]*$/.test(value);

/** The addresses in an attribute's value. */
export function addressesOf(element: Element, name: string, value: string): Address[] {
  const single = (use: Use): Address[] =>
    value.trim() ? [{ address: value.trim(), use, start: 0, end: value.length }] : [];
  const many = (use: Use): Address[] => candidatesOf(value).map((candidate) => ({ ...candidate, use }));
  if (name === "style") return inCss(value);
  if (/^(image)?srcset$|^data-[\w-]*srcset$/.test(name)) return many("image");
  if (element.name === "link" && name === "href") return single(useOfLink(element));
  if (element.name === "meta" && name === "content") return inMeta(element, value);
  const use = Object.hasOwn(uses, element.name) && uses[element.name]![name];
  if (use) return single(use);
  // Scripts of the page load these on demand: lazy images, large photos, fragments.
  return name.startsWith("data-") && isAddress(value.trim())
    ? single(picture.test(value.trim().split(/[?#]/, 1)[0]!) ? "image" : "data")
    : [];
}

export function inCss(css: string): Address[] {
  return cssAddresses(css).map((address) => ({ ...address, css: true }));
}

/** Whether a link is a resource hint for something that the capture does not save. */
export function isUselessHint(link: Element): boolean {
  const rels = relsOf(link);
  return (
    ["preload", "modulepreload", "prefetch", "preconnect", "dns-prefetch", "prerender"].some((rel) =>
      rels.includes(rel),
    ) && useOfLink(link) === "load"
  );
}

const relsOf = (link: Element): string[] => attribute(link, "rel").toLowerCase().split(/\s+/);

function useOfLink(link: Element): Use {
  const rels = relsOf(link);
  if (rels.includes("stylesheet")) return "style";
  if (rels.some((rel) => /^(icon|apple-touch-icon(-precomposed)?|mask-icon|fluid-icon)$/.test(rel))) return "image";
  if (rels.includes("preload"))
    return ({ style: "style", image: "image", font: "font" } as const)[attribute(link, "as").toLowerCase()] ?? "load";
  if (rels.some((rel) => /^(manifest|modulepreload|prefetch|preconnect|dns-prefetch|prerender)$/.test(rel)))
    return "load";
  return "page";
}

function inMeta(meta: Element, value: string): Address[] {
  if (attribute(meta, "http-equiv").toLowerCase() === "refresh") {
    const match = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+?)["']?\s*$/i.exec(value);
    const start = match ? value.lastIndexOf(match[1]!) : 0;
    return match ? [{ address: match[1]!, use: "page", start, end: start + match[1]!.length }] : [];
  }
  // Metadata for other sites, such as `og:image`.
  return isAddress(value.trim()) ? [{ address: value.trim(), use: "data", start: 0, end: value.length }] : [];
}
