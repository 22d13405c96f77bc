import { showError } from "../../shared/dialog/message.tsx";

/** A form that could not be sent: what was typed is still there. */
export const showNotSent = (): void => showError("Manager.NotSent");
