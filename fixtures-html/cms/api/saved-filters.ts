import type { FilterSaved } from "../../../shared/api/wire/saved-filters.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { jsonBody, textIn } from "../http/json-body.ts";
import { message } from "../http/message.ts";
import { deleteFilter, saveFilter } from "../shop/saved-filters.ts";

/** Saves the filters of a list under a name. */
export async function filterSave(c: Request): Promise<Response> {
  const body = await jsonBody(c);
  const saved = saveFilter(c.var.session, textIn(body, "Name"), textIn(body, "Address"));
  if (typeof saved === "string") return message(c, 422, textsOf(cultureOf(c)).savedFilters.refused[saved]);
  const answer: FilterSaved = { Id: saved.id, Name: saved.name };
  return c.json(answer, 201);
}

/** Deletes saved filters; none is as good as deleted. */
export function filterDelete(c: Request): Response {
  deleteFilter(c.var.session, c.req.param("id") ?? "");
  return c.body(null, 204);
}
