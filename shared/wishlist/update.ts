import { call, HttpError } from "../http/call.ts";
import type { Translate } from "../i18n/texts.ts";
import { wishlistsChanged } from "../stores/wishlists.ts";

/** The server responded that it refused the change. */
class RefusedError extends Error {
  override name = "Refused";
  /** The server's message, plain text; may be empty. */
  text: string;
  constructor(text: string) {
    super(`refused: ${text}`);
    this.text = text;
  }
}

/**
 * Sends a change to a wishlist and resumes it after a login. Rejects as `call` does, and with `Refused` when the
 * response says so. WSH-05, WSH-06
 */
export async function updateWishlist(path: string): Promise<unknown> {
  let answer: unknown;
  try {
    // No signal: the change must be saved even if the visitor leaves the page.
    answer = await call(path, { method: "POST", atRoot: true, keepalive: true, login: "resume" });
  } catch (error) {
    // Without a response the change may have been saved; after 404 the entry is gone. Both make the lists outdated.
    if (!(error instanceof HttpError) || error.status === 404) wishlistsChanged();
    throw error;
  }
  const refusal = refusalReason(answer);
  if (refusal !== null) throw new RefusedError(refusal);
  wishlistsChanged();
  return answer;
}

/** Returns the reason when the response is a refusal (empty when it gives none), else null. */
export function refusalReason(answer: unknown): string | null {
  const { IsSuccessfull, Status, Message } = (answer ?? {}) as Record<string, unknown>;
  const isError =
    typeof Status === "number" || (typeof Status === "string" && /^\s*\d+\s*$/.test(Status))
      ? Number(Status) >= 400
      : typeof Status === "string" && /error|fail|refused/i.test(Status);
  if (IsSuccessfull !== false && !isError) return null;
  const reason = [Message, Status].find(
    (candidate) => typeof candidate === "string" && candidate.trim() !== "" && !/^\s*\d+\s*$/.test(candidate),
  );
  return (reason as string | undefined)?.trim() ?? "";
}

/**
 * Returns the message for a failed change: the server's message, else the reason phrase of the status, else the text of
 * `Core.ErrorServer`. Empty for 401: the visitor dismissed the login. WSH-06
 */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof HttpError)
    return error.status === 401 ? "" : error.text || error.statusText || t("Core.ErrorServer");
  return (error instanceof RefusedError && error.text) || t("Core.ErrorServer");
}
