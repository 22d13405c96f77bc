// Maps the addresses of a site to paths and file names in its capture.
import { decode } from "../../../shared/text/decode.ts";
import { createHash } from "node:crypto";

export interface Place {
  /** The name of the capture. */
  name: string;
  /** The site's origins: that of its page and those that redirected to it. */
  origins: ReadonlySet<string>;
}

/** The path of a capture on the stand-in server, without a trailing slash. */
export const rootOf = (name: string): string => `/captured/${name}`;

/**
 * The path of an address in the capture, whether or not a file exists. Other sites have a folder below `/elsewhere`.
 */
export function pathInCapture({ origins }: Pick<Place, "origins">, url: URL): string {
  return isOwn(origins, url)
    ? url.pathname + url.search + url.hash
    : `/elsewhere/${url.host.replace(":", "-")}${url.pathname}${url.search}${url.hash}`;
}

/** Whether the address belongs to one of the origins, with http or https. */
export const isOwn = (origins: ReadonlySet<string>, { origin }: URL): boolean =>
  origins.has(origin.replace(/^http:/, "https:")) || origins.has(origin.replace(/^https:/, "http:"));

/** Whether both hosts are the same, with or without `www.`. */
export const isSameSite = (a: URL, b: URL): boolean => withoutWww(a) === withoutWww(b);

const withoutWww = ({ host }: URL): string => host.replace(/^www\./, "");

const MAX_PATH_LENGTH = 140;

/** Creates file names that work on every system: none differ only in case, and none is also the name of a folder. */
export class FileNames {
  readonly #used = new Set<string>(["site.json"]);
  readonly #folders = new Set<string>();

  /**
   * The file for an address.
   * @param path result of `pathInCapture`
   * @param extensions extensions that the file may have
   */
  forFile(path: string, extensions: readonly string[]): string {
    const { pathname, search } = new URL(`http://captured.invalid${path}`);
    const segments = pathname.split("/").filter(Boolean);
    const safe = segments.map(decode).map(safeName);
    const isSame =
      !search && safe.length > 0 && safe.every((segment, at) => segment === segments[at]) && !pathname.endsWith("/");
    const last = safe.pop() ?? "file";
    const [stem, extension] = split(last, extensions);
    const plain = [...safe, `${stem}.${extension}`].join("/");
    if (isSame && plain.length <= MAX_PATH_LENGTH && this.#reserve(plain)) return plain;
    const hash = createHash("sha256").update(path.split("#", 1)[0]!).digest("hex").slice(0, 10);
    const named = [...safe, `${stem}-${hash}.${extension}`].join("/");
    if (named.length <= MAX_PATH_LENGTH && this.#reserve(named)) return named;
    return this.#firstFree((n) => `files/${stem.slice(0, 40)}-${hash}${n > 1 ? `-${n}` : ""}.${extension}`);
  }

  forPage(path: string): string {
    const { pathname, search } = new URL(`http://captured.invalid${path}`);
    const words = decode(`${pathname.replace(/\.html?$/i, "")}${search}`)
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    const stem = words.toLowerCase().slice(0, 80) || "home";
    return this.#firstFree((n) => `${isDevice(stem) ? `${stem}-page` : stem}${n > 1 ? `-${n}` : ""}.html`);
  }

  #firstFree(name: (n: number) => string): string {
    for (let n = 1; ; n++) if (this.#reserve(name(n))) return name(n);
  }

  /** Returns false when the name is not free. */
  #reserve(file: string): boolean {
    const key = file.toLowerCase();
    const folders = key
      .split("/")
      .slice(0, -1)
      .map((_, at, all) => all.slice(0, at + 1).join("/"));
    if (this.#used.has(key) || this.#folders.has(key) || folders.some((folder) => this.#used.has(folder))) return false;
    this.#used.add(key);
    for (const folder of folders) this.#folders.add(folder);
    return true;
  }
}

/** Removes characters with a special meaning on some system; avoids leading dots and the device names of Windows. */
function safeName(segment: string): string {
  const plain = segment
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "")
    .slice(-60)
    .replace(/^[.-]+/, "");
  return isDevice(plain) ? `_${plain}` : plain || "_";
}

const isDevice = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);

function split(name: string, extensions: readonly string[]): [stem: string, extension: string] {
  const at = name.lastIndexOf(".");
  const extension = at > 0 ? name.slice(at + 1).toLowerCase() : "";
  return extensions.includes(extension) ? [name.slice(0, at), name.slice(at + 1)] : [name, extensions[0]!];
}
