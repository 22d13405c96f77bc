import { send } from "../assets/send.ts";
import { fill } from "../culture/fill.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { render } from "../http/templates.ts";
import { userName } from "../session/user-name.ts";

/** Greets the customer by name, as a fragment for the island `include`; a 304 when the browser has it already. */
export function greeting(c: Request): Response {
  const t = textsOf(cultureOf(c)).home.greeting;
  const { user } = c.var.session;
  const body = render("parts/greeting", { text: user ? fill(t.customer, userName(user)) : t.guest });
  return send(c, { body, type: "text/html; charset=utf-8", cache: "private, no-cache" });
}
