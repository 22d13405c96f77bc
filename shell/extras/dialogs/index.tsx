/** The dialogs of the shell. They share one file, because their common code is larger than they are. */
export { whenTexts } from "../../../shared/i18n/when-texts.ts";
export { askBefore as ask, askToLeave } from "../../common/confirm.tsx";
export { showBroken } from "./broken-page.ts";
export { open } from "./modal.tsx";
export { showFormError } from "./notice.tsx";
