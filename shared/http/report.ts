import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import { HttpError } from "./call.ts";

/** How a failed call is handled when its caller does not handle it: the one error policy. */
export type Reaction = "nothing" | "warn" | "log" | "dialog";

/**
 * Classifies an error. 401: the visitor dismissed the login, so nothing is shown (ERR-01). An aborted call logs a
 * warning (ERR-03). 404 is logged as an error (ERR-02). Anything else shows the error dialog (ERR-04).
 */
export function reactionTo(error: unknown): Reaction {
  if ((error as Error | undefined)?.name === "AbortError") return "warn";
  const status = error instanceof HttpError ? error.status : 0;
  return status === 401 ? "nothing" : status === 404 ? "log" : "dialog";
}

/**
 * Reports a failed call by `reactionTo`. The dialog's code loads on demand; when it cannot be loaded, a browser alert
 * shows `failedText`.
 */
export async function report(error: unknown): Promise<void> {
  switch (reactionTo(error)) {
    case "nothing":
      return undefined;
    case "warn":
      return warn("a call was ended before its answer came.", error);
    case "log":
      return console.error("[atoll] a call found nothing.", error);
    default: {
      console.error("[atoll] a call failed.", error);
      try {
        const { showError } = await import("../dialog/message.tsx");
        showError("Manager.UnknowsErrors");
      } catch {
        alert(shell().settings.failedText);
      }
    }
  }
}
