// The files of the pages: what they name, what their styles name, until there is no more, or it is enough.
import { cssAddresses } from "../css/css-addresses.ts";
import { accepts, endingsOf, type FileUse } from "../files/kinds.ts";
import { keyOf } from "../files/targets.ts";
import { sizeOf, type Limits } from "../limits.ts";
import { charsetInCss, decode } from "../../html/decode.ts";
import { wildcard } from "../../wildcard.ts";
import type { SitePage } from "./pages.ts";
import { Failure, type Visitor } from "./visitor.ts";

export interface Wanted {
  url: URL;
  use: FileUse;
  page: SitePage;
}

export interface SiteFile {
  url: URL;
  use: FileUse;
  /** Endings that its name may have. */
  endings: string[];
  /** Text is decoded, so that it can be written anew. */
  content: string | Uint8Array;
}

export interface Fetched {
  /** By the key of the address that was asked for. */
  files: Map<string, SiteFile>;
  /** Why the others could not be had, as the end of a sentence, by the same key. */
  problems: Map<string, string>;
}

/** Fetches what is `wanted`, a few at a time, each once; what `skip` names is not asked for. */
export async function fetchFiles(
  wanted: readonly Wanted[],
  visitor: Visitor,
  limits: Limits,
  skip: (url: URL) => boolean,
): Promise<Fetched> {
  const files = new Map<string, SiteFile>();
  const problems = new Map<string, string>();
  const seen = new Set<string>();
  const waiting: Wanted[] = [];
  let bytes = 0;
  /** Those that are there and those on their way. */
  let begun = 0;

  const want = (one: Wanted): void => {
    const key = keyOf(one.url);
    if (seen.has(key)) return;
    seen.add(key);
    if (skip(one.url)) problems.set(key, "is left out, as asked for");
    else waiting.push(one);
  };
  wanted.forEach(want);

  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (begun >= limits.files || bytes >= limits.all) {
        problems.set(keyOf(one.url), `is beyond what is kept: ${limits.files} files of ${sizeOf(limits.all)} in all`);
        continue;
      }
      begun++;
      try {
        const file = await fetchFile(one, visitor);
        bytes += file.content.length;
        files.set(keyOf(one.url), file);
        if (file.use === "style") inStyle(file, one.page).forEach(want);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        begun--;
        problems.set(keyOf(one.url), error.message);
      }
    }
  };
  // A style that comes last may bring more: then all begin again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: limits.atOnce }, next));
  return { files, problems };
}

async function fetchFile({ url, use, page }: Wanted, visitor: Visitor): Promise<SiteFile> {
  const { status, type, body, url: from } = await visitor.file(url, accepts[use], page.url);
  if (status !== 200) throw new Failure(`answered with ${status}`);
  const endings = endingsOf(use, type, from.pathname);
  if (!endings) throw new Failure(`is ${type ? `of type ${type.split(";", 1)[0]}` : "of no type"}, which is no ${use}`);
  const isText = use === "style" || use === "script";
  const content =
    isText || endings[0] === "svg"
      ? decode(body, type, use === "style" ? charsetInCss : () => null, isText ? page.charset : "utf-8").text
      : body;
  return { url: from, use, endings, content };
}

function inStyle({ url, content }: SiteFile, page: SitePage): Wanted[] {
  return cssAddresses(content as string).flatMap(({ address, use }) => wanted(address, use, url, page));
}

/** An address as a file that is wanted; none for what is no web address, such as `data:`. */
export function wanted(address: string, use: FileUse, base: URL, page: SitePage): Wanted[] {
  if (address.startsWith("#") || !URL.canParse(address, base)) return [];
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? [{ url, use, page }] : [];
}

/** Whether an address is one of those on the command line: a path of whichever host, or an address, with `*` for anything. */
export function skipped(patterns: readonly string[]): (url: URL) => boolean {
  const all = patterns.map((pattern) => new RegExp(`^${wildcard(pattern, ".*")}$`));
  return ({ href, pathname, search }) =>
    all.some((one) => [href, pathname, pathname + search].some((text) => one.test(text)));
}
