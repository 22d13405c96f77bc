import { render } from "../http/templates.ts";
import { templateHelpers } from "../http/template-helpers.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Request } from "../env.ts";

/** Responds with a part of a page. */
export function fragment(c: Request, culture: Culture, view: string, data: object): Response {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  return c.html(render(view, { ...templateHelpers(culture), ...data }));
}
