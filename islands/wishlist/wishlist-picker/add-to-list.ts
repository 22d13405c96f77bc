import { addWish, type WishAdded } from "../../../shared/api/wishlist-membership.ts";
import { shell } from "../../../shared/shell-api.ts";
import { wishlistsChanged } from "../../../shared/stores/wishlists.ts";
import { warn } from "../../../shared/warn.ts";

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
  const added = await addWish(variantId, list);
  wishlistsChanged();
  if (added.dataLayer && shell().consent?.statistics) {
    import("./tracking.ts").then(
      ({ trackAdded }) => trackAdded(added.dataLayer),
      (error: unknown) => warn("could not send the wishlist event to the tag manager.", error),
    );
  }
  return { added, dialog: (await dialog) ?? undefined };
}
