/**
 * ETags of rewritten pages. A rewritten page differs from the site's page, and differs again with other rules, so its
 * tag combines the site's ETag or date with the version of the rewriting.
 */

type Headers = Record<string, string[] | undefined>;

const prefix = (version: string): string => `W/"atoll-${version}-`;

/** The ETag of a rewritten page; undefined when the site sends neither an ETag nor a date. */
export function tagDown(headers: Headers, version: string): string | undefined {
  const [etag] = headers["etag"] ?? [];
  const [modified] = headers["last-modified"] ?? [];
  const encoded = etag ? `e${encode(etag)}` : modified ? `m${encode(modified)}` : undefined;
  return encoded && `${prefix(version)}${encoded}"`;
}

/** Converts the browser's tags of rewritten pages into validators of the site. Tags of other versions are dropped. */
export function validatorsUp(
  ifNoneMatch: string,
  version: string,
): { "if-none-match"?: string; "if-modified-since"?: string } {
  const tags = ifNoneMatch.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
  const rewritten = tags
    .filter((tag) => tag.startsWith(prefix(version)))
    .map((tag) => tag.slice(prefix(version).length, -1));
  const others = tags.filter((tag) => !tag.startsWith('W/"atoll-'));
  const etags = [...others, ...rewritten.filter((tag) => tag.startsWith("e")).map(decode)];
  const dates = rewritten.filter((tag) => tag.startsWith("m")).map(decode);
  return {
    ...(etags.length > 0 && { "if-none-match": etags.join(", ") }),
    ...(dates[0] && { "if-modified-since": dates[0] }),
  };
}

/** Whether the browser revalidates a rewritten page. */
export const asksForRewritten = (ifNoneMatch: string, version: string): boolean =>
  ifNoneMatch.includes(prefix(version));

/** Makes the browser revalidate a rewritten page each time, so that changed rules take effect. */
export const freshness = (cacheControl: string): string => (/no-store/i.test(cacheControl) ? cacheControl : "no-cache");

const encode = (text: string): string => Buffer.from(text, "latin1").toString("base64url");
const decode = (encoded: string): string => Buffer.from(encoded.slice(1), "base64url").toString("latin1");
