/** Whether the login area of the header is seen. CNT-07 */

/** What the cookie says: it was shown, or the visitor has closed it. */
export type Seen = "shown" | "closed" | null;

/** Name of the cookie: that of the content system with the suffix. */
const cookieName = (system: string): string => `${system}LoginArea`;

/** Shown on the home page, and to who has no cookie; not to who has closed it, until the cookie is gone. */
export const isShown = (isHome: boolean, seen: Seen): boolean => (seen ? isHome && seen !== "closed" : true);

/** What the cookie in a `document.cookie` text says; one with another value was shown. */
export function readSeen(cookies: string, system: string): Seen {
  const begin = `${cookieName(system)}=`;
  const pair = cookies.split("; ").find((part) => part.startsWith(begin));
  return pair === undefined ? null : pair === `${begin}closed` ? "closed" : "shown";
}

/** For `document.cookie`; `lifetime` in seconds. */
export const cookieOf = (system: string, seen: "shown" | "closed", lifetime: number, isSecure: boolean): string =>
  `${cookieName(system)}=${seen}; path=/; max-age=${lifetime}; samesite=lax${isSecure ? "; secure" : ""}`;

/** A list that is filtered or turned over is the same page. */
export const isSamePage = (from: string, to: string): boolean => new URL(from).pathname === new URL(to).pathname;

/** Address of the login page that leads back to the page at `here`. */
export function withReturn(login: string, here: string): string {
  const { pathname, search } = new URL(here);
  const url = new URL(login, here);
  url.searchParams.set("returnUrl", pathname + search);
  return url.href;
}
