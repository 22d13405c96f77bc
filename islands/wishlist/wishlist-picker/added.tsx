import type { WishAdded } from "../../../shared/api/wishlist-membership.ts";
import { wishlistPageUrl } from "../../../shared/api/wishlist-url.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";

/**
 * Confirms in a dialog that the product was added to the list `name`, with the server's message if there is one.
 * Buttons lead back to the shop and to the list. WSH-04
 */
export function showAdded({ message, wishlistId }: WishAdded, name: string, kind: "wishlist" | "birthlist"): void {
  openDialog((t, close, id) => (
    <Dialog id={id} title={message || t("Wishlist.Added", name)} closeText={t("Core.Close")} onClose={close}>
      <form method="dialog" className="atoll-dialog-buttons">
        <button className="btn btn-outline-secondary">{t("Wishlist.ReturnToShopping")}</button>
        <a className="btn btn-primary" href={wishlistPageUrl(wishlistId)}>
          {t(kind === "birthlist" ? "Wishlist.GoToBirthlist" : "Wishlist.GoToWishlist")}
        </a>
      </form>
    </Dialog>
  ));
}
