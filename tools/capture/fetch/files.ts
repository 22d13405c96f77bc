// Fetches the files of the pages, and the files that their stylesheets refer to, up to the limits.
import { cssAddresses } from "../css/css-addresses.ts";
import { accepts, extensionsOf, type FileUse } from "../files/kinds.ts";
import { keyOf } from "../files/targets.ts";
import { sizeOf, type Limits } from "../limits.ts";
import { charsetInCss, decode } from "../../html/decode.ts";
import { wildcard } from "../../wildcard.ts";
import type { SitePage } from "./pages.ts";
import { Failure, type Visitor } from "./visitor.ts";

export interface FileRequest {
  url: URL;
  use: FileUse;
  page: SitePage;
}

export interface SiteFile {
  url: URL;
  use: FileUse;
  /** Extensions that its name may have. */
  extensions: string[];
  /** Text is decoded, so that it can be rewritten. */
  content: string | Uint8Array;
}

export interface Fetched {
  /** The files, by the key of the requested address. */
  files: Map<string, SiteFile>;
  /** Why the other files are missing, as the end of a sentence, by the same key. */
  problems: Map<string, string>;
}

/** Fetches files, a few at a time, each once. @param skip tells which files to leave out */
export async function fetchFiles(
  requests: readonly FileRequest[],
  visitor: Visitor,
  limits: Limits,
  skip: (url: URL) => boolean,
): Promise<Fetched> {
  const files = new Map<string, SiteFile>();
  const problems = new Map<string, string>();
  const requested = new Set<string>();
  const queue: FileRequest[] = [];
  let bytes = 0;
  /** Loaded files and running requests. */
  let started = 0;

  const enqueue = (request: FileRequest): void => {
    const key = keyOf(request.url);
    if (requested.has(key)) return;
    requested.add(key);
    if (skip(request.url)) problems.set(key, "is left out by --skip");
    else queue.push(request);
  };
  requests.forEach(enqueue);

  const work = async (): Promise<void> => {
    for (let request = queue.shift(); request; request = queue.shift()) {
      const key = keyOf(request.url);
      if (started >= limits.files || bytes >= limits.all) {
        problems.set(key, `is beyond the limit of ${limits.files} files and ${sizeOf(limits.all)} in total`);
        continue;
      }
      started++;
      try {
        const file = await fetchFile(request, visitor);
        bytes += file.content.length;
        files.set(key, file);
        if (file.use === "style") filesInStyle(file, request.page).forEach(enqueue);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        started--;
        problems.set(key, error.message);
      }
    }
  };
  // The last stylesheet may add files after other workers have ended: start all again.
  while (queue.length > 0) await Promise.all(Array.from({ length: limits.parallel }, work));
  return { files, problems };
}

async function fetchFile({ url, use, page }: FileRequest, visitor: Visitor): Promise<SiteFile> {
  const { status, type, body, url: from } = await visitor.file(url, accepts[use], page.url);
  if (status !== 200) throw new Failure(`answered with ${status}`);
  const extensions = extensionsOf(use, type, from.pathname);
  if (!extensions)
    throw new Failure(`is ${type ? `of type ${type.split(";", 1)[0]}` : "of unknown type"}, which is no ${use}`);
  const isText = use === "style" || use === "script";
  const content =
    isText || extensions[0] === "svg"
      ? decode(body, type, use === "style" ? charsetInCss : () => null, isText ? page.charset : "utf-8").text
      : body;
  return { url: from, use, extensions, content };
}

function filesInStyle({ url, content }: SiteFile, page: SitePage): FileRequest[] {
  return cssAddresses(content as string).flatMap(({ address, use }) => fileRequest(address, use, url, page));
}

/** The request for the file at an address; empty for other addresses than those of the web, such as `data:`. */
export function fileRequest(address: string, use: FileUse, base: URL, page: SitePage): FileRequest[] {
  if (address.startsWith("#") || !URL.canParse(address, base)) return [];
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? [{ url, use, page }] : [];
}

/** A filter for the patterns of `--skip`: paths on any host, or addresses, with `*` for any text. */
export function skipFilter(patterns: readonly string[]): (url: URL) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(`^${wildcard(pattern, ".*")}$`));
  return ({ href, pathname, search }) =>
    expressions.some((expression) => [href, pathname, pathname + search].some((text) => expression.test(text)));
}
