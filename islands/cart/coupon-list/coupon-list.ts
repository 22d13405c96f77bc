import { shell } from "../../../shared/face.ts";
import type { Config } from "../../../shared/island/field.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";

export default function couponList(
  host: HTMLElement,
  { userId }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const link = host instanceof HTMLAnchorElement ? host : host.querySelector<HTMLAnchorElement>("a[href]");
  if (!link)
    throw new IslandError(
      "config",
      `coupon-list on ${nameOf(host)} expects to be a link, or to hold one; it is neither.`,
    );
  link.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      loadLater("coupon dialog", () => import("./dialog.tsx")).then(
        ({ showCoupons }) => signal.aborted || showCoupons(userId, link.textContent!.trim()),
        (error: unknown) => {
          warn("the coupons could not be shown in a dialog; their page is.", error);
          void shell().visit(link.href);
        },
      );
    },
    { signal },
  );
}
