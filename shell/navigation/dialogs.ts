import { inTime } from "../core/load.ts";
import type { Session } from "./session.ts";

/** The dialogs of the shell, whose code is loaded when one opens. */

/** Longest wait for the code of dialogs, in milliseconds. */
const DIALOGS_TIMEOUT_MS = 10_000;

/** Rejects when the code fails to load or takes too long. */
export const loadDialogs = ({ load }: Session): Promise<typeof import("../extras/dialogs/index.tsx")> =>
  inTime(load("dialogs"), DIALOGS_TIMEOUT_MS);

/** Tells the visitor that a form got no response, or one that cannot be shown. */
export function reportFailedForm(session: Session, error: unknown): void {
  loadDialogs(session).then(
    ({ showFormError }) => showFormError(error),
    () => alert(session.settings().failedText),
  );
}
