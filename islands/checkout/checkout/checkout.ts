import { reloadOnCartChange } from "../../../shared/cart/cart-changes.ts";
import { on } from "../../../shared/events.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { formOf } from "../../../shared/form/form-of.ts";
import { deliveryAddress } from "./delivery-address.ts";
import { enterToNextField } from "./enter-to-next-field.ts";
import { loadingText } from "./loading-text.ts";
import { orderOnce } from "./order-once.ts";
import { splitFilledStreet } from "./split-filled-street.ts";

export default function checkout(host: HTMLElement, _config: unknown, { signal }: ViewContext): () => void {
  const form = formOf(host)!;
  const address = deliveryAddress(form);
  const restoreText = loadingText(form);
  address.update();
  reloadOnCartChange(signal);
  enterToNextField(form, signal);
  splitFilledStreet(form, signal);
  form.addEventListener(
    "change",
    ({ target }) =>
      (target as Element).matches('[name="SameAddressForShipping"], [name="ShippingMethodId"]') && address.update(),
    { signal },
  );
  on(
    form,
    "form:invalid",
    ({ fields: [first] }, event) => {
      // The validation focuses a field in sight: next to the button, as the box of the terms is, or at the top.
      if (isInSight(first)) return;
      scrollTo({ top: 0, behavior: "instant" });
      if (isInSight(first)) return;
      const summary = form.querySelector<HTMLElement>(".validation-summary-errors");
      if (!summary) return;
      event.preventDefault();
      const link = summary.querySelector("a") ?? summary;
      focusElement(link);
      // The cookie banner may cover it.
      link.scrollIntoView({ block: "nearest", behavior: "instant" });
    },
    signal,
  );
  // Must be last: it may send a waiting order.
  orderOnce(form, signal);
  return () => {
    address.restore();
    restoreText();
    for (const name of ["data-waiting", "data-sent"]) form.removeAttribute(name);
  };
}

function isInSight(field: HTMLElement | undefined): boolean {
  if (!field) return false;
  const { top, bottom, height } = field.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
}
