import { addToWishlistPath, type WishAdded } from "../../../shared/api/wire/wishlists.ts";
import { shell } from "../../../shared/shell-api.ts";
import { call } from "../../../shared/http/call.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";
import { readAdded } from "./rules.ts";

interface Addition {
  added: WishAdded;
  /** The code of the confirmation; undefined if it could not be loaded. */
  dialog: typeof import("./added.tsx") | undefined;
}

/** Adds a variant to a list and reports it to the tag manager. Rejects if the server refuses it. WSH-04 */
export async function addToList(variantId: string, list: string): Promise<Addition> {
  // The dialog's code loads during the request.
  const dialog = import("./added.tsx").catch(
    (error: unknown) => void warn("could not load the confirmation dialog of the wishlist.", error),
  );
  const added = readAdded(
    await call(addToWishlistPath(variantId, list), { method: "POST", atRoot: true, login: "resume" }),
  );
  wishlistsChanged();
  if (added.DataLayer && shell().consent?.statistics) {
    import("./tracking.ts").then(
      ({ trackAdded }) => trackAdded(added.DataLayer),
      (error: unknown) => warn("could not send the wishlist event to the tag manager.", error),
    );
  }
  return { added, dialog: (await dialog) ?? undefined };
}
