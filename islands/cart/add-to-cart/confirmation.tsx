import type { CartAddition } from "../../../shared/api/add-to-cart.ts";
import { cartPageUrl } from "../../../shared/api/cart.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { shell } from "../../../shared/shell-api.ts";

const units: Record<string, string> = { weight: "kilogram", length: "meter" };

/**
 * Shows what was added, with "Continue shopping" and "Go to basket". `soldBy` is `weight` (kilograms), `length`
 * (metres) or a value without a unit. PRO-03
 */
export function confirmAddition({ name, quantity, photoUrl }: CartAddition, soldBy: string): void {
  const { locale } = shell().settings;
  openDialog((t, close, id) => (
    <Dialog id={id} title={t("Cart.Added", name)} closeText={t("Core.Close")} onClose={close}>
      <div className="atoll-added">
        {photoUrl && <img src={photoUrl} alt="" width="96" height="96" />}
        <div>{t("Cart.Quantity", formatNumber(quantity, locale, units[soldBy]))}</div>
      </div>
      <form method="dialog" className="atoll-dialog-buttons">
        <button className="btn btn-outline-secondary">{t("Cart.ContinueShopping")}</button>
        <a className="btn btn-primary" href={cartPageUrl()}>
          {t("Cart.GoToBasket")}
        </a>
      </form>
    </Dialog>
  ));
}
