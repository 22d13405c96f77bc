import { showError } from "../../shared/dialog/message.tsx";
import { texts } from "../../shared/i18n/texts.ts";

// The dialog is loaded while the connection is there; its words are, too.
texts();

/** What became of a form: not sent, and what was typed is still there; or sent, and its answer cannot be shown. */
export const showFormError = (sent: boolean): void => showError(sent ? "Manager.NotShown" : "Manager.NotSent");
