import type { Request } from "../env.ts";
import type { Flash } from "./sessions.ts";

/** Says something once on the visitor's next page. */
export function flash(c: Request, text: string, kind: Flash["kind"] = "success"): void {
  c.var.session.flash = { kind, text };
}

/** What the page has to say; a page that is only fetched ahead leaves it for the one that is seen. */
export function takeFlash(c: Request): Flash | null {
  const said = c.var.session.flash;
  const ahead = /prefetch|prerender/.test(c.req.header("Sec-Purpose") ?? c.req.header("Purpose") ?? "");
  if (!ahead) c.var.session.flash = null;
  return ahead ? null : said;
}
