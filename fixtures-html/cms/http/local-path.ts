import type { Request } from "../env.ts";

/**
 * Path of a return URL on this site. Null for any other URL, to prevent open redirects (`//elsewhere`, `/\elsewhere`,
 * `/.//elsewhere`).
 */
export function localPath(returnUrl: string): string | null {
  const base = "http://here.invalid";
  if (!returnUrl.startsWith("/") || !URL.canParse(returnUrl, base)) return null;
  const { origin, pathname, search, hash } = new URL(returnUrl, base);
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : null;
}

/** Path of the page on this site that sent the form, read from `Referer`; null when there is none. */
export function refererPath(c: Request): string | null {
  const referer = c.req.header("Referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  return host === c.req.header("Host") ? localPath(pathname + search) : null;
}
