import { announce } from "../../../shared/a11y/live-region.ts";
import { saveFilter } from "../../../shared/api/saved-filters.ts";
import { HttpError } from "../../../shared/http/call.ts";
import { markBusy } from "../../../shared/form/mark-busy.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { FieldMessage } from "./field-message.ts";
import { reloadKeptPages } from "./kept-pages.ts";
import type { FilterList } from "./list.ts";
import { saveFailure } from "./save-failure.ts";

interface SaveForm {
  form: HTMLFormElement;
  field: HTMLInputElement;
  submitter: HTMLElement | null;
  list: FilterList;
  message: FieldMessage;
}

/** Saves the current filters under the name in the field, and moves the focus to their link. FIL-01 */
export async function saveFrom({ form, field, submitter, list, message }: SaveForm): Promise<void> {
  if (form.matches("[aria-busy=true]")) return;
  const free = markBusy(form, submitter);
  message.clear();
  try {
    const saved = await saveFilter(field.value.trim(), list.address());
    reloadKeptPages();
    field.value = "";
    form.closest("details")?.removeAttribute("open");
    list.add(saved).focus({ preventScroll: true });
    announce((await whenTexts())("SavedFilters.Saved", saved.name));
  } catch (error) {
    // The page reloads in place then, and keeps open what is open.
    if (!(error instanceof HttpError)) form.closest("details")?.removeAttribute("open");
    const text = await saveFailure(error);
    if (!text) return;
    message.show(text);
    field.focus();
    announce(text, "assertive");
  } finally {
    free();
  }
}
