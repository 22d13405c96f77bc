import { shell } from "../../../shared/face.ts";
import type { FormField } from "../../../shared/form-field.ts";
import { type FixedAddress, fixedAddressOf, viewOf } from "./rules.ts";

/** What the shopper had typed and ticked before a fixed address took its place; it comes back with another method, also over a reload. */
let own: { values: Map<string, string>; isSame: boolean } | undefined;

/** Shows or hides the delivery address by what is chosen. CHK-01, CHK-04 */
export function deliveryAddress(form: HTMLFormElement): { follow(): void; restore(): void } {
  const section = form.querySelector<HTMLFieldSetElement>("[data-shipping-address]");
  const offer = form.querySelector<HTMLElement>("[data-same-address]");
  const same = form.querySelector<HTMLInputElement>('input[type=checkbox][name="SameAddressForShipping"]');
  const field = (name: string): FormField | null => section?.querySelector<FormField>(`[name="${CSS.escape(name)}"]`) ?? null;

  function fill(address: FixedAddress): void {
    own ??= { values: new Map(Object.keys(address).map((name) => [name, field(name)?.value ?? ""])), isSame: !!same?.checked };
    for (const [name, value] of Object.entries(address)) set(name, value);
    if (same) same.checked = false;
  }

  function giveBack(): void {
    if (!own) return;
    for (const [name, value] of own.values) set(name, value);
    if (same) {
      same.checked = own.isSame;
      // It is the shopper's, also where the page that follows says otherwise.
      same.defaultChecked = !own.isSame;
    }
    own = undefined;
  }

  function set(name: string, value: string): void {
    const one = field(name);
    if (one && one.value !== value) one.value = value;
  }

  return {
    follow() {
      const method = form.querySelector<HTMLInputElement>('input[name="ShippingMethodId"]:checked, select[name="ShippingMethodId"]');
      const fixed = fixedAddressOf(shell().settings.islands["fixedAddresses"], method?.value ?? null);
      if (fixed) fill(fixed);
      else giveBack();
      const { offersSame, asksForAddress } = viewOf(!!fixed, !!same?.checked);
      if (offer) offer.hidden = !offersSame;
      if (!section) return;
      section.hidden = !asksForAddress;
      // What is not asked for is not checked either; the fixed address is sent all the same.
      section.disabled = !asksForAddress && !fixed;
    },
    restore() {
      if (offer) offer.hidden = false;
      if (!section) return;
      section.hidden = false;
      section.disabled = false;
    },
  };
}
