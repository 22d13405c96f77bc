import type { WishAdded } from "../../../shared/api/wire/wishlists.ts";
import { wishlistPagePath } from "../../../shared/api/wire/wishlists.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { shell } from "../../../shared/shell-api.ts";

/**
 * Confirms in a dialog that the product was added to the list `name`, with the server's message if there is one.
 * Buttons lead back to the shop and to the list. WSH-04
 */
export function showAdded({ Message, WishlistId }: WishAdded, name: string, kind: "wishlist" | "birthlist"): void {
  const { app, culture } = shell().settings;
  openDialog((t, close, id) => (
    <Dialog id={id} title={Message || t("Wishlist.Added", name)} closeText={t("Core.Close")} onClose={close}>
      <form method="dialog" className="atoll-dialog-buttons">
        <button className="btn btn-outline-secondary">{t("Wishlist.ReturnToShopping")}</button>
        <a className="btn btn-primary" href={app + wishlistPagePath(culture, WishlistId)}>
          {t(kind === "birthlist" ? "Wishlist.GoToBirthlist" : "Wishlist.GoToWishlist")}
        </a>
      </form>
    </Dialog>
  ));
}
