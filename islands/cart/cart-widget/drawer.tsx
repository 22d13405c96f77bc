import type { ComponentType } from "react";
import { hasCartLines } from "../../../shared/api/cart.ts";
import { replaceLines } from "../../../shared/cart/replace-lines.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { adoptStyle } from "../../../shared/dom/adopt-style.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import type { LinesProps } from "./cart-widget.tsx";
import css from "./drawer.css?inline";

adoptStyle(css);

/** Opens the drawer with the lines of the cart when a link of `host` is clicked. */
export function openOnClick(host: HTMLElement, signal: AbortSignal, Content: ComponentType<LinesProps>): void {
  let isOpening = false;
  const open = (cartUrl: string): Promise<void> =>
    openDialog((t, close, id) => (
      <Dialog id={id} title={t("Cart.Yours")} closeText={t("Core.Close")} onClose={close} className="atoll-cart-drawer">
        <Content
          replace={replaceLines}
          toCart={
            <a className="btn btn-primary" href={cartUrl}>
              {t("Cart.GoToBasket")}
            </a>
          }
        />
      </Dialog>
    ));
  host.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a");
      if (!link || !isPlainClick(event) || !hasCartLines()) return;
      event.preventDefault();
      if (isOpening) return;
      isOpening = true;
      void open(link.href).finally(() => (isOpening = false));
    },
    { signal },
  );
}
