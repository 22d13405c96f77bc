import type { ComponentType } from "react";
import { replaceLines } from "../../../shared/cart/replace-lines.ts";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import { adoptStyle } from "../../../shared/dom/adopt-style.ts";
import type { LinesProps } from "./cart-widget.tsx";
import css from "./drawer.css?inline";

adoptStyle(css);

/** Opens a drawer with the lines of the cart in `Content`. `cartUrl` leads to the cart if they cannot be read. */
export const openDrawer = (cartUrl: string, Content: ComponentType<LinesProps>): Promise<void> =>
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
