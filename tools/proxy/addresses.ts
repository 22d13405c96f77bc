import { escapeRegExp } from "../wildcard.ts";

/** Which addresses are the site's own, and what they are called while the proxy stands in between. */
export interface Addresses {
  site: URL;
  /** The origin under which the browser asks the proxy, such as `http://127.0.0.1:4173`. */
  proxy: string;
  /** One address, as in `href`: absolute or `//host/...` ones of the site become the proxy's, all others stay as they are. */
  one(address: string): string;
  /** Every absolute address of the site in a text: `srcset`, a style, a script, also as JSON writes it (`https:\/\/...`). */
  all(text: string): string;
}

export function addresses(site: URL, proxy: string): Addresses {
  const { host } = new URL(proxy);
  // Shops link to themselves by either scheme; a port of its own belongs to one of them.
  const scheme = site.port ? site.protocol : "https?:";
  const own = `${escapeRegExp(site.hostname)}${site.port ? `:${site.port}` : "(?::(?:80|443))?"}`;
  // What may follow a host without making it another one: not `shop.example.evil.test`, `shop.example:8443`, `shop.example@evil.test`.
  const end = "(?![\\w.:@%-])";
  const single = new RegExp(`^(\\s*)(${scheme})?(//)${own}${end}`, "i");
  const any = new RegExp(`(?:()(${scheme})|(^|["'\`(\\s,=]|&quot;))(\\\\?/\\\\?/)${own}${end}`, "gi");
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

/** Whether `url` is answered by the site: by either scheme, where no port says otherwise. */
const isSite = (url: URL, site: URL): boolean =>
  url.origin === site.origin ||
  (/^https?:$/.test(url.protocol) && url.hostname === site.hostname && !url.port && !site.port);

/** An address of the proxy as the site knows it, for `Origin` and `Referer`; what comes from elsewhere stays what it is. */
export function toSite(address: string, { site, proxy }: Addresses): string {
  return address === proxy || address.startsWith(`${proxy}/`) ? site.origin + address.slice(proxy.length) : address;
}

/**
 * Where a redirect leads: `here` with what to tell the browser, or `elsewhere`. A site that is tried by http and sends on to
 * https has moved: through the proxy it would be asked by http again, for ever.
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
