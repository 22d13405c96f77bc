/**
 * Where an address that the server gave leads, under the application path `app`: `en/cup`, `/en/cup` and `~/en/cup` are `{app}/en/cup`; what begins
 * with the application path already, and what names its origin, stays. Null for what is no web address, such as `javascript:`. CAT-06
 */
export function appAddress(given: string, app: string, origin: string): string | null {
  if (!given.trim() || !URL.canParse(given, origin)) return null;
  const url = new URL(given, origin);
  if (!/^https?:$/.test(url.protocol)) return null;
  // What does not change with the page it stands on names its origin.
  const [one, other] = ["a", "b"].map((host) => new URL(given, `${url.protocol}//${host}.invalid`).href);
  if (one === other) return url.href;
  const path = url.pathname.replace(/^\/~(?=\/)/, "");
  url.pathname = `${path}/`.toLowerCase().startsWith(`${app}/`.toLowerCase()) ? path : app + path;
  return url.href;
}
