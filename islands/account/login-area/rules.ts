/** Decides whether the login area of the header is visible. CNT-07 */

/** The area was shown, or the visitor closed it; null when neither is known. */
export type Seen = "shown" | "closed" | null;

const cookieName = (system: string): string => `${system}LoginArea`;

/** Visible on every page until it was shown, then on the home page only, and nowhere once it was closed. */
export const isShown = (isHome: boolean, seen: Seen): boolean => (seen ? isHome && seen !== "closed" : true);

/** Reads the state from the text of `document.cookie`. Any value other than `closed` counts as shown. */
export function readSeen(cookies: string, system: string): Seen {
  const begin = `${cookieName(system)}=`;
  const pair = cookies.split("; ").find((part) => part.startsWith(begin));
  return pair === undefined ? null : pair === `${begin}closed` ? "closed" : "shown";
}

/** Text to assign to `document.cookie`; `lifetime` is in seconds. */
export const cookieOf = (system: string, seen: "shown" | "closed", lifetime: number, isSecure: boolean): string =>
  `${cookieName(system)}=${seen}; path=/; max-age=${lifetime}; samesite=lax${isSecure ? "; secure" : ""}`;

/** Compares paths only: a list with another filter or page index is the same page. */
export const isSamePage = (from: string, to: string): boolean => new URL(from).pathname === new URL(to).pathname;

/** Adds a `returnUrl` to the address of the login page, so that it leads back to the page at `here`. */
export function withReturn(login: string, here: string): string {
  const { pathname, search } = new URL(here);
  const url = new URL(login, here);
  url.searchParams.set("returnUrl", pathname + search);
  return url.href;
}
