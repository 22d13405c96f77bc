import { call, HttpError } from "../http/call.ts";
import type { Translate } from "../i18n/texts.ts";
import { wishlistsChanged } from "../stores/wishlists.ts";

/** The server answered that it did not do what it was asked for. */
class Refused extends Error {
  override name = "Refused";
  /** Text; may be empty. */
  text: string;
  constructor(text: string) {
    super(`refused: ${text}`);
    this.text = text;
  }
}

/** Changes something of a wishlist; after a login in the middle that goes on. Rejects as `call` does, and where the answer says that it was refused. WSH-05, WSH-06 */
export async function updateWishlist(path: string): Promise<unknown> {
  let answer: unknown;
  try {
    // Not aborted with the page: what was saved is saved.
    answer = await call(path, { method: "POST", ofHost: true, keepalive: true, login: "resume" });
  } catch (error) {
    // Without an answer it may have been saved, and what is not there any more is shown no longer.
    if (!(error instanceof HttpError) || error.status === 404) wishlistsChanged();
    throw error;
  }
  const refusal = refusalIn(answer);
  if (refusal !== null) throw new Refused(refusal);
  wishlistsChanged();
  return answer;
}

/** Why the answer is a refusal, in its own words, which may be none; null when it is none. */
export function refusalIn(answer: unknown): string | null {
  const { IsSuccessfull, Status, Message } = (answer ?? {}) as Record<string, unknown>;
  const isError =
    typeof Status === "number" || (typeof Status === "string" && /^\s*\d+\s*$/.test(Status))
      ? Number(Status) >= 400
      : typeof Status === "string" && /error|fail|refused/i.test(Status);
  if (IsSuccessfull !== false && !isError) return null;
  const words = [Message, Status].find(
    (one) => typeof one === "string" && one.trim() !== "" && !/^\s*\d+\s*$/.test(one),
  );
  return (words as string | undefined)?.trim() ?? "";
}

/**
 * What to say of a failed change: the answer's sentence, else what its status says in words, else the text of `Core.ErrorServer`. Empty for who did not want
 * to sign in, and knows. WSH-06
 */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof HttpError)
    return error.status === 401 ? "" : error.text || error.statusText || t("Core.ErrorServer");
  return (error instanceof Refused && error.text) || t("Core.ErrorServer");
}
