import { updateWishQuantityPath } from "../../../shared/api/wishlists.ts";
import { isComposing } from "../../../shared/composition.ts";
import { parseDecimal } from "../../../shared/decimal.ts";
import { shell } from "../../../shared/face.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import { failureText, updateWishlist } from "../../../shared/wishlist/update.ts";
import { positiveQuantity } from "./rules.ts";

export default function wishlistQuantity(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
  const field = form?.querySelector<HTMLInputElement>("[name=Quantity]");
  const id = form?.querySelector<HTMLInputElement>("[name=Id]")?.value;
  if (!form || !field || !id)
    throw new IslandError(
      "config",
      `wishlist-quantity on ${nameOf(host)} expects a form with fields Id and Quantity, found none.`,
    );
  let isBusy = false;
  let told: number | undefined;

  form.addEventListener(
    "submit",
    (event) => {
      // On a page of its own it leads on to the list.
      if (event.defaultPrevented || !form.closest("dialog")) return;
      event.preventDefault();
      if (!isBusy) void save();
    },
    { signal },
  );

  field.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || isComposing(event) || !form.closest("dialog")) return;
      event.preventDefault();
      // Not the Enter that has opened the dialog, and is held still.
      if (!event.repeat) form.requestSubmit();
    },
    { signal },
  );

  // The link that opened it has gone where the list was shown anew meanwhile.
  form.closest("dialog")?.addEventListener("close", () => {
    if (document.activeElement === document.body)
      document
        .querySelector<HTMLElement>(`[data-wish="${CSS.escape(id)}"] [data-modal]`)
        ?.focus({ preventScroll: true });
  });

  async function save(): Promise<void> {
    const smallest = parseDecimal(field!.closest<HTMLElement>("[data-min]")?.dataset["min"] ?? "") ?? 1;
    const quantity = positiveQuantity(field!.value, smallest);
    // What is sent is what stands there.
    if (parseDecimal(field!.value) !== quantity) {
      field!.value = formatNumber(quantity, shell().settings.locale);
      field!.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (told !== undefined) removeNotice(told);
    isBusy = true;
    form!.setAttribute("aria-busy", "true");
    try {
      await updateWishlist(updateWishQuantityPath(id!, quantity));
      form!.closest("dialog")?.close();
      announce((await whenTexts())("Wishlist.Saved"));
    } catch (error) {
      warn("the quantity of a wish could not be saved.", error);
      const text = failureText(error, await whenTexts());
      if (text) told = notify({ kind: "error", text });
      if (!signal.aborted) field!.focus();
    } finally {
      isBusy = false;
      form!.removeAttribute("aria-busy");
    }
  }
}
