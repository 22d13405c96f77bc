/** The checkout form: its values, and how one field affects others. */
import type { Session } from "../session/sessions.ts";
import {
  type AddressType,
  addressesFor,
  addressFields,
  readAddress,
  toFields,
  isSameAddress,
  noAddress,
  type PostalAddress,
  type SavedAddress,
} from "./address.ts";
import { billingCountry, type ChoiceRefusal, deliveryCountry } from "./choices.ts";
import { chooseCountries, chooseMethod } from "./choose.ts";
import { townsOf } from "./towns.ts";
import { saveVat } from "./save-vat.ts";
import { fixedAddresses } from "./warehouses.ts";

/** Values by field name. */
export type CheckoutForm = Record<string, string>;

export type Typed = (name: string) => string;

const longest = 1000;

/** In characters. */
export const longestRemarks = 500;

const names = [
  ...[
    "Email",
    "Phone",
    "AccountType",
    "BillingVAT",
    "SameAddressForShipping",
    "ShippingMethodId",
    "PaymentMethodId",
    "PrepaidAccountId",
    "Terms",
    "Remarks",
  ],
  ...[
    "Id",
    "AddressType",
    "ExistingBillingAddressId",
    "ExistingShippingAddressId",
    "FilledBillingAddressId",
    "FilledShippingAddressId",
    "OrderToken",
    "ExpectedTotal",
  ],
  ...addressFields.flatMap((name) => [name, `Billing${name}`]),
];

export const typedIn =
  (form: CheckoutForm): Typed =>
  (name) =>
    form[name] ?? "";

/** Reads the form. The first value of a name counts: a checkbox precedes its hidden companion. */
export const readForm = (fields: URLSearchParams): CheckoutForm =>
  Object.fromEntries(names.map((name) => [name, (fields.get(name) ?? "").trim().slice(0, longest)]));

const isSame = (form: CheckoutForm): boolean => form["SameAddressForShipping"] === "true";

/** Address of the warehouse where the goods are collected, if any; it then is the delivery address. CHK-04 */
const warehouseOf = (form: CheckoutForm): PostalAddress | undefined => fixedAddresses[form["ShippingMethodId"] ?? ""];

/** Whether the visitor enters a delivery address other than the billing address. */
export const asksDeliveryAddress = (form: CheckoutForm): boolean => !isSame(form) && !warehouseOf(form);

/** Whether the visitor orders for a company, as far as the form or the address book says so. */
export const isCompany = (session: Session): boolean => currentForm(session)["AccountType"] === "Company";

export const deliveryAddress = (form: CheckoutForm): PostalAddress =>
  warehouseOf(form) ?? readAddress(typedIn(form), isSame(form) ? "Billing" : "");

/**
 * Initial values of the form. A customer's addresses come from the address book, preferably those in the chosen
 * country.
 */
function prefilled(session: Session): CheckoutForm {
  const { addresses, choices, user } = session;
  const isThere = ({ address }: SavedAddress): boolean => address.CountryId === choices.countryId;
  const forBilling = addressesFor(addresses, "Billing");
  const billing = forBilling.find(isThere) ?? forBilling[0];
  const shipping =
    billing && isThere(billing) && billing.type === "Both"
      ? undefined
      : addressesFor(addresses, "Shipping").find(isThere);
  const base = {
    AddressType: "Both",
    AccountType: "Private",
    Email: user,
    PaymentMethodId: "1",
    SameAddressForShipping: String(!shipping),
    ShippingMethodId: choices.methodId,
  };
  return {
    ...base,
    ...(billing ? fieldsOf(billing, "Billing") : fromPostalCode(session)),
    ...(shipping ? fieldsOf(shipping, "Shipping") : {}),
  };
}

/** Current values: those sent last or else the initial ones, with the cart's current choices. */
export function currentForm(session: Session): CheckoutForm {
  const { choices, draft } = session;
  const choiceFields = {
    ShippingMethodId: choices.methodId,
    BillingCountryId: billingCountry(choices).id,
    CountryId: deliveryCountry(choices).id,
  };
  return withWarehouse({ ...(draft ?? prefilled(session)), ...choiceFields });
}

/** Selects an address of the address book for a customer who has not chosen a destination yet. */
export function chooseFromAddressBook(session: Session): void {
  const { addresses, choices, draft } = session;
  if (addresses.length > 0 && !draft && !choices.billingCountryId) applyForm(session, prefilled(session));
}

function fromPostalCode({ choices }: Session): CheckoutForm {
  // A single town has the same name in all languages.
  const towns = townsOf(deliveryCountry(choices).code, choices.postalCode, "nl");
  return { BillingPostalCode: choices.postalCode, BillingCity: towns.length === 1 ? towns[0]! : "" };
}

const prefixOf = (type: AddressType): string => (type === "Billing" ? "Billing" : "");

/** Converts a saved address to form fields. */
function fieldsOf({ id, accountType, vat, address }: SavedAddress, type: "Billing" | "Shipping"): CheckoutForm {
  const picked = { [`Existing${type}AddressId`]: id, [`Filled${type}AddressId`]: id };
  return {
    ...toFields(address, prefixOf(type)),
    ...picked,
    ...(type === "Billing" ? { AccountType: accountType, BillingVAT: vat } : {}),
  };
}

/** Puts a saved address into the form: as delivery address for type `Shipping`, else as billing address. */
export function withAddress(form: CheckoutForm, saved: SavedAddress, type: AddressType): CheckoutForm {
  const billing = type === "Shipping" ? {} : fieldsOf(saved, "Billing");
  const shipping = type === "Shipping" ? { ...fieldsOf(saved, "Shipping"), SameAddressForShipping: "false" } : {};
  return { ...form, ...billing, ...shipping };
}

/**
 * Fills in addresses that were selected without a script; null when there are none. Skips an address whose fields were
 * changed: either a script has filled them in, or the visitor typed another address.
 */
export function withPickedAddresses(form: CheckoutForm, book: SavedAddress[]): CheckoutForm | null {
  let filled: CheckoutForm | null = null;
  for (const type of ["Billing", "Shipping"] as const) {
    const now: CheckoutForm = filled ?? form;
    const typed = typedIn(now);
    const picked = typed(`Existing${type}AddressId`);
    const previous = book.find(({ id }) => id === typed(`Filled${type}AddressId`))?.address ?? noAddress;
    const present = readAddress(typed, prefixOf(type));
    // Ignore the country: it is a separate choice and may have changed.
    if (
      picked === typed(`Filled${type}AddressId`) ||
      !isSameAddress({ ...present, CountryId: "" }, { ...previous, CountryId: "" })
    )
      continue;
    const saved = book.find(({ id }) => id === picked);
    const blank = {
      ...toFields({ ...noAddress, CountryId: present.CountryId }, prefixOf(type)),
      [`Filled${type}AddressId`]: "",
      ...(type === "Billing" ? { BillingVAT: "" } : {}),
    };
    filled = { ...now, ...(saved ? fieldsOf(saved, type) : blank) };
  }
  return filled;
}

/** Fills in the warehouse address of the shipping method, and removes it when another method is chosen. CHK-04 */
export function withWarehouse(form: CheckoutForm): CheckoutForm {
  const warehouse = warehouseOf(form);
  if (warehouse) return { ...form, ...toFields(warehouse, ""), SameAddressForShipping: "false" };
  const present = readAddress(typedIn(form), "");
  const isLeft = Object.values(fixedAddresses).some((fixed) => isSameAddress(fixed, present));
  return isLeft ? { ...form, ...toFields(noAddress, ""), SameAddressForShipping: "true" } : form;
}

/** Applies the form's choices to the cart. Returns the reason when its shipping method is refused. */
export function applyForm(session: Session, form: CheckoutForm): ChoiceRefusal | null {
  const typed = typedIn(form);
  const deliveryId = warehouseOf(form) ? session.choices.countryId : deliveryAddress(form).CountryId;
  chooseCountries(session, deliveryId, typed("BillingCountryId"));
  const isForCompany = typed("AccountType") === "Company";
  saveVat(session, billingCountry(session.choices), isForCompany ? typed("BillingVAT") : "");
  return chooseMethod(session, typed("ShippingMethodId"));
}
