import { showError } from "../../shared/dialog/message.tsx";
import { texts } from "../../shared/i18n/texts.ts";

// This chunk is preloaded while the connection works: load the texts now, too.
texts();

/** Says that a form was not sent and the input is kept; or, with `sent`, that its response cannot be shown. */
export const showFormError = (sent: boolean): void => showError(sent ? "Manager.NotShown" : "Manager.NotSent");
