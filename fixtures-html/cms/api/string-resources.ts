import { revalidate, send } from "../assets/send.ts";
import { isCulture } from "../culture/cultures.ts";
import { stringsOf } from "../culture/strings.ts";
import type { Request } from "../env.ts";

export function stringResources(c: Request): Response | Promise<Response> {
  const culture = c.req.param("culture");
  if (!isCulture(culture)) return c.notFound();
  return send(c, {
    body: JSON.stringify(stringsOf(culture)),
    type: "application/json; charset=utf-8",
    cache: revalidate,
  });
}
