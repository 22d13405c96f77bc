import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { FormField } from "../../../shared/form/form-field.ts";
import { type FixedAddress, fixedAddressOf, viewOf } from "./rules.ts";

interface Own {
  /** Values by field name. */
  values: Map<string, string>;
  isSame: boolean;
  /** Path of the page on which the address was typed. */
  path: string;
}

/**
 * The visitor's own address and box, before a fixed address replaced them. Another method restores them, also after a
 * reload of the page.
 */
let savedAddress: Own | undefined;

// The order is placed: forget the address.
on(document, "page:loaded", ({ method, redirected }) => {
  if (method !== "GET" && redirected && savedAddress?.path !== location.pathname) savedAddress = undefined;
});

const isServedText = (field: FormField): boolean =>
  !(field instanceof HTMLSelectElement) && field.type !== "hidden" && field.value === field.defaultValue;

/** Shows, hides and fills in the delivery address for the chosen method. CHK-01, CHK-04 */
export function deliveryAddress(form: HTMLFormElement): { update(): void; restore(): void } {
  const section = form.querySelector<HTMLFieldSetElement>("[data-shipping-address]");
  const sameSection = form.querySelector<HTMLElement>("[data-same-address]");
  const sameAddress = form.querySelector<HTMLInputElement>('input[type=checkbox][name="SameAddressForShipping"]');
  const field = (name: string): FormField | null =>
    section?.querySelector<FormField>(`[name="${CSS.escape(name)}"]`) ?? null;
  const valueOf = (name: string): string => field(name)?.value ?? "";

  function fill(address: FixedAddress): void {
    if (savedAddress?.path !== location.pathname) savedAddress = undefined;
    // Restore the visitor's own address first: one fixed address may follow another.
    for (const [name, value] of savedAddress?.values ?? []) set(name, value);
    savedAddress ??= { values: new Map(), isSame: !!sameAddress?.checked, path: location.pathname };
    const fixed = Object.entries(address).filter(([name]) => field(name));
    // If the server already rendered the fixed address, the visitor's own is lost.
    const isLost = fixed.every(([name, value]) => valueOf(name) === value);
    for (const [name, value] of fixed) {
      if (!savedAddress.values.has(name))
        savedAddress.values.set(name, isLost && isServedText(field(name)!) ? "" : valueOf(name));
      set(name, value);
    }
    if (sameAddress) sameAddress.checked = false;
  }

  function restoreOwn(): void {
    if (savedAddress?.path !== location.pathname) return;
    const { values, isSame } = savedAddress;
    savedAddress = undefined;
    if (sameAddress) {
      sameAddress.checked = isSame;
      // Make the box count as edited, so that it is carried over to the next page of the server.
      sameAddress.defaultChecked = !isSame;
    }
    const changed = [...values].flatMap(([name, value]) => set(name, value) ?? []);
    // Dispatch after all fields are set. Listeners then look up towns and save the country as if the visitor had typed.
    for (const type of ["input", "change"])
      for (const element of changed) element.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** Sets a field, and returns it if its value has changed. */
  function set(name: string, value: string): FormField | undefined {
    const element = field(name);
    if (!element || element.value === value) return undefined;
    element.value = value;
    return element;
  }

  return {
    update() {
      const method = form.querySelector<HTMLInputElement>(
        'input[name="ShippingMethodId"]:checked, select[name="ShippingMethodId"]',
      );
      const fixed = fixedAddressOf(shell().settings.islands["fixedAddresses"], method?.value ?? null);
      if (fixed) fill(fixed);
      else restoreOwn();
      const { offersSame, asksForAddress } = viewOf(!!fixed, !!sameAddress?.checked);
      if (sameSection) sameSection.hidden = !offersSame;
      if (!section) return;
      section.hidden = !asksForAddress;
      // Hidden fields must not be validated. A fixed address must be sent, so its fields stay enabled.
      section.disabled = !asksForAddress && !fixed;
    },
    restore() {
      if (sameSection) sameSection.hidden = false;
      if (!section) return;
      section.hidden = false;
      section.disabled = false;
    },
  };
}
