import { shell } from "../face.ts";
import { warn } from "../warn.ts";
import { HttpError } from "./call.ts";

/** What becomes of a failed call that its caller does not handle itself: the one error policy. */
export type Reaction = "nothing" | "warn" | "log" | "dialog";

/**
 * Who did not want to sign in knows (ERR-01); an aborted call only warns (ERR-03), 404 is only logged (ERR-02), all else is told to the
 * visitor (ERR-04).
 */
export function reactionTo(error: unknown): Reaction {
  if ((error as Error | undefined)?.name === "AbortError") return "warn";
  const status = error instanceof HttpError ? error.status : 0;
  return status === 401 ? "nothing" : status === 404 ? "log" : "dialog";
}

/** Reports a failed call by the policy; the dialog's code is loaded only then. Where it cannot be had, the browser's own box tells. */
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
