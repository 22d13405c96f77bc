import { textsOf } from "../culture/texts.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { message } from "./message.ts";

/**
 * Refuses a visitor who is not signed in: redirects a page request to the login page, and answers a script's request
 * with 401 and `sentence`. Returns null when the visitor is signed in.
 */
export function requireSignIn(c: Request, sentence = textsOf(cultureOf(c)).library.signIn): Response | null {
  if (c.var.session.user) return null;
  const culture = cultureOf(c);
  c.header("Cache-Control", "private, no-store");
  const isCall =
    c.req.header("X-Requested-With") === "XMLHttpRequest" ||
    !(c.req.header("Accept") ?? "text/html").includes("text/html");
  if (isCall) return message(c, 401, sentence);
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/${culture}/security/login?returnUrl=${encodeURIComponent(pathname + search)}`, 303);
}
