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
  let isOpening = false;
  link.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (isOpening) return;
      isOpening = true;
      lazyImport("coupon dialog", () => import("./dialog.tsx"))
        .then(
          ({ showCoupons }) => (signal.aborted ? undefined : showCoupons(userId, link.textContent!.trim())),
          (error: unknown) => {
            if (signal.aborted) return;
            warn("the coupons could not be shown in a dialog; their page is opened.", error);
            void shell().visit(link.href);
          },
        )
        .finally(() => (isOpening = false));
    },
    { signal },
  );
}
