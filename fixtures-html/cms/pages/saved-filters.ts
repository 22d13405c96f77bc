import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { flash } from "../session/flash.ts";
import { deleteFilter, saveFilter } from "../shop/saved-filters.ts";
import { catalog } from "./catalog.ts";

/** Handles the forms that save and delete filters under a name, at the address of a list. */
export const catalogSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const { savedFilters: t } = textsOf(culture);
  const { pathname, search } = new URL(c.req.url);
  const [action, id = ""] = (fields.get("action") ?? "").split(":");
  if (action === "delete-filter") {
    const deleted = deleteFilter(c.var.session, id);
    if (deleted) flash(c, fill(t.deleted, deleted.name));
  } else {
    const typed = fields.get("Name") ?? "";
    const saved = saveFilter(c.var.session, typed, fields.get("Address") ?? "");
    if (typeof saved === "string") return catalog(show, { typed, message: t.refused[saved] })(c, culture);
    flash(c, fill(t.saved, saved.name));
  }
  return c.redirect(pathname + search, 303);
};
