import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { CartAddition } from "../../../shared/api/add-to-cart.ts";
import { type Cart, cartPageUrl } from "../../../shared/api/cart.ts";
import { toMainUnit } from "../../../shared/api/money.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { formatMoney } from "../../../shared/i18n/money.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { shell } from "../../../shared/shell-api.ts";

const units: Record<string, string> = { weight: "kilogram", length: "meter" };

/**
 * Shows what was added, the total of the cart and what is missing to free delivery, as far as the server says so, with
 * "Continue shopping" and "Go to basket". `soldBy` is `weight` (kilograms), `length` (metres) or a value without a unit.
 * PRO-03
 */
export function confirmAddition(addition: CartAddition, soldBy: string): void {
  const { name, quantity, photoUrl, amountHtml, deliveryNote, cart } = addition;
  const { locale } = shell().settings;
  const total = cart && totalOf(cart);
  openDialog((t, close, id) => (
    <Dialog
      id={id}
      title={name ? t("Cart.Added", name) : t("Cart.AddedUnnamed")}
      closeText={t("Core.Close")}
      onClose={close}
    >
      <div className="atoll-added">
        {photoUrl && <img src={photoUrl} alt="" width="96" height="96" />}
        <div>{t("Cart.Quantity", formatNumber(quantity, locale, units[soldBy]))}</div>
        {amountHtml && <Amount html={amountHtml} />}
      </div>
      {cart?.takenOff?.map(({ label, amountHtml: html }) => (
        <div key={label} className="atoll-added-total">
          <span>{label}</span> <Amount html={html} />
        </div>
      ))}
      {total && (
        <div className="atoll-added-total">
          <span>{cart?.totalLabel ?? t("Cart.Total")}</span> {total}
        </div>
      )}
      {deliveryNote && <p className="atoll-added-note">{deliveryNote}</p>}
      <form method="dialog" className="atoll-dialog-buttons">
        <button className="btn btn-outline-secondary">{t("Cart.ContinueShopping")}</button>
        <a className="btn btn-primary" href={cartPageUrl()}>
          {t("Cart.GoToBasket")}
        </a>
      </form>
    </Dialog>
  ));
}

function totalOf({ totalTaxIncl, totalTaxInclHtml }: Cart): ReactNode {
  if (totalTaxInclHtml) return <Amount html={totalTaxInclHtml} />;
  return (
    totalTaxIncl && <strong>{formatMoney(toMainUnit(totalTaxIncl), { ...shell().settings, ...totalTaxIncl })}</strong>
  );
}

/** An amount as the server's HTML. */
function Amount({ html }: { html: string }): ReactNode {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => shell().setHtml(place.current!, html), [html]);
  return <strong ref={place} />;
}
