import { AnswerError, call } from "../http/call.ts";
import { callVoid } from "../http/call-void.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { type FilterSaved, type FilterToSave, savedFilterPath, savedFiltersPath } from "./wire/saved-filters.ts";

/** Filters of a list that the visitor saved under a name. All calls reject as `call` does. FIL-01 */
export interface SavedFilter {
  id: string;
  name: string;
  /** Path and query of the list. */
  address: string;
}

/** Saves filters, even when the page is closed. Rejects with 409 or 422 when the name cannot be used. */
export async function saveFilter(name: string, address: string): Promise<SavedFilter> {
  const json: FilterToSave = { Name: name, Address: address };
  const defaults: FilterSaved = { Id: "", Name: name };
  const answer = await call(savedFiltersPath, { method: "POST", json, keepalive: true });
  const saved = readWithDefaults(defaults, answer, "the answer to saved filters");
  if (!saved.Id) throw new AnswerError("expected the Id of saved filters, got none");
  return { id: saved.Id, name: saved.Name, address };
}

export const deleteFilter = (id: string): Promise<void> =>
  callVoid(savedFilterPath(id), { method: "DELETE", keepalive: true });
