import { shell } from "../../../shared/shell-api.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { findIn } from "../../../shared/dom/find-in.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";

export default function couponList(
  host: HTMLElement,
  { userId }: Config<typeof definition.config>,
  { signal }: ViewContext,
): void {
  const link = findIn<HTMLAnchorElement>(host, "a[href]")!;
  let isOpen = false;
  const closed = (): void => void (isOpen = false);
  link.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // The code or the texts may still be loading.
      if (isOpen) return;
      isOpen = true;
      lazyImport("coupon dialog", () => import("./dialog.tsx")).then(
        ({ showCoupons }) => signal.aborted || showCoupons(userId, link.textContent!.trim(), closed),
        (error: unknown) => {
          closed();
          if (signal.aborted) return;
          warn("the coupons could not be shown in a dialog; their page is opened.", error);
          void shell().visit(link.href);
        },
      );
    },
    { signal },
  );
}
