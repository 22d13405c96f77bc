// The files of a capture, out of what was fetched. Nothing is asked or written here.
import { rewriteCss } from "../css/rewrite-css.ts";
import type { SiteFile } from "../fetch/files.ts";
import type { SitePage } from "../fetch/pages.ts";
import { policyInCapture } from "../html/policy.ts";
import { type PageRewrite, rewritePage, withoutPlaceholders } from "../html/rewrite-page.ts";
import { parseHtml } from "../html/tree.ts";
import type { Masks } from "../masks/masks.ts";
import type { SecretsInHtml } from "../masks/secrets-in-html.ts";
import { inOrder, type Site, type SiteAnswer } from "./site.ts";
import { FileNames, isOwn, isSameSite, pathInCapture, type Place } from "./site-map.ts";
import { basesOf, inCapture, keyOf, type Targets, withoutOrigins } from "./targets.ts";

export interface Fetched {
  name: string;
  pages: readonly SitePage[];
  files: ReadonlyMap<string, SiteFile>;
  /** Why others are not there. */
  problems: ReadonlyMap<string, string>;
  scripts: boolean;
  masks: Masks;
  secrets: SecretsInHtml;
}

export interface Composed {
  /** By their path in the folder. */
  files: Map<string, string | Uint8Array>;
  site: Site;
  /** What a browser would load and is not there: each address, without secrets, and why. */
  missing: [url: string, why: string][];
}

/** All files of a capture, `site.json` among them. */
export function compose({ name, pages, files, problems, scripts, masks, secrets }: Fetched): Composed {
  // What another host redirects to is another site's.
  const place: Place = {
    name,
    origins: new Set(
      pages
        .flatMap(({ url, from }) => [url, ...from])
        .filter((url) => isSameSite(url, pages[0]!.url))
        .map(({ origin }) => origin),
    ),
  };
  learn(pages, files, masks, secrets);
  const path = (url: URL): string => masks.text(pathInCapture(place, url));

  const names = new FileNames();
  const pageFiles = pages.map((page) => names.forPage(path(page.url)));
  const named = new Map([...files].map(([key, file]) => [key, names.forFile(path(new URL(key)), file.endings)]));
  const missing = new Map<string, URL>();
  const targets: Targets = { ...place, files: named, missing: (url) => missing.set(path(url).split("#", 1)[0]!, url) };
  const hosts = new Set([...pages.map(({ url }) => url.host), ...[...files.keys()].map((key) => new URL(key).host)]);
  const rewrite: PageRewrite = { targets, masks, secrets, scripts, hosts };

  const written = new Map<string, string | Uint8Array>();
  for (const [at, page] of pages.entries())
    written.set(pageFiles[at]!, rewritePage(page.html, page.url, pathInCapture(place, page.url), rewrite));
  for (const [key, { url, use, content }] of files) {
    const file = named.get(key)!;
    written.set(
      file,
      typeof content === "string"
        ? masks.text(withoutOrigins(use === "style" ? inStyle(content, url, file) : content, place, ""))
        : content,
    );
  }

  const pageAnswers: SiteAnswer[] = pages.map(({ url }, at) => ({ at: path(url), file: pageFiles[at]! }));
  const redirects: SiteAnswer[] = pages.flatMap(({ url, from }) =>
    from.filter((one) => isOwn(place.origins, one)).map((one) => ({ at: path(one), redirect: path(url) })),
  );
  const known = new Set([...pageAnswers, ...redirects].map(({ at }) => at));
  const nothing: SiteAnswer[] = [...missing.keys()].filter((at) => !known.has(at)).map((at) => ({ at, status: 204 }));
  const policy = pages[0]!.policy && withoutPlaceholders(pages[0]!.policy);
  const site: Site = {
    about: masks.text(
      `${titleOf(pages[0]!.html)} (${pages[0]!.url.host}), captured${scripts ? "" : " without its scripts"}.`,
    ),
    ...(policy && { policy: masks.text(policyInCapture(policy.replaceAll("{{open}}", ""), hosts)) }),
    start: path(pages[0]!.url),
    answers: inOrder(eachOnce([...pageAnswers, ...redirects, ...nothing])),
  };
  written.set("site.json", `${JSON.stringify(site, null, 2)}\n`);
  const told = nothing.map(({ at }) => keyOf(missing.get(at)!));
  return {
    files: written,
    site,
    missing: told.map((key) => [
      masks.text(key),
      problems.get(key) ?? "is of a kind that is not kept: a frame, a film, a sound",
    ]),
  };

  function inStyle(css: string, url: URL, file: string): string {
    const bases = basesOf(place, url, `/${file}`);
    return rewriteCss(css, (address, use) => inCapture(address, use, bases, targets, ""));
  }
}

/** Secrets that stand in one file are masked in all, so all are looked through before the first is written. */
function learn(
  pages: readonly SitePage[],
  files: ReadonlyMap<string, SiteFile>,
  masks: Masks,
  secrets: SecretsInHtml,
): void {
  for (const { html, url, from } of pages) {
    const document = parseHtml(html);
    for (const { kind, value } of secrets.valuesIn(document)) masks.of(kind, value);
    for (const { kind, text } of secrets.textsIn(document)) masks.of(kind, text);
    for (const one of [html, url.href, ...from.map(({ href }) => href)]) masks.text(one);
  }
  for (const [key, { content }] of files) {
    masks.text(key);
    if (typeof content === "string") masks.text(content);
  }
}

/** Of several answers at an address the first. */
const eachOnce = (answers: SiteAnswer[]): SiteAnswer[] =>
  [...new Map(answers.toReversed().map((answer) => [answer.at, answer])).values()].toReversed();

const titleOf = (html: string): string =>
  /<title[^>]*>([^<]*)</i.exec(html)?.[1]?.replace(/\s+/g, " ").trim().slice(0, 120) || "A page";
