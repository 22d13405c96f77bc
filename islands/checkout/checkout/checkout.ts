import { followCart } from "../../../shared/cart/cart-changes.ts";
import { on } from "../../../shared/events.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { IslandError } from "../../../shared/island/contract.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { nameOf } from "../../../shared/warn.ts";
import { deliveryAddress } from "./delivery-address.ts";
import { loadingText } from "./loading-text.ts";
import { orderOnce } from "./order-once.ts";

export default function checkout(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const form = host instanceof HTMLFormElement ? host : host.querySelector("form");
  if (!form)
    throw new IslandError("config", `checkout on ${nameOf(host)} expects to be a form, or to hold one; it is neither.`);
  const address = deliveryAddress(form);
  const restoreText = loadingText(form);
  address.follow();
  followCart(signal);
  form.addEventListener(
    "change",
    ({ target }) =>
      (target as Element).matches('[name="SameAddressForShipping"], [name="ShippingMethodId"]') && address.follow(),
    { signal },
  );
  on(
    form,
    "form:invalid",
    ({ fields }, event) => {
      event.preventDefault();
      scrollTo(0, 0);
      const summary = form.querySelector<HTMLElement>(".validation-summary-errors");
      if (summary) focusOn(summary);
      else fields[0]?.focus({ preventScroll: true });
    },
    signal,
  );
  // Last: an order that has waited is sent at once.
  orderOnce(form, signal);
  return () => {
    address.restore();
    restoreText();
    for (const name of ["data-waiting", "data-sent"]) form.removeAttribute(name);
  };
}
