import type { Request } from "../env.ts";
import type { Flash } from "./sessions.ts";

/** Sets a message for the visitor's next page. */
export function flash(c: Request, text: string, kind: Flash["kind"] = "success"): void {
  c.var.session.flash = { kind, text };
}

/** Returns the message for this page and clears it. A prefetched page does not consume it. */
export function consumeFlash(c: Request): Flash | null {
  const message = c.var.session.flash;
  const isPrefetch = /prefetch|prerender/.test(c.req.header("Sec-Purpose") ?? c.req.header("Purpose") ?? "");
  if (!isPrefetch) c.var.session.flash = null;
  return isPrefetch ? null : message;
}
