/** The dialogs of the shell. They share one file, because their common code is larger than they are. */
export { askBefore as ask } from "./dialogs/confirm.tsx";
export { openModal } from "./dialogs/modal.tsx";
export { showFormError } from "./dialogs/notice.tsx";
