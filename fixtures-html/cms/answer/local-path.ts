import type { Request } from "../env.ts";

/** A return address on this site; null for any other, so that nobody is led away (`//elsewhere`, `/\elsewhere`, `/.//elsewhere`). */
export function localPath(returnUrl: string): string | null {
  const base = "http://here.invalid";
  if (!returnUrl.startsWith("/") || !URL.canParse(returnUrl, base)) return null;
  const { origin, pathname, search, hash } = new URL(returnUrl, base);
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : null;
}

/** The page of this site that a form was sent from. */
export function cameFrom(c: Request): string | null {
  const referer = c.req.header("Referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  return host === c.req.header("Host") ? localPath(pathname + search) : null;
}
