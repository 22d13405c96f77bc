import { preserveInput } from "../../shared/form/preserve-input.ts";
import { saveFocus } from "../../shared/page/restore-focus.ts";

/**
 * Keeps what the visitor typed, and the focus, when a page reloads in place: copies the fields of `outgoing` to
 * `incoming`, which replaces it. Call the returned function once the new page is shown. CHK-07
 */
export function keepInput(outgoing: ParentNode, incoming: ParentNode, isFormResponse: boolean): () => void {
  preserveInput(outgoing, incoming, isFormResponse);
  return saveFocus();
}
