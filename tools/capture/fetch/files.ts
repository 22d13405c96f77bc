// The files of the pages: what they name, what their styles name, until there is no more, or it is enough.
import { cssAddresses } from "../css/css-addresses.ts";
import { accepts, endingsOf, type FileUse } from "../files/kinds.ts";
import { keyOf } from "../files/targets.ts";
import { inMegabytes, type Limits } from "../limits.ts";
import { charsetInCss, decode } from "./charset.ts";
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
  /** What could not be had, as sentences. */
  problems: string[];
}

/** Fetches what is `wanted`, a few at a time, each once. */
export async function fetchFiles(wanted: readonly Wanted[], visitor: Visitor, limits: Limits): Promise<Fetched> {
  const files = new Map<string, SiteFile>();
  const problems: string[] = [];
  const seen = new Set<string>();
  const waiting: Wanted[] = [];
  let bytes = 0;
  let left = 0;

  const want = (one: Wanted): void => {
    const key = keyOf(one.url);
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push(one);
  };
  wanted.forEach(want);

  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      if (files.size >= limits.files || bytes >= limits.all) {
        left++;
        continue;
      }
      try {
        const file = await fetchFile(one, visitor);
        bytes += file.content.length;
        files.set(keyOf(one.url), file);
        if (file.use === "style") inStyle(file, one.page).forEach(want);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        problems.push(`${one.url} ${error.message}`);
      }
    }
  };
  // A style that comes last may bring more: then all begin again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: limits.atOnce }, next));
  if (left > 0) problems.push(`${left} more ${left === 1 ? "file is" : "files are"} beyond what is kept: ${limits.files} files of ${inMegabytes(limits.all)} in all`);
  return { files, problems };
}

async function fetchFile({ url, use, page }: Wanted, visitor: Visitor): Promise<SiteFile> {
  const { status, type, body, url: from } = await visitor.file(url, accepts[use], page.url);
  if (status !== 200) throw new Failure(`answered with ${status}`);
  const endings = endingsOf(use, type, from.pathname);
  if (!endings) throw new Failure(`is ${type ? `of type ${type.split(";", 1)[0]}` : "of no type"}, which is no ${use}`);
  const isStyle = use === "style";
  const content = isStyle || use === "script" || endings[0] === "svg" ? decode(body, type, isStyle ? charsetInCss : () => null, isStyle ? page.charset : "utf-8").text : body;
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
