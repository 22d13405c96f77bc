import type { WishAdded } from "../../../shared/api/wishlists.ts";
import { wishlistPagePath } from "../../../shared/api/wishlists.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { shell } from "../../../shared/face.ts";

/** Says that it was added to the list `name`, in the server's words where it has some, with a way back to the shop and one to the list. WSH-04 */
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
