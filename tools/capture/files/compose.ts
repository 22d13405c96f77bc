// Creates the files of a capture from the fetched pages and files. It does not read or write files itself.
import { rewriteCss } from "../css/rewrite-css.ts";
import type { SiteFile } from "../fetch/files.ts";
import type { SitePage } from "../fetch/pages.ts";
import { shellHosts } from "../html/page-files.ts";
import { policyInCapture } from "../html/policy.ts";
import { type PageRewrite, rewritePage, withoutPlaceholders } from "../html/rewrite-page.ts";
import { parseHtml } from "../html/tree.ts";
import type { Masks } from "../masks/masks.ts";
import type { SecretsInHtml } from "../masks/secrets-in-html.ts";
import { sortAnswers, type Site, type SiteAnswer } from "./site.ts";
import { FileNames, isOwn, isSameSite, pathInCapture, type Place } from "./site-map.ts";
import { basesOf, inCapture, keyOf, type Targets, replaceOrigins } from "./targets.ts";

export interface Fetched {
  name: string;
  pages: readonly SitePage[];
  files: ReadonlyMap<string, SiteFile>;
  /** Why other files are missing. */
  problems: ReadonlyMap<string, string>;
  scripts: boolean;
  masks: Masks;
  secrets: SecretsInHtml;
}

export interface Composed {
  /** Contents by the path in the folder. */
  files: Map<string, string | Uint8Array>;
  site: Site;
  /** Files that a browser would load and that are not saved: the masked address, and why. */
  missing: [url: string, why: string][];
}

/** Creates all files of a capture, with `site.json`. */
export function compose(fetched: Fetched): Composed {
  const { name, pages, files, problems, scripts, masks, secrets } = fetched;
  // An origin that redirects from another host is not the site's.
  const origins = pages
    .flatMap(({ url, from }) => [url, ...from])
    .filter((url) => isSameSite(url, pages[0]!.url))
    .map(({ origin }) => origin);
  const place: Place = { name, origins: new Set(origins) };
  collectSecrets(pages, files, masks, secrets);
  const path = (url: URL): string => masks.text(pathInCapture(place, url));

  const names = new FileNames();
  const pageFiles = pages.map((page) => names.forPage(path(page.url)));
  const fileNames = new Map(
    [...files].map(([key, { extensions }]) => [key, names.forFile(path(new URL(key)), extensions)]),
  );
  const missing = new Map<string, URL>();
  const targets: Targets = {
    ...place,
    files: fileNames,
    missing: (url) => missing.set(path(url).split("#", 1)[0]!, url),
  };
  const hosts = new Set([
    ...pages.flatMap((page) => [page.url.host, ...shellHosts(page)]),
    ...[...files.keys()].map((key) => new URL(key).host),
  ]);
  const rewrite: PageRewrite = { targets, masks, secrets, scripts, hosts };

  const contents = new Map<string, string | Uint8Array>();
  for (const [at, page] of pages.entries())
    contents.set(pageFiles[at]!, rewritePage(page.html, page.url, pathInCapture(place, page.url), rewrite));
  for (const [key, file] of files)
    contents.set(fileNames.get(key)!, contentInCapture(file, fileNames.get(key)!, targets, masks));

  const { answers, missingPaths } = answersOf(pages, pageFiles, [...missing.keys()], place, path);
  const site: Site = { ...describeSite(fetched, hosts), start: path(pages[0]!.url), answers };
  contents.set("site.json", `${JSON.stringify(site, null, 2)}\n`);
  return {
    files: contents,
    site,
    missing: missingPaths.map((at) => {
      const key = keyOf(missing.get(at)!);
      return [masks.text(key), problems.get(key) ?? "is of a kind that is not saved: a frame, a video, a sound"];
    }),
  };
}

/** Collects the secrets of all pages and files first, because a secret of one file is masked in all of them. */
function collectSecrets(
  pages: readonly SitePage[],
  files: ReadonlyMap<string, SiteFile>,
  masks: Masks,
  secrets: SecretsInHtml,
): void {
  for (const { html, url, from } of pages) {
    const document = parseHtml(html);
    for (const { kind, value } of secrets.valuesIn(document)) masks.of(kind, value);
    for (const { kind, text } of secrets.textsIn(document)) masks.of(kind, text);
    for (const text of [html, url.href, ...from.map(({ href }) => href)]) masks.text(text);
  }
  for (const [key, { content }] of files) {
    masks.text(key);
    if (typeof content === "string") masks.text(content);
  }
}

/** The content of a file with addresses of the capture and masked secrets. @param name its path in the folder */
function contentInCapture(
  { url, use, content }: SiteFile,
  name: string,
  targets: Targets,
  masks: Masks,
): string | Uint8Array {
  if (typeof content !== "string") return content;
  const bases = basesOf(targets, url, `/${name}`);
  const text =
    use === "style"
      ? rewriteCss(content, (address, cssUse) => inCapture(address, cssUse, bases, targets, ""))
      : content;
  return masks.text(replaceOrigins(text, targets, ""));
}

/** The answers of `site.json`. Missing files get an empty answer. */
function answersOf(
  pages: readonly SitePage[],
  pageFiles: readonly string[],
  missing: readonly string[],
  { origins }: Place,
  path: (url: URL) => string,
): { answers: SiteAnswer[]; missingPaths: string[] } {
  const pageAnswers: SiteAnswer[] = pages.map(({ url }, at) => ({ at: path(url), file: pageFiles[at]! }));
  const redirects: SiteAnswer[] = pages.flatMap(({ url, from }) =>
    from.filter((source) => isOwn(origins, source)).map((source) => ({ at: path(source), redirect: path(url) })),
  );
  const answered = new Set([...pageAnswers, ...redirects].map(({ at }) => at));
  const missingPaths = missing.filter((at) => !answered.has(at));
  const empty: SiteAnswer[] = missingPaths.map((at) => ({ at, status: 204 }));
  return { answers: sortAnswers(withoutDuplicates([...pageAnswers, ...redirects, ...empty])), missingPaths };
}

function describeSite({ pages, scripts, masks }: Fetched, hosts: ReadonlySet<string>): Pick<Site, "about" | "policy"> {
  const [main] = pages;
  const policy = main!.policy && withoutPlaceholders(main!.policy);
  return {
    about: masks.text(`${titleOf(main!.html)} (${main!.url.host}), captured${scripts ? "" : " without its scripts"}.`),
    ...(policy && { policy: masks.text(policyInCapture(policy.replaceAll("{{open}}", ""), hosts)) }),
  };
}

/** Keeps the first of several answers at an address. */
const withoutDuplicates = (answers: SiteAnswer[]): SiteAnswer[] =>
  [...new Map(answers.toReversed().map((answer) => [answer.at, answer])).values()].toReversed();

const titleOf = (html: string): string =>
  /<title[^>]*>([^<]*)</i.exec(html)?.[1]?.replace(/\s+/g, " ").trim().slice(0, 120) || "A page";
