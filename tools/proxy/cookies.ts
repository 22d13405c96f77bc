/**
 * Cookies of the site, kept by the browser for the proxy's address: that has another domain, and no https. Names that browsers
 * take only with `Secure` or without `Domain` (`__Host-`, `__Secure-`) get another beginning, which is taken off on the way up.
 */

const alias = "atoll";

/** A `Set-Cookie` of the site, as the browser takes it from the proxy. Its value, path and expiry stay as they are. */
export function cookieDown(header: string): string {
  const [pair = "", ...attributes] = header.split(";");
  const kept = attributes.filter((attribute) => !/^\s*(domain\s*=.*|domain|secure|partitioned)\s*$/i.test(attribute));
  // Without Secure browsers refuse None.
  const lax = kept.map((attribute) => attribute.replace(/^(\s*samesite\s*=\s*)none\s*$/i, "$1Lax"));
  return [pair.replace(/^(\s*)(?=__(Host|Secure|Http|Host-Http)-)/i, `$1${alias}`), ...lax].join(";");
}

/** A `Cookie` of the browser, with the names that the site gave. */
export const cookiesUp = (header: string): string =>
  header
    .split(";")
    .map((pair) => pair.replace(new RegExp(`^(\\s*)${alias}(?=__)`), "$1"))
    .join(";");
