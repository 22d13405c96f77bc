import { showError } from "../../../shared/dialog/message.tsx";
import { texts } from "../../../shared/i18n/texts.ts";

// This bundle is preloaded while the connection works: load the texts now, too.
texts();

/** Says that a form was not sent and the input is kept; or, for a `NotAPage`, that its response cannot be shown. */
export function showFormError(error: unknown): void {
  const isSent = (error as Partial<Error>).name === "NotAPage";
  if (isSent) console.error("[atoll] the answer to a form cannot be shown.", error);
  showError(isSent ? "Manager.NotShown" : "Manager.NotSent");
}
