import { cultureInPath } from "../culture/cultures.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";

/** The choice of a language without script: leads to the page of ours that was chosen, and nowhere else. */
export function language(c: Request): Response {
  const { origin } = new URL(c.req.url);
  const wanted = c.req.query("to") ?? "";
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  const isOurs = url?.origin === origin && cultureInPath(url.pathname) !== null;
  return c.redirect(isOurs ? url.pathname + url.search : `/${cultureOf(c)}`, 303);
}
