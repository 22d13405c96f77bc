import { render } from "../answer/templates.ts";
import { tools } from "../answer/tools.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Request } from "../env.ts";

/** Answers with a part of a page. */
export function fragment(c: Request, culture: Culture, view: string, data: object): Response {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  return c.html(render(view, { ...tools(culture), ...data }));
}
