import { shownLine } from "../cart/shown-line.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { money } from "../culture/formats.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { userId } from "../session/user-id.ts";
import { addressLines } from "./address-lines.ts";
import { amountsOf } from "./amounts.ts";
import { billingCountry, deliveryCountry } from "./choices.ts";
import { countries } from "./countries.ts";
import { asksDeliveryAddress, type CheckoutForm, deliveryAddress, typedIn } from "./form.ts";
import { bank, payments } from "./payments.ts";
import { shownAmounts } from "./shown-amounts.ts";
import { shownField } from "./shown-form.ts";
import { shownMethods } from "./shown-methods.ts";
import { shownPicker } from "./shown-picker.ts";
import { vatMessage } from "./vat-message.ts";
import { vatNumber } from "./vat.ts";
import { fixedAddresses } from "./warehouses.ts";

/** What the checkout's page shows of a form, with what is wrong in it. */
export function shownCheckout(
  culture: Culture,
  session: Session,
  form: CheckoutForm,
  problems: Record<string, string>,
) {
  const typed = typedIn(form);
  const { choices, user } = session;
  const t = textsOf(culture).checkout;
  const warehouse = fixedAddresses[choices.methodId];
  const returnUrl = `/${culture}/checkout`;
  const pickerOf = (type: "Billing" | "Shipping") =>
    user
      ? shownPicker(culture, session.addresses, {
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
    field: (name: string) => shownField(culture, name, form, problems),
    problems,
    /** Where a link to a field leads that has no id of its name. */
    anchors: { ShippingMethodId: `method-${choices.methodId}`, PaymentMethodId: "payment-1" },
    countries: Object.fromEntries(countries.map(({ id, name }) => [id, name[culture]])),
    countryCodes: Object.fromEntries(countries.map(({ id, code }) => [id, code])),
    lines: session.cart.map((line) => shownLine(culture, line)),
    amounts: shownAmounts(culture, session),
    expectedTotal: amountsOf(session).total,
    methods: shownMethods(culture, session).map((method) => ({
      ...method,
      point: pointSearch(culture, session, form, method),
    })),
    warehouse: warehouse ? addressLines(culture, warehouse) : null,
    asksDelivery: asksDeliveryAddress(form),
    customerId: userId(user),
    vat: shownVat(culture, session, form),
    billingPicker: pickerOf("Billing"),
    shippingPicker: pickerOf("Shipping"),
    payments: Object.entries(payments)
      .filter(([, kind]) => kind !== "prepaid" || user)
      .map(([id, kind]) => ({
        id,
        kind,
        name: t.payments[kind],
        info: fill(t.paymentInfo[kind], bank.iban, bank.bic),
        isChosen: typed("PaymentMethodId") === id,
      })),
    accounts: Object.fromEntries(
      session.wallet.accounts.map(({ id, name, balance }) => [
        id,
        fill(t.account, name[culture], money(culture, balance)),
      ]),
    ),
  };
}

/** The validity that the number in the form has, as far as it is known. CHK-03 */
function shownVat(culture: Culture, { choices }: Session, form: CheckoutForm): { valid: string; message: string } {
  const country = billingCountry(choices);
  const typed = form["BillingVAT"] ?? "";
  const vat = typed && choices.vat?.number === vatNumber(country.code, typed) ? choices.vat : null;
  return { valid: String(vat?.isValid ?? ""), message: vatMessage(culture, country, vat) };
}

/** Where the points of a method are looked for, and the one that was chosen. */
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
    // Customers have one of their own, until they choose another.
    baseId: user && pickup.provider === "parcelpoint" ? "PP9003" : "",
    savedId: saved?.PublicAccessPointID ?? "",
    saved: saved
      ? [saved.PickupPointName, saved.ShippingStreet1, `${saved.ShippingPostalCode} ${saved.ShippingCity}`]
      : null,
  };
}
