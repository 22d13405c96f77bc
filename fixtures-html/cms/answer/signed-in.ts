import { textsOf } from "../culture/texts.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { message } from "./message.ts";

/** What a visitor who has not signed in gets instead of a page: the login page; a call of a script gets 401 with a sentence. Null for all others. */
export function refuseStranger(c: Request, sentence = textsOf(cultureOf(c)).library.signIn): Response | null {
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
