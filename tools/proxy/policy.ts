// Adapts a content security policy of the site to a page of the proxy with the shell in it.
import { type Note, note } from "./notes.ts";

interface Opening {
  site: URL;
  /** Origin of the proxy. */
  proxy: string;
  /** Address of the folder with the proxy's own scripts and styles, with a trailing slash. */
  folder: string;
  /** The nonce of the proxy's script tags, for a policy that requires one. */
  nonce: string;
}

type Directives = Map<string, string[]>;

/**
 * The sources that the shell needs: the directives in the browser's order, and the one to add when only default-src is
 * set.
 */
const needs = [
  { directives: ["script-src-elem", "script-src", "default-src"], own: "script-src", resources: "scripts" },
  { directives: ["style-src-elem", "style-src", "default-src"], own: "style-src", resources: "styles" },
  { directives: ["connect-src", "default-src"], own: "connect-src", resources: "requests" },
];

/**
 * Adapts a policy: sources of the site become sources of the proxy, directives that switch to https are removed, and
 * the sources that the shell needs are added, nothing else. `notes` says what the site must change before it uses the
 * shell.
 */
export function openPolicy(text: string, { site, proxy, folder, nonce }: Opening): { policy: string; notes: Note[] } {
  const notes: Note[] = [];
  const directives = read(text);
  for (const name of ["upgrade-insecure-requests", "block-all-mixed-content"]) {
    if (directives.delete(name)) notes.push(note(`${name} is removed from the policy, because the proxy uses http.`));
  }
  for (const [name, sources] of directives) {
    if (!hasSources(name) || allowsProxy(sources, proxy)) continue;
    sources.push(...new Set(sources.flatMap((source) => placeOnProxy(source, site, proxy))));
  }
  for (const { directives: names, own, resources } of needs) {
    const found = names.find((name) => directives.has(name));
    if (!found) continue;
    const sources = [...directives.get(found)!];
    const isByNonce = resources === "scripts" && sources.some(isStrictDynamic);
    if (isByNonce ? sources.some((source) => source.startsWith("'nonce-")) : allowsProxy(sources, proxy)) continue;
    const added = isByNonce ? `'nonce-${nonce}'` : resources === "requests" ? "'self'" : folder;
    directives.set(found === "default-src" ? own : found, [...sources.filter((source) => source !== "'none'"), added]);
    notes.push(
      note(
        `${own} does not allow the site's own ${resources}; ` +
          `add ${isByNonce ? "a nonce" : "'self'"} to it before you use Atoll on the site.`,
      ),
    );
  }
  return { policy: [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; "), notes };
}

/** The nonces with which a policy allows scripts. */
export function noncesIn(policy: string): string[] {
  const directives = read(policy);
  const sources = directives.get(needs[0]!.directives.find((name) => directives.has(name)) ?? "") ?? [];
  return sources.flatMap((source) => /^'nonce-(.+)'$/i.exec(source)?.[1] ?? []);
}

const isStrictDynamic = (source: string): boolean => source.toLowerCase() === "'strict-dynamic'";

/** Whether the policy allows scripts only by nonce, whatever their address. */
export const trustsByNonce = (policy: string): boolean => policy.split(/[\s;]+/).some(isStrictDynamic);

/** Whether the policy allows inline scripts by hash: then their text must not change. */
export const trustsText = (policy: string): boolean => /'sha(256|384|512)-/.test(policy);

/** Parses a policy. Of repeated directives the first counts, as in browsers. */
function read(text: string): Directives {
  const directives: Directives = new Map();
  for (const part of text.split(";")) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const hasSources = (name: string): boolean => /-src(-elem|-attr)?$|^(form-action|frame-ancestors|base-uri)$/.test(name);

const allowsProxy = (sources: string[], proxy: string): boolean =>
  sources.some((source) => ["'self'", "*", "http:", proxy].includes(source.toLowerCase()));

/** The source of the proxy for a `source` that matches the site; empty for a source of another host. */
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
