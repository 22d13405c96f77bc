import { setWishQuantity } from "../../../shared/api/wishlist-updates.ts";
import { isComposing } from "../../../shared/form/composition.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { expectedNumber } from "../../../shared/number/expected-number.ts";
import { isUnreadable } from "../../../shared/number/typed-number.ts";
import { shell } from "../../../shared/shell-api.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { fieldNumber } from "../../../shared/i18n/number.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn, formOf } from "../../../shared/form/form-of.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { warn } from "../../../shared/warn.ts";
import { failureText, updateWishlist } from "../../../shared/wishlist/update.ts";
import { positiveQuantity } from "./rules.ts";

export default function wishlistQuantity(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const form = formOf(host, "Quantity")!;
  const field = fieldIn(host, "Quantity")!;
  const id = fieldIn(host, "Id")!.value;
  const isWhole = !/weight|length/.test(field.closest<HTMLElement>("[data-sold-by]")?.dataset["soldBy"] ?? "");
  let isBusy = false;
  let notice: number | undefined;

  form.addEventListener(
    "submit",
    (event) => {
      // On a page outside a dialog the form is posted and leads to the list.
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
      // Ignore the key repeat of the Enter that opened the dialog.
      if (!event.repeat) form.requestSubmit();
    },
    { signal },
  );

  form.closest("dialog")?.addEventListener("close", () => restoreFocus(id));

  async function save(): Promise<void> {
    if (notice !== undefined) removeNotice(notice);
    if (isUnreadable(field, isWhole)) {
      // The quantity island says at the field what is wrong.
      if (!form.checkValidity()) return field.focus();
      const key = isWhole ? "Quantity.Number" : "Quantity.EnterNumber";
      notice = notify({ kind: "error", text: expectedNumber(await whenTexts(), field.value, key) });
      return field.focus();
    }
    const quantity = readQuantity(field);
    isBusy = true;
    form.setAttribute("aria-busy", "true");
    try {
      await updateWishlist(setWishQuantity(id, quantity, "resume"));
      form.closest("dialog")?.close();
      announce((await whenTexts())("Wishlist.Saved"));
    } catch (error) {
      warn("the quantity of a wish could not be saved.", error);
      const text = failureText(error, await whenTexts());
      if (text) notice = notify({ kind: "error", text });
      if (!signal.aborted) field.focus();
    } finally {
      isBusy = false;
      form.removeAttribute("aria-busy");
    }
  }
}

/** The quantity to save. The field shows it when that differs from what was typed. */
function readQuantity(field: HTMLInputElement): number {
  const smallest = parseDecimal(field.closest<HTMLElement>("[data-min]")?.dataset["min"] ?? "") ?? 1;
  const quantity = positiveQuantity(field.value, smallest);
  if (parseDecimal(field.value) !== quantity) {
    field.value = fieldNumber(quantity, shell().settings.locale);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return quantity;
}

/** If the list was refreshed meanwhile, the link that opened the dialog is gone: focus its replacement. */
function restoreFocus(id: string): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[data-wish="${CSS.escape(id)}"] [data-modal]`)?.focus({ preventScroll: true });
}
