import { call, HttpError } from "../http/call.ts";
import { updateWishlistDescriptionPath, updateWishlistNamePath, updateWishQuantityPath } from "./wire/wishlists.ts";

/**
 * Changes of a list and its wishes, which are sent even when the page is closed. All reject as `call` does: with status
 * 422 when the server responds that it refused the change.
 */

/** Renames a list. WSH-05 */
export const renameWishlist = (id: string, name: string): Promise<void> =>
  update(updateWishlistNamePath(id, name), "resume");

/** Changes the description of a list; an empty text removes it. WSH-05 */
export const describeWishlist = (id: string, text: string): Promise<void> =>
  update(updateWishlistDescriptionPath(id, text), "resume");

/**
 * Sets the quantity of a wish, in the product's unit: pieces, kilograms or metres. With `resume`, the change is sent
 * again after a login without asking. WSH-06
 */
export const setWishQuantity = (id: string, quantity: number, login?: "resume"): Promise<void> =>
  update(updateWishQuantityPath(id, quantity), login);

async function update(path: string, login?: "resume"): Promise<void> {
  const refusal = refusalReason(await call(path, { method: "POST", atRoot: true, keepalive: true, login }));
  if (refusal !== null) throw new HttpError(422, path, refusal);
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
