import { type CouponOrder, couponPath } from "../../../shared/api/coupons.ts";
import { beginCartChange } from "../../../shared/cart/cart-changes.ts";
import { settleField } from "../../../shared/form-field.ts";
import { call, HttpError, tell as tellServer } from "../../../shared/http/call.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { nameOf, warn } from "../../../shared/warn.ts";

export default function coupon(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const input = host.querySelector<HTMLInputElement>('input[name="CouponCode"]');
  const form = input?.form;
  if (!form) throw new IslandError("config", `coupon on ${nameOf(host)} expects a form with an input CouponCode, found none.`);
  const own = host.querySelector<HTMLElement>("[data-coupon-message]");
  const place = own ?? host.appendChild(Object.assign(document.createElement("p"), { className: "atoll-coupon-message" }));
  const before = [...place.childNodes];
  signal.addEventListener("abort", () => {
    unsay();
    if (own) place.replaceChildren(...before);
    else place.remove();
  });

  function tell(text: string): void {
    place.textContent = text;
    input!.setAttribute("aria-invalid", "true");
    announce(text, "assertive");
  }
  const tellText = async (key: string): Promise<void> => tell((await whenTexts())(key));
  function unsay(): void {
    place.textContent = "";
    input!.removeAttribute("aria-invalid");
  }
  input!.addEventListener("input", unsay, { signal });

  form.addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (form.getAttribute("aria-busy") === "true") return;
      const code = input!.value.trim();
      if (code) return void send(code, (event.submitter as HTMLButtonElement | null)?.value === "remove");
      input!.focus();
      void tellText("Coupon.Empty");
    },
    { signal },
  );

  /** The page that follows says the rest. */
  async function send(code: string, isRemoval: boolean): Promise<void> {
    form!.setAttribute("aria-busy", "true");
    const end = beginCartChange();
    try {
      // Not aborted by a sweep: what was sent counts.
      const isValid = isRemoval ? (await tellServer(couponPath, { method: "DELETE" }), true) : !!(await call(couponPath, { method: "POST", json: { CouponCode: code } satisfies CouponOrder }));
      if (!isValid) void tellText("Coupon.NoCouponAvailable");
      else {
        if (isRemoval) input!.value = "";
        settleField(input!);
        void whenTexts().then((t) => notify({ kind: "success", text: t(isRemoval ? "Coupon.Removed" : "Coupon.CouponsValid") }));
      }
      end(isValid ? "saved" : "kept");
    } catch (error) {
      warn("the coupon could not be sent.", error);
      const isAnswered = error instanceof HttpError;
      if (isAnswered && error.text) tell(error.text);
      else if (isAnswered) void tellText("Coupon.Failed");
      // The page shows itself anew, as the answer may have been a yes.
      else void whenTexts().then((t) => notify({ kind: "error", text: t("Coupon.Unanswered") }));
      end(isAnswered ? "failed" : "lost");
    } finally {
      form!.removeAttribute("aria-busy");
    }
  }
}
