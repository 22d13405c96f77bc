/** The checkout's form: what stands in it, and how one field changes others. */
import type { Session } from "../session/sessions.ts";
import {
  type AddressType,
  addressesFor,
  addressFields,
  addressIn,
  asFields,
  isSameAddress,
  noAddress,
  type PostalAddress,
  type SavedAddress,
} from "./address.ts";
import { billingCountry, type ChoiceRefusal, deliveryCountry } from "./choices.ts";
import { chooseCountries, chooseMethod } from "./choose.ts";
import { townsOf } from "./towns.ts";
import { rememberVat } from "./vat-in-cart.ts";
import { fixedAddresses } from "./warehouses.ts";

/** Texts by the names of the fields. */
export type CheckoutForm = Record<string, string>;

export type Typed = (name: string) => string;

const longest = 1000;

/** Characters. */
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

/** Of a checkbox and its hidden companion the first counts. */
export const readForm = (fields: URLSearchParams): CheckoutForm =>
  Object.fromEntries(names.map((name) => [name, (fields.get(name) ?? "").trim().slice(0, longest)]));

const isSame = (form: CheckoutForm): boolean => form["SameAddressForShipping"] === "true";

/** Whether the goods are collected at a warehouse: its address is that of the delivery. CHK-04 */
const warehouseOf = (form: CheckoutForm): PostalAddress | undefined => fixedAddresses[form["ShippingMethodId"] ?? ""];

/** Whether the visitor fills in another address for the delivery than that of the invoice. */
export const asksDeliveryAddress = (form: CheckoutForm): boolean => !isSame(form) && !warehouseOf(form);

export const deliveryAddress = (form: CheckoutForm): PostalAddress =>
  warehouseOf(form) ?? addressIn(typedIn(form), isSame(form) ? "Billing" : "");

/** What stands in the form of a visitor who has not sent it yet. Addresses of a customer come from the book, those in the country that was chosen first. */
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

/** What stands in the form now: what was sent last, or what is known, with the choices of the cart as they are. */
export function standing(session: Session): CheckoutForm {
  const { choices, draft } = session;
  const chosen = {
    ShippingMethodId: choices.methodId,
    BillingCountryId: billingCountry(choices).id,
    CountryId: deliveryCountry(choices).id,
  };
  return withWarehouse({ ...(draft ?? prefilled(session)), ...chosen });
}

/** Before a customer has said where to deliver, it is to an address of theirs. */
export function chooseByBook(session: Session): void {
  const { addresses, choices, draft } = session;
  if (addresses.length > 0 && !draft && !choices.billingCountryId) chooseByForm(session, prefilled(session));
}

function fromPostalCode({ choices }: Session): CheckoutForm {
  const towns = townsOf(deliveryCountry(choices).code, choices.postalCode);
  return { BillingPostalCode: choices.postalCode, BillingCity: towns.length === 1 ? towns[0]! : "" };
}

const prefixOf = (type: AddressType): string => (type === "Billing" ? "Billing" : "");

/** An address of the book as fields of the form. */
function fieldsOf({ id, accountType, vat, address }: SavedAddress, type: "Billing" | "Shipping"): CheckoutForm {
  const picked = { [`Existing${type}AddressId`]: id, [`Filled${type}AddressId`]: id };
  return {
    ...asFields(address, prefixOf(type)),
    ...picked,
    ...(type === "Billing" ? { AccountType: accountType, BillingVAT: vat } : {}),
  };
}

/** The form with an address of the book in it, for invoices, for deliveries, or both. */
export function withAddress(form: CheckoutForm, saved: SavedAddress, type: AddressType): CheckoutForm {
  const billing = type === "Shipping" ? {} : fieldsOf(saved, "Billing");
  const shipping = type === "Shipping" ? { ...fieldsOf(saved, "Shipping"), SameAddressForShipping: "false" } : {};
  return { ...form, ...billing, ...shipping };
}

/**
 * Fills in the addresses that were picked without a script; null when there are none. Fields that were changed are left: then a
 * script has filled them, or the visitor knows better.
 */
export function withPicked(form: CheckoutForm, book: SavedAddress[]): CheckoutForm | null {
  let filled: CheckoutForm | null = null;
  for (const type of ["Billing", "Shipping"] as const) {
    const now: CheckoutForm = filled ?? form;
    const typed = typedIn(now);
    const picked = typed(`Existing${type}AddressId`);
    const before = book.find(({ id }) => id === typed(`Filled${type}AddressId`))?.address ?? noAddress;
    const stands = addressIn(typed, prefixOf(type));
    // The country may be another one since: it is chosen by itself.
    if (
      picked === typed(`Filled${type}AddressId`) ||
      !isSameAddress({ ...stands, CountryId: "" }, { ...before, CountryId: "" })
    )
      continue;
    const saved = book.find(({ id }) => id === picked);
    const blank = {
      ...asFields({ ...noAddress, CountryId: stands.CountryId }, prefixOf(type)),
      [`Filled${type}AddressId`]: "",
      ...(type === "Billing" ? { BillingVAT: "" } : {}),
    };
    filled = { ...now, ...(saved ? fieldsOf(saved, type) : blank) };
  }
  return filled;
}

/** What goes with the method: the address of a warehouse, which is nobody's any more once another method is chosen. CHK-04 */
export function withWarehouse(form: CheckoutForm): CheckoutForm {
  const warehouse = warehouseOf(form);
  if (warehouse) return { ...form, ...asFields(warehouse, ""), SameAddressForShipping: "false" };
  const stands = addressIn(typedIn(form), "");
  const isLeft = Object.values(fixedAddresses).some((fixed) => isSameAddress(fixed, stands));
  return isLeft ? { ...form, ...asFields(noAddress, ""), SameAddressForShipping: "true" } : form;
}

/** What the form says of the whole cart counts from now on; answers why its shipping method does not. */
export function chooseByForm(session: Session, form: CheckoutForm): ChoiceRefusal | null {
  const typed = typedIn(form);
  const deliveryId = warehouseOf(form) ? session.choices.countryId : deliveryAddress(form).CountryId;
  chooseCountries(session, deliveryId, typed("BillingCountryId"));
  const isCompany = typed("AccountType") === "Company";
  rememberVat(session, billingCountry(session.choices), isCompany ? typed("BillingVAT") : "");
  return chooseMethod(session, typed("ShippingMethodId"));
}
