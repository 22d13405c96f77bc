import { deleteFilter, saveFilter, type SavedFilter } from "../../../shared/api/saved-filters.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { ACTION_TIMEOUT_MS, notify } from "../../../shared/notify.ts";
import { warn } from "../../../shared/warn.ts";
import { reloadKeptPages } from "./kept-pages.ts";
import type { FilterList } from "./list.ts";
import { saveFailure } from "./save-failure.ts";

/** Deletes the filters of an item, and offers to undo it. FIL-01 */
export async function deleteItem(list: FilterList, item: HTMLElement): Promise<void> {
  const next = item.nextElementSibling;
  const filter = list.remove(item);
  try {
    await deleteFilter(filter.id);
  } catch (error) {
    // Deleted before, such as in another tab.
    if (error instanceof HttpError && error.status === 404) return reloadKeptPages();
    warn("the filters could not be deleted.", error);
    list.add(filter, next);
    return report(failureMessage(error, (await whenTexts())("SavedFilters.NotDeleted")));
  }
  reloadKeptPages();
  const t = await whenTexts();
  const undo = { text: t("Cart.Undo"), run: () => void putBack(list, filter, next) };
  notify({ kind: "info", text: t("SavedFilters.Deleted", filter.name), duration: ACTION_TIMEOUT_MS, action: undo });
}

/** Saves deleted filters again, under a new id. */
async function putBack(list: FilterList, { name, address }: SavedFilter, next: Element | null): Promise<void> {
  try {
    list.add(await saveFilter(name, address), next);
  } catch (error) {
    report(await saveFailure(error));
  }
}

function report(text: string | null): void {
  if (text) notify({ kind: "error", text });
}
