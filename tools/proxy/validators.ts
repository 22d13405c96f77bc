/**
 * What the browser compares a page with, to hear "304 not modified". A rewritten page is another one than the site's, and another
 * one again with other rules: its tag is made of the site's own tag, or date, and of the version of the rewriting.
 */

type Headers = Record<string, string[] | undefined>;

const own = (version: string): string => `W/"atoll-${version}-`;

/** The tag of a rewritten page; undefined where the site gives nothing to compare. */
export function tagDown(headers: Headers, version: string): string | undefined {
  const [etag] = headers["etag"] ?? [];
  const [modified] = headers["last-modified"] ?? [];
  const kept = etag ? `e${encode(etag)}` : modified ? `m${encode(modified)}` : undefined;
  return kept && `${own(version)}${kept}"`;
}

/** What the site is asked in place of the browser's question about rewritten pages; one about pages of another version is dropped. */
export function validatorsUp(
  ifNoneMatch: string,
  version: string,
): { "if-none-match"?: string; "if-modified-since"?: string } {
  const tags = ifNoneMatch.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
  const rewritten = tags.filter((tag) => tag.startsWith(own(version))).map((tag) => tag.slice(own(version).length, -1));
  const others = tags.filter((tag) => !tag.startsWith('W/"atoll-'));
  const etags = [...others, ...rewritten.filter((tag) => tag.startsWith("e")).map(decode)];
  const dates = rewritten.filter((tag) => tag.startsWith("m")).map(decode);
  return {
    ...(etags.length > 0 && { "if-none-match": etags.join(", ") }),
    ...(dates[0] && { "if-modified-since": dates[0] }),
  };
}

/** Whether the browser asked about a rewritten page: then so is the one that has not changed. */
export const asksForRewritten = (ifNoneMatch: string, version: string): boolean => ifNoneMatch.includes(own(version));

/** A rewritten page must be asked for each time, or changed rules would not be seen. */
export const freshness = (cacheControl: string): string => (/no-store/i.test(cacheControl) ? cacheControl : "no-cache");

const encode = (text: string): string => Buffer.from(text, "latin1").toString("base64url");
const decode = (kept: string): string => Buffer.from(kept.slice(1), "base64url").toString("latin1");
