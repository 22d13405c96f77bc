import { HttpError } from "../../../shared/http/call.ts";
import { failureMessage } from "../../../shared/http/failure-message.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";
import { reloadFilters, reloadKeptPages } from "./kept-pages.ts";

/**
 * The reason why filters were not saved; null when the visitor dismissed the login. Without an HTTP error they may have
 * been saved: then it reloads the list, says so in a notice, and returns null.
 */
export async function saveFailure(error: unknown): Promise<string | null> {
  if (error instanceof HttpError) return failureMessage(error, (await whenTexts())("SavedFilters.NotSaved"));
  console.error("[atoll] the filters may have been saved.", error);
  reloadKeptPages();
  reloadFilters();
  notify({ kind: "error", text: (await whenTexts())("SavedFilters.PerhapsSaved") });
  return null;
}
