import { setCookie } from "hono/cookie";
import { formFields } from "../http/form-fields.ts";
import { refererPath } from "../http/local-path.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { asColourScheme, coloursCookie } from "../session/colours.ts";

const year = 365 * 24 * 3600;

/** Keeps the visitor's colour scheme when scripts do not run, and redirects back to the page. */
export async function colours(c: Request): Promise<Response> {
  const chosen = asColourScheme((await formFields(c)).get("colours") ?? "");
  setCookie(c, coloursCookie, chosen, { path: "/", sameSite: "Lax", maxAge: year });
  return c.redirect(refererPath(c) ?? `/${cultureOf(c)}`, 303);
}
