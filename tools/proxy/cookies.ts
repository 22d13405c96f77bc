/**
 * The browser stores the site's cookies for the address of the proxy, which has another domain and no https. Browsers
 * accept the name prefixes `__Host-` and `__Secure-` only with https, so the proxy adds a prefix to such names and
 * removes it from requests.
 */

const alias = "atoll";

/**
 * Converts a `Set-Cookie` of the site so that browsers accept it from the proxy. Value, path and expiry stay unchanged.
 */
export function cookieDown(header: string): string {
  const [pair = "", ...attributes] = header.split(";");
  const allowed = attributes.filter(
    (attribute) => !/^\s*(domain\s*=.*|domain|secure|partitioned)\s*$/i.test(attribute),
  );
  // Browsers reject SameSite=None without Secure.
  const lax = allowed.map((attribute) => attribute.replace(/^(\s*samesite\s*=\s*)none\s*$/i, "$1Lax"));
  return [pair.replace(/^(\s*)(?=__(Host|Secure|Http|Host-Http)-)/i, `$1${alias}`), ...lax].join(";");
}

/** Converts a `Cookie` of the browser back to the site's names. */
export const cookiesUp = (header: string): string =>
  header
    .split(";")
    .map((pair) => pair.replace(new RegExp(`^(\\s*)${alias}(?=__)`), "$1"))
    .join(";");
