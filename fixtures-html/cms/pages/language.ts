import { cultureInPath } from "../culture/cultures.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";

/** Changes the language without scripts. Redirects only to pages of this site. */
export function language(c: Request): Response {
  const { origin } = new URL(c.req.url);
  const target = c.req.query("to") ?? "";
  const url = URL.canParse(target, origin) ? new URL(target, origin) : null;
  const isOurs = url?.origin === origin && cultureInPath(url.pathname) !== null;
  return c.redirect(isOurs ? url.pathname + url.search : `/${cultureOf(c)}`, 303);
}
