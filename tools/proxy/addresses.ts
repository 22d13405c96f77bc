import { escapeRegExp } from "../wildcard.ts";

/** Converts addresses of the site into addresses of the proxy. */
export interface Addresses {
  site: URL;
  /** The origin of the proxy in the browser, such as `http://127.0.0.1:4173`. */
  proxy: string;
  /** Converts one address, as in `href`, when it is absolute or `//host/...` and the site's. Others stay unchanged. */
  one(address: string): string;
  /**
   * Converts each absolute address of the site in a text such as `srcset`, CSS or a script, also escaped
   * (`https:\/\/...`).
   */
  all(text: string): string;
}

export function addresses(site: URL, proxy: string): Addresses {
  const { host } = new URL(proxy);
  // Without an explicit port, both schemes are the site's: shops link to themselves with either.
  const scheme = site.port ? site.protocol : "https?:";
  const authority = `${escapeRegExp(site.hostname)}${site.port ? `:${site.port}` : "(?::(?:80|443))?"}`;
  // Excludes other hosts that start alike: `shop.example.evil.test`, `shop.example:8443`, `shop.example@evil.test`.
  const end = "(?![\\w.:@%-])";
  const single = new RegExp(`^(\\s*)(${scheme})?(//)${authority}${end}`, "i");
  const any = new RegExp(`(?:()(${scheme})|(^|["'\`(\\s,=]|&quot;))(\\\\?/\\\\?/)${authority}${end}`, "gi");
  return {
    site,
    proxy,
    one: (address) =>
      address.replace(
        single,
        (_, space: string, scheme: string | undefined, slashes: string) =>
          `${space}${scheme ? "http:" : ""}${slashes}${host}`,
      ),
    all: (text) =>
      text.replace(
        any,
        (_, _none, scheme: string | undefined, before: string | undefined, slashes: string) =>
          `${before ?? ""}${scheme ? "http:" : ""}${slashes}${host}`,
      ),
  };
}

/** Whether `url` is the site's. Without an explicit port, either scheme will do. */
const isSite = (url: URL, site: URL): boolean =>
  url.origin === site.origin ||
  (/^https?:$/.test(url.protocol) && url.hostname === site.hostname && !url.port && !site.port);

/** Converts an address of the proxy into the site's, for `Origin` and `Referer`. Others stay unchanged. */
export function toSite(address: string, { site, proxy }: Addresses): string {
  return address === proxy || address.startsWith(`${proxy}/`) ? site.origin + address.slice(proxy.length) : address;
}

/**
 * The target of a redirect: `here` is a location of the proxy for the browser, `elsewhere` another site. A redirect
 * from http to https counts as another site: the proxy would request http again, for ever.
 */
export function redirect(
  location: string,
  path: string,
  { site, one }: Addresses,
): { here: string } | { elsewhere: URL } {
  if (!URL.canParse(location, site)) return { here: location };
  const target = new URL(location, new URL(site.origin + path));
  const isDowngrade = site.protocol === "http:" && target.protocol === "https:";
  return isSite(target, site) && !isDowngrade ? { here: one(location) } : { elsewhere: target };
}
