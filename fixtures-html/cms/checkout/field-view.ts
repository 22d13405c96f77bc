import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { type AddressField, addressFields } from "./address.ts";
import { addressRules, type AddressUse } from "./address-rules.ts";
import { type CheckoutForm, longestRemarks } from "./form.ts";

/** View data of a form field for `views/parts/val-field.eta`. */
export interface FieldView {
  name: string;
  id: string;
  label: string;
  hint: string;
  val: Record<string, string>;
  required: boolean;
  value: string;
  error: string;
}

const isAddressField = (name: string): name is AddressField => (addressFields as readonly string[]).includes(name);

export function fieldView(
  culture: Culture,
  name: string,
  form: CheckoutForm,
  problems: Record<string, string>,
  use = useOf(name),
): FieldView {
  const { label, hint = "", val } = described(culture, name, use);
  const required = ["required", "mandatory", "enforcetrue"].some((rule) => val[rule] !== undefined);
  return { name, id: name, label, hint, val, required, value: form[name] ?? "", error: problems[name] ?? "" };
}

/** Use of an address in the checkout. Its page hides the company name when a private person orders. */
const useOf = (name: string): AddressUse => ({
  isCompany: name.startsWith("Billing"),
  isSecond: !name.startsWith("Billing"),
});

function described(
  culture: Culture,
  name: string,
  use: AddressUse,
): { label: string; hint?: string; val: Record<string, string> } {
  const { addresses, checkout } = textsOf(culture);
  const bare = name.replace(/^Billing/, "");
  if (isAddressField(bare)) return { label: addresses.labels[bare], val: addressRules(culture, bare, use) };
  const { labels, errors } = checkout;
  const fieldTexts: Record<string, { label: string; hint?: string; val: Record<string, string> }> = {
    VAT: { label: addresses.labels.VAT, hint: addresses.vatHint, val: { maxlength: "", "maxlength-max": "20" } },
    Email: {
      label: labels.Email,
      val: { required: errors.emailMissing, email: errors.email },
    },
    Phone: { label: labels.Phone, hint: checkout.phoneHint, val: { phone: errors.phone } },
    SameAddressForShipping: { label: labels.SameAddressForShipping, val: {} },
    PrepaidAccountId: { label: labels.PrepaidAccountId, val: { required: errors.account } },
    Remarks: {
      label: labels.Remarks,
      val: { maxlength: fill(addresses.errors.long, longestRemarks), "maxlength-max": String(longestRemarks) },
    },
    Terms: { label: labels.Terms, val: { enforcetrue: errors.terms } },
  };
  const found = fieldTexts[bare];
  if (!found) throw new Error(`The checkout has no field ${name}.`);
  return found;
}
