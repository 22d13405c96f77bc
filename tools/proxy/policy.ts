/** A content security policy of the site, for a page that comes from the proxy's address with the shell in it. */
import { type Note, note } from "./notes.ts";

interface Opening {
  site: URL;
  /** Origin of the proxy. */
  proxy: string;
  /** Folder of the proxy's own scripts and styles, with a slash at its end. */
  folder: string;
  /** What the proxy's script tags have as nonce, where the policy wants one. */
  nonce: string;
}

type Directives = Map<string, string[]>;

/** What the shell needs of a policy: in which directive the browser looks for it, and what a site adds that has none. */
const needs = [
  { of: ["script-src-elem", "script-src", "default-src"], own: "script-src", what: "scripts" },
  { of: ["style-src-elem", "style-src", "default-src"], own: "style-src", what: "styles" },
  { of: ["connect-src", "default-src"], own: "connect-src", what: "calls" },
];

/**
 * The same policy, meant for the proxy: what allowed the site allows the proxy, what would turn http into https is left out,
 * and what the shell needs is added, nothing else. `notes` says what a site must change itself before it uses the shell.
 */
export function openPolicy(text: string, { site, proxy, folder, nonce }: Opening): { policy: string; notes: Note[] } {
  const notes: Note[] = [];
  const directives = read(text);
  for (const name of ["upgrade-insecure-requests", "block-all-mixed-content"]) {
    if (directives.delete(name)) notes.push(note(`${name} is left out of the policy: the proxy speaks http.`));
  }
  for (const [name, sources] of directives) {
    if (!takesSources(name) || allowsProxy(sources, proxy)) continue;
    sources.push(...new Set(sources.flatMap((source) => placeOnProxy(source, site, proxy))));
  }
  for (const { of, own, what } of needs) {
    const found = of.find((name) => directives.has(name));
    if (!found) continue;
    const sources = [...directives.get(found)!];
    const isByNonce = what === "scripts" && sources.some(isStrictDynamic);
    if (isByNonce ? sources.some((source) => source.startsWith("'nonce-")) : allowsProxy(sources, proxy)) continue;
    const added = isByNonce ? `'nonce-${nonce}'` : what === "calls" ? "'self'" : folder;
    directives.set(found === "default-src" ? own : found, [...sources.filter((source) => source !== "'none'"), added]);
    notes.push(
      note(
        `${own} does not allow ${what} of the site's own: before you use Atoll there, add ${isByNonce ? "a nonce" : "'self'"} to it.`,
      ),
    );
  }
  return { policy: [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; "), notes };
}

/** The nonces that a policy grants to scripts. */
export function noncesIn(policy: string): string[] {
  const directives = read(policy);
  const sources = directives.get(needs[0]!.of.find((name) => directives.has(name)) ?? "") ?? [];
  return sources.flatMap((source) => /^'nonce-(.+)'$/i.exec(source)?.[1] ?? []);
}

const isStrictDynamic = (source: string): boolean => source.toLowerCase() === "'strict-dynamic'";

/** Whether it trusts scripts by their nonce alone, and not by where they come from. */
export const trustsByNonce = (policy: string): boolean => policy.split(/[\s;]+/).some(isStrictDynamic);

/** Whether inline scripts are allowed by their text: then it may not be changed. */
export const trustsText = (policy: string): boolean => /'sha(256|384|512)-/.test(policy);

/** Of a directive that stands there twice the first counts. */
function read(text: string): Directives {
  const directives: Directives = new Map();
  for (const part of text.split(";")) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const takesSources = (name: string): boolean =>
  /-src(-elem|-attr)?$|^(form-action|frame-ancestors|base-uri)$/.test(name);

const allowsProxy = (sources: string[], proxy: string): boolean =>
  sources.some((source) => ["'self'", "*", "http:", proxy].includes(source.toLowerCase()));

/** What `source` allows of the site, at the proxy's address; nothing when it means someone else. */
function placeOnProxy(source: string, site: URL, proxy: string): string[] {
  if (source.toLowerCase() === site.protocol) return [proxy];
  const [, scheme, host = "", port, path = ""] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^'/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  const name = host.toLowerCase();
  const isHost = name.startsWith("*.") ? site.hostname.endsWith(name.slice(1)) : name === site.hostname;
  const isScheme =
    !scheme || scheme.toLowerCase() === site.protocol || (scheme === "http:" && site.protocol === "https:");
  const isPort =
    port === undefined
      ? !site.port
      : port === "*" || port === (site.port || (site.protocol === "https:" ? "443" : "80"));
  return isHost && isScheme && isPort ? [proxy + path] : [];
}
