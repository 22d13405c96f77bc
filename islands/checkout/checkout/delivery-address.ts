import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import type { FormField } from "../../../shared/form-field.ts";
import { type FixedAddress, fixedAddressOf, viewOf } from "./rules.ts";

interface Own {
  /** By name of the field. */
  values: Map<string, string>;
  isSame: boolean;
  /** Where it was typed. */
  path: string;
}

/** What the shopper had typed and ticked before a fixed address took its place; it comes back with another method, also over a reload. */
let own: Own | undefined;

// The order is made: what comes is another's.
on(document, "page:loaded", ({ method, redirected }) => {
  if (method !== "GET" && redirected && own?.path !== location.pathname) own = undefined;
});

const isServedText = (field: FormField): boolean =>
  !(field instanceof HTMLSelectElement) && field.type !== "hidden" && field.value === field.defaultValue;

/** Shows or hides the delivery address by what is chosen. CHK-01, CHK-04 */
export function deliveryAddress(form: HTMLFormElement): { follow(): void; restore(): void } {
  const section = form.querySelector<HTMLFieldSetElement>("[data-shipping-address]");
  const offer = form.querySelector<HTMLElement>("[data-same-address]");
  const same = form.querySelector<HTMLInputElement>('input[type=checkbox][name="SameAddressForShipping"]');
  const field = (name: string): FormField | null =>
    section?.querySelector<FormField>(`[name="${CSS.escape(name)}"]`) ?? null;
  const valueOf = (name: string): string => field(name)?.value ?? "";

  function fill(address: FixedAddress): void {
    if (own?.path !== location.pathname) own = undefined;
    // The shopper may have chosen one fixed address after the other.
    for (const [name, value] of own?.values ?? []) set(name, value);
    own ??= { values: new Map(), isSame: !!same?.checked, path: location.pathname };
    const fixed = Object.entries(address).filter(([name]) => field(name));
    // Where the server has made the fixed address the order's, nobody knows the shopper's any more.
    const isLost = fixed.every(([name, value]) => valueOf(name) === value);
    for (const [name, value] of fixed) {
      if (!own.values.has(name)) own.values.set(name, isLost && isServedText(field(name)!) ? "" : valueOf(name));
      set(name, value);
    }
    if (same) same.checked = false;
  }

  function giveBack(): void {
    if (own?.path !== location.pathname) return;
    const { values, isSame } = own;
    own = undefined;
    if (same) {
      same.checked = isSame;
      // It is the shopper's, also where the page that follows says otherwise.
      same.defaultChecked = !isSame;
    }
    const changed = [...values].flatMap(([name, value]) => set(name, value) ?? []);
    // Once all are in: the towns of a postal code, and what a country changes, are asked for as if they were typed.
    for (const type of ["input", "change"])
      for (const one of changed) one.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** The field, if that changes it. */
  function set(name: string, value: string): FormField | undefined {
    const one = field(name);
    if (!one || one.value === value) return undefined;
    one.value = value;
    return one;
  }

  return {
    follow() {
      const method = form.querySelector<HTMLInputElement>(
        'input[name="ShippingMethodId"]:checked, select[name="ShippingMethodId"]',
      );
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
