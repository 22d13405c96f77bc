import { lineView } from "../cart/line-view.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { userId } from "../session/user-id.ts";
import { addressFields } from "./address.ts";
import { addressLines } from "./address-lines.ts";
import { amountsOf } from "./amounts.ts";
import { billingCountry, deliveryCountry, methodOf } from "./choices.ts";
import { countries } from "./countries.ts";
import { asksDeliveryAddress, type CheckoutForm, deliveryAddress, typedIn } from "./form.ts";
import { bank, payments } from "./payments.ts";
import { amountsView } from "./amounts-view.ts";
import { fieldView } from "./field-view.ts";
import { methodsView } from "./methods-view.ts";
import { pickerView } from "./picker-view.ts";
import { toPay } from "./to-pay.ts";
import { vatMessage } from "./vat-message.ts";
import { vatNumber } from "./vat.ts";
import { fixedAddresses } from "./warehouses.ts";

/** View data of the checkout page: a form with its errors. */
export function checkoutView(culture: Culture, session: Session, form: CheckoutForm, problems: Record<string, string>) {
  const typed = typedIn(form);
  const { choices, user } = session;
  const warehouse = fixedAddresses[choices.methodId];
  const returnUrl = `/${culture}/checkout`;
  const pickerOf = (type: "Billing" | "Shipping") =>
    user
      ? pickerView(culture, session.addresses, {
          type,
          inputName: `Existing${type}AddressId`,
          selectedId: typed(`Existing${type}AddressId`),
          canAdd: true,
          canEdit: true,
          returnUrl,
        })
      : null;
  return {
    typed,
    field: (name: string) => fieldView(culture, name, form, problems),
    problems,
    /** Whether the fields of an address are hidden while a saved one is chosen: not when one of them has an error. */
    canFold: {
      Billing: !Object.keys(problems).some((name) => name.startsWith("Billing")),
      Shipping: !addressFields.some((name) => problems[name]),
    },
    /** Link targets of fields whose name is not the id of an element. */
    anchors: { ShippingMethodId: `method-${choices.methodId}`, PaymentMethodId: "payment-1" },
    countries: Object.fromEntries(countries.map(({ id, name }) => [id, name[culture]])),
    countryCodes: Object.fromEntries(countries.map(({ id, code }) => [id, code])),
    lines: session.cart.map((line) => lineView(culture, line)),
    amounts: amountsView(culture, session),
    expectedTotal: amountsOf(session).total,
    toPay: toPay(culture, methodOf(choices).id, amountsOf(session)),
    methods: methodsView(culture, session).map((method) => ({
      ...method,
      point: pointSearch(culture, session, form, method),
    })),
    warehouse: warehouse ? addressLines(culture, warehouse) : null,
    asksDelivery: asksDeliveryAddress(form),
    customerId: userId(user),
    vat: vatView(culture, session, form),
    billingPicker: pickerOf("Billing"),
    shippingPicker: pickerOf("Shipping"),
    ...paymentOptions(culture, session, typed("PaymentMethodId")),
  };
}

/** Payment methods, and the prepaid accounts that can pay. */
function paymentOptions(culture: Culture, { user, wallet }: Session, chosenId: string) {
  const t = textsOf(culture).checkout;
  return {
    payments: Object.entries(payments)
      .filter(([, kind]) => kind !== "prepaid" || user)
      .map(([id, kind]) => ({
        id,
        kind,
        name: t.payments[kind],
        info: fill(t.paymentInfo[kind], bank.iban, bank.bic),
        isChosen: chosenId === id,
      })),
    accounts: Object.fromEntries(
      wallet.accounts.map(({ id, name, balance }) => [id, fill(t.account, name[culture], money(culture, balance))]),
    ),
  };
}

/** Validity of the VAT number in the form, as far as it is known. CHK-03 */
function vatView(culture: Culture, { choices }: Session, form: CheckoutForm): { valid: string; message: string } {
  const country = billingCountry(choices);
  const typed = form["BillingVAT"] ?? "";
  const vat = typed && choices.vat?.number === vatNumber(country.code, typed) ? choices.vat : null;
  return { valid: String(vat?.isValid ?? ""), message: vatMessage(culture, country, vat) };
}

/** URL of a method's pickup point search, with the saved point. */
function pointSearch(
  culture: Culture,
  { choices, user }: Session,
  form: CheckoutForm,
  { id, pickup }: { id: string; pickup: { provider: string; carrierGatewayId: string } | null },
) {
  if (!pickup) return null;
  const { Street1, HouseNumber, PostalCode, City, CountryId } = deliveryAddress(form);
  const query = {
    shippingMethodId: id,
    carrierGatewayId: pickup.carrierGatewayId,
    countryId: CountryId,
    city: City,
    postCode: PostalCode,
    address: `${Street1} ${HouseNumber}`.trim(),
  };
  const saved = id === choices.methodId ? choices.pickup : null;
  return {
    search: `/${culture}/shippings/pickuppoint/search?${new URLSearchParams(query)}`,
    countryCode: deliveryCountry(choices).code,
    // A customer's default point, until they choose another one.
    baseId: user && pickup.provider === "parcelpoint" ? "PP9003" : "",
    savedId: saved?.PublicAccessPointID ?? "",
    saved: saved
      ? [saved.PickupPointName, saved.ShippingStreet1, `${saved.ShippingPostalCode} ${saved.ShippingCity}`]
      : null,
  };
}
