/**
 * Resolves an address from the server against the application path `app`: `en/cup`, `/en/cup` and `~/en/cup` become
 * `{app}/en/cup`. An address that has the application path already, or that names its origin, is unchanged. Returns
 * null for anything but a web address, such as `javascript:`. CAT-06
 */
export function appAddress(address: string, app: string, origin: string): string | null {
  if (!address.trim() || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (!/^https?:$/.test(url.protocol)) return null;
  // An address that resolves to the same URL on two different hosts names its origin.
  const [onHostA, onHostB] = ["a", "b"].map((host) => new URL(address, `${url.protocol}//${host}.invalid`).href);
  if (onHostA === onHostB) return url.href;
  const path = url.pathname.replace(/^\/~(?=\/)/, "");
  url.pathname = `${path}/`.toLowerCase().startsWith(`${app}/`.toLowerCase()) ? path : app + path;
  return url.href;
}
