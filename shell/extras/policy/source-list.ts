/**
 * Decides whether a content security policy lets a parsed document run a script, as a browser does when it loads the
 * document in full: https://www.w3.org/TR/CSP3/. Nonces are not judged here.
 */

/** The sources for script elements in one policy. */
export type SourceList = readonly string[];

/**
 * The lists of all policies in a `Content-Security-Policy` header or `meta` element. Each must allow a script; null is
 * that of a policy that does not restrict scripts.
 */
export const sourceListsIn = (policies: string): (SourceList | null)[] => policies.split(",").map(sourcesIn);

/** The nonces that policies allow, for scripts and styles. */
export const noncesIn = (policies: string): string[] =>
  [...policies.matchAll(/'nonce-([^']+)'/g)].map((match) => match[1]!);

function sourcesIn(policy: string): SourceList | null {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  const valuesOf = (name: string): string[] | undefined =>
    // The first of two directives with the same name counts.
    directives.find(([found]) => found!.toLowerCase() === name)?.slice(1);
  return valuesOf("script-src-elem") ?? valuesOf("script-src") ?? valuesOf("default-src") ?? null;
}

/** Whether `sources` trust the scripts that trusted scripts insert, and no hosts. */
export const isStrict = (sources: SourceList): boolean => has(sources, "'strict-dynamic'");

/**
 * Whether the list allows `script`, which has no valid nonce, in the document at the address `page`. Its own address may
 * be relative to `base`.
 */
export async function allows(
  sources: SourceList,
  script: Element,
  { page, base }: Record<"page" | "base", string>,
): Promise<boolean> {
  const src = script.getAttribute("src");
  if (src !== null) {
    const hashes = (script.getAttribute("integrity") ?? "").split(/\s+/).filter(Boolean);
    if (hashes.length > 0 && hashes.every((hash) => hasHash(sources, hash))) return true;
    return !isStrict(sources) && URL.canParse(src, base) && hosts(sources, new URL(src, base), new URL(page));
  }
  const algorithms = [...new Set(sources.flatMap((source) => /^'(sha(?:256|384|512))-/i.exec(source)?.[1] ?? []))];
  for (const algorithm of algorithms) if (hasHash(sources, await hashOf(algorithm, script.textContent))) return true;
  // A browser that knows one of these ignores 'unsafe-inline'.
  return has(sources, "'unsafe-inline'") && !sources.some((source) => /^'(nonce-|sha\d|strict-dynamic)/i.test(source));
}

const has = (sources: SourceList, keyword: string): boolean =>
  sources.some((source) => source.toLowerCase() === keyword);

const hosts = (sources: SourceList, url: URL, self: URL): boolean =>
  sources.some((source) => matches(source, url, self));

const hasHash = (sources: SourceList, hash: string): boolean =>
  sources.some((source) => normalHash(source) === normalHash(`'${hash}'`));

/** Hashes may be written in base64 or base64url. */
const normalHash = (source: string): string =>
  source.replaceAll("-", "+").replaceAll("_", "/").replace(/^'sha/i, "'sha");

async function hashOf(algorithm: string, text: string): Promise<string> {
  // Missing without HTTPS: there, no inline script is known by its hash.
  const digest = await crypto.subtle?.digest(algorithm.replace(/\D+/, "SHA-"), new TextEncoder().encode(text));
  return `${algorithm}-${digest ? btoa(String.fromCharCode(...new Uint8Array(digest))) : ""}`;
}

/** Whether a source other than a nonce or hash allows `url` for a document at `self`. */
function matches(source: string, url: URL, self: URL): boolean {
  const isWeb = /^https?:$/.test(url.protocol);
  // A source for http also allows https.
  const isScheme = (scheme: string): boolean =>
    url.protocol === scheme || (scheme === "http:" && url.protocol === "https:");
  if (source === "*") return isWeb;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase());
  if (source.toLowerCase() === "'self'")
    return url.hostname === self.hostname && url.port === self.port && isScheme(self.protocol);
  const [, scheme, host, port, path] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[a-z\d.-]+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
  if (!host || !isWeb || !isScheme((scheme ?? self.protocol).toLowerCase())) return false;
  const name = host.toLowerCase();
  if (name !== "*" && (name.startsWith("*.") ? !url.hostname.endsWith(name.slice(1)) : url.hostname !== name))
    return false;
  const portOf = (protocol: string, given: string): string => given || (protocol === "https:" ? "443" : "80");
  if (port ? port !== "*" && port !== portOf(url.protocol, url.port) : !!url.port) return false;
  return !path || path === "/" || (path.endsWith("/") ? url.pathname.startsWith(path) : url.pathname === path);
}
