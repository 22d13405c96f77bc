import { isCartSettling } from "../../../shared/cart/cart-changes.ts";
import { settleField } from "../../../shared/form-field.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { announce } from "../../../shared/live.ts";
import { notify } from "../../../shared/notify.ts";
import { writePlain } from "../../../shared/plain-text.ts";
import { isLeaving } from "../../../shared/reload-page.ts";
import { sameElement } from "../../../shared/same-element.ts";
import { removeNotice } from "../../../shared/stores/notices.ts";
import { nameOf } from "../../../shared/warn.ts";
import { type Result, want } from "./wishes.ts";

/** The notice of what became of the last wish: with the next it is past. */
let told: number | undefined;

const keys = { invalid: "Coupon.NoCouponAvailable", failed: "Coupon.Failed", lost: "Coupon.Unanswered" };

export default function coupon(host: HTMLElement, _config: unknown, { signal, id }: ViewContext): void {
  const input = host.querySelector<HTMLInputElement>('input[name="CouponCode"]');
  const form = input?.form;
  if (!form)
    throw new IslandError("config", `coupon on ${nameOf(host)} expects a form with an input CouponCode, found none.`);
  const own = host.querySelector<HTMLElement>("[data-coupon-message]");
  const place =
    own ?? host.appendChild(Object.assign(document.createElement("div"), { className: "atoll-coupon-message" }));
  const before = [...place.childNodes];
  const hadId = place.id;
  place.id ||= `${id}-message`;
  const restore = keptAttributes(input, ["aria-invalid", "aria-describedby"]);
  const described = (input.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  if (!described.includes(place.id)) input.setAttribute("aria-describedby", [...described, place.id].join(" "));
  signal.addEventListener("abort", () => {
    restore();
    if (!own) return place.remove();
    own.replaceChildren(...before);
    if (!hadId) own.removeAttribute("id");
  });

  function tell(text: string, isOfCode: boolean): void {
    place.textContent = text;
    if (isOfCode) input!.setAttribute("aria-invalid", "true");
    announce(text, "assertive");
  }
  function unsay(): void {
    place.textContent = "";
    input!.removeAttribute("aria-invalid");
  }
  input.addEventListener("input", unsay, { signal });

  form.addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const code = writePlain(input);
      const isRemoval = (event.submitter as HTMLButtonElement | null)?.value === "remove";
      if (told !== undefined) removeNotice(told);
      if (code) return want({ code, isRemoval, form, say: (result) => void say(result, code, isRemoval) });
      input.focus();
      void whenTexts().then((t) => tell(t(isRemoval ? "Coupon.EmptyRemoval" : "Coupon.Empty"), true));
    },
    { signal },
  );

  async function say(result: Result, code: string, isRemoval: boolean): Promise<void> {
    if (result.kind === "counts") settle(code, isRemoval);
    const t = await whenTexts();
    if (told !== undefined) removeNotice(told);
    if (result.kind === "counts")
      return void (told = notify({ kind: "success", text: t(isRemoval ? "Coupon.Removed" : "Coupon.CouponsValid") }));
    const text = (result.kind === "failed" && result.text) || t(keys[result.kind]);
    // Whoever has gone on, or typed on, and whose page is about to show itself anew, hears of it in a notice.
    if (result.kind === "lost" || signal.aborted || isLeaving() || isCartSettling() || input!.value.trim() !== code)
      told = notify({ kind: "error", text });
    else tell(text, result.kind === "invalid" || result.isOfCode);
  }

  /** What was typed meanwhile is newer. */
  function settle(code: string, isRemoval: boolean): void {
    const field = input!.isConnected ? input! : (sameElement(input!) as HTMLInputElement | null);
    if (field?.value.trim() !== code) return;
    if (isRemoval) field.value = "";
    settleField(field);
  }
}
