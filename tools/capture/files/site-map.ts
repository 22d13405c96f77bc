// Where everything of a site stands in its capture.
import { createHash } from "node:crypto";

/** Which origins are the site's own: that of its page and those that redirected to it. */
export interface Place {
  /** Name of the capture. */
  name: string;
  origins: ReadonlySet<string>;
}

/** The path of a capture at the stand-in, without a slash at its end. */
export const rootOf = (name: string): string => `/captured/${name}`;

/** Where an address of the site stands in its capture, whether or not there is anything; of another site, in a folder of its own. */
export function pathInCapture({ origins }: Pick<Place, "origins">, url: URL): string {
  return isOwn(origins, url)
    ? url.pathname + url.search + url.hash
    : `/elsewhere/${url.host.replace(":", "-")}${url.pathname}${url.search}${url.hash}`;
}

/** With or without TLS, it is the same site. */
export const isOwn = (origins: ReadonlySet<string>, { origin }: URL): boolean =>
  origins.has(origin.replace(/^http:/, "https:")) || origins.has(origin.replace(/^https:/, "http:"));

/** A site answers with and without `www.`. */
export const isSameSite = (one: URL, other: URL): boolean => withoutWww(one) === withoutWww(other);

const withoutWww = ({ host }: URL): string => host.replace(/^www\./, "");

const longest = 140;

/** Names for files that every system takes: no two that differ only in capitals, none that is a folder for another. */
export class FileNames {
  readonly #taken = new Set<string>(["site.json"]);
  readonly #folders = new Set<string>();

  /** The file for an address, `path` as `pathInCapture` gives it, which a browser takes for what it is by `ending`. */
  forFile(path: string, endings: readonly string[]): string {
    const { pathname, search } = new URL(`http://captured.invalid${path}`);
    const given = pathname.split("/").filter(Boolean);
    const safe = given.map(decoded).map(safeName);
    const isSame =
      !search && safe.length > 0 && safe.every((segment, at) => segment === given[at]) && !pathname.endsWith("/");
    const last = safe.pop() ?? "file";
    const [stem, ending] = split(last, endings);
    const plain = [...safe, `${stem}.${ending}`].join("/");
    if (isSame && plain.length <= longest && this.#take(plain)) return plain;
    const hash = createHash("sha256").update(path.split("#", 1)[0]!).digest("hex").slice(0, 10);
    const named = [...safe, `${stem}-${hash}.${ending}`].join("/");
    if (named.length <= longest && this.#take(named)) return named;
    return this.#first((n) => `files/${stem.slice(0, 40)}-${hash}${n > 1 ? `-${n}` : ""}.${ending}`);
  }

  /** The file for a page. */
  forPage(path: string): string {
    const { pathname, search } = new URL(`http://captured.invalid${path}`);
    const words = decoded(`${pathname.replace(/\.html?$/i, "")}${search}`)
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    const stem = words.toLowerCase().slice(0, 80) || "home";
    return this.#first((n) => `${isDevice(stem) ? `${stem}-page` : stem}${n > 1 ? `-${n}` : ""}.html`);
  }

  #first(name: (n: number) => string): string {
    for (let n = 1; ; n++) if (this.#take(name(n))) return name(n);
  }

  #take(file: string): boolean {
    const key = file.toLowerCase();
    const folders = key
      .split("/")
      .slice(0, -1)
      .map((_, at, all) => all.slice(0, at + 1).join("/"));
    if (this.#taken.has(key) || this.#folders.has(key) || folders.some((folder) => this.#taken.has(folder)))
      return false;
    this.#taken.add(key);
    for (const folder of folders) this.#folders.add(folder);
    return true;
  }
}

/** A name without what some system gives a meaning: no dot at its start, no name of a device. */
function safeName(segment: string): string {
  const plain = segment
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "")
    .slice(-60)
    .replace(/^[.-]+/, "");
  return isDevice(plain) ? `_${plain}` : plain || "_";
}

const isDevice = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);

function split(name: string, endings: readonly string[]): [stem: string, ending: string] {
  const at = name.lastIndexOf(".");
  const ending = at > 0 ? name.slice(at + 1).toLowerCase() : "";
  return endings.includes(ending) ? [name.slice(0, at), name.slice(at + 1)] : [name, endings[0]!];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
