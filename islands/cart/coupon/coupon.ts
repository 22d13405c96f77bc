import { isCartPending, onNextChange } from "../../../shared/cart/cart-changes.ts";
import { markFieldSaved } from "../../../shared/form/form-field.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { fieldIn, formOf } from "../../../shared/form/form-of.ts";
import { toggleDescription } from "../../../shared/a11y/toggle-description.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { notify } from "../../../shared/notify.ts";
import { newElement } from "../../../shared/dom/new-element.ts";
import { normalizeField } from "../../../shared/text/normalize-text.ts";
import { isLeaving } from "../../../shared/page/reload-page.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import { type NoticePlace, removeNotice } from "../../../shared/stores/notices.ts";
import { type Result, sendChange } from "./coupon-queue.ts";
import type definition from "./definition.ts";

/** Notice about the last change. The next change removes it. */
let notice: number | undefined;

const keys = { invalid: "Coupon.NoCouponAvailable", failed: "Coupon.Failed", lost: "Coupon.Unanswered" };

export default function coupon(
  host: HTMLElement,
  { nameCode }: Config<typeof definition.config>,
  { signal, id }: ViewContext,
): void {
  const input = fieldIn(host, nameCode)!;
  const form = formOf(host, nameCode)!;
  const place = messagePlace(host, input, `${id}-message`, signal);

  function showError(text: string, isOfCode: boolean): void {
    place.textContent = text;
    if (isOfCode) input.setAttribute("aria-invalid", "true");
    announce(text, "assertive");
  }
  function clearError(): void {
    place.textContent = "";
    input.removeAttribute("aria-invalid");
  }
  input.addEventListener("input", clearError, { signal });

  form.addEventListener(
    "submit",
    (event) => {
      const submitter = event.submitter as HTMLButtonElement | null;
      // The form around the island may have other buttons.
      const isOther = host !== form && !!submitter && !host.contains(submitter);
      if (event.defaultPrevented || isOther) return;
      event.preventDefault();
      const isRemoval = submitter?.value === "remove";
      // A button may name the coupon that it removes, while the field is for another one.
      const code = (isRemoval && submitter.dataset["couponCode"]) || normalizeField(input);
      if (notice !== undefined) removeNotice(notice);
      // The button that removes the coupon goes with it.
      if (isRemoval) host.querySelector<HTMLElement>("button:not([value=remove])")?.focus({ preventScroll: true });
      if (code)
        return sendChange({ code, isRemoval, form, onResult: (result) => void report(result, code, isRemoval) });
      input.focus();
      void whenTexts().then((t) => showError(t(isRemoval ? "Coupon.EmptyRemoval" : "Coupon.Empty"), true));
    },
    { signal },
  );

  async function report(result: Result, code: string, isRemoval: boolean): Promise<void> {
    if (result.kind === "done") markSaved(input, code, isRemoval);
    const t = await whenTexts();
    if (notice !== undefined) removeNotice(notice);
    if (result.kind === "done") {
      const done = (notice = notify({
        kind: "success",
        place: placeAtBox,
        text: t(isRemoval ? "Coupon.Removed" : "Coupon.CouponsValid"),
      }));
      return onNextChange(() => removeNotice(done));
    }
    const text = (result.kind === "failed" && result.text) || t(keys[result.kind]);
    // Use a notice where a message at the field would be missed or out of place: the visitor has left the page or typed
    // another code, or the page is about to be reloaded.
    if (result.kind === "lost" || signal.aborted || isLeaving() || isCartPending() || input.value.trim() !== code)
      notice = notify({ kind: "error", place: placeAtBox, text });
    else showError(text, result.kind === "invalid" || result.isOfCode);
  }
}

/** The end of the coupon box that the page shows. A box that is as small as its field has no room. */
function placeAtBox(): NoticePlace | null {
  const parent = document.querySelector("#page form[data-island=coupon]");
  return parent && { parent, before: null };
}

/** Finds or adds the element for messages, and lets it describe the field until `signal` aborts. */
function messagePlace(host: HTMLElement, input: HTMLInputElement, id: string, signal: AbortSignal): HTMLElement {
  const marked = host.querySelector<HTMLElement>("[data-coupon-message]");
  const place = marked ?? host.appendChild(newElement("div", "atoll-coupon-message"));
  const before = [...place.childNodes];
  const hadId = place.id;
  place.id ||= id;
  const restore = saveAttributes(input, ["aria-invalid", "aria-describedby"]);
  toggleDescription(input, place.id, true);
  signal.addEventListener("abort", () => {
    restore();
    if (!marked) return place.remove();
    marked.replaceChildren(...before);
    if (!hadId) marked.removeAttribute("id");
  });
  return place;
}

/** Treats the sent code as server state, unless the visitor has typed another one since. */
function markSaved(input: HTMLInputElement, code: string, isRemoval: boolean): void {
  const field = input.isConnected ? input : (findCounterpart(input) as HTMLInputElement | null);
  if (field?.value.trim() !== code) return;
  if (isRemoval) field.value = "";
  markFieldSaved(field);
}
