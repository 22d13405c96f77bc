/** Form of an address: a new one, or one of the address book. ADR-01, ADR-04 */
import { randomBytes } from "node:crypto";
import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import { localPath } from "../http/local-path.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { addressFields, readAddress, toFields, noAddress, type SavedAddress } from "../checkout/address.ts";
import { addressProblems } from "../checkout/address-rules.ts";
import { deliveryCountry } from "../checkout/choices.ts";
import { countries, countryById } from "../checkout/countries.ts";
import { applyForm, type CheckoutForm, currentForm, typedIn, withAddress } from "../checkout/form.ts";
import { fieldView } from "../checkout/field-view.ts";
import { addressTypeOf } from "../checkout/picker-view.ts";
import { checkVat, vatNumber } from "../checkout/vat.ts";
import { vatMessage } from "../checkout/vat-message.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import type { Session } from "../session/sessions.ts";

/** The page that the customer came from, and the type of address that it needs. */
interface Origin {
  returnUrl: string;
  type: string;
}

const originOf = (c: Request): Origin => ({
  returnUrl: c.req.query("returnUrl") ?? "",
  type: c.req.query("type") ?? "",
});

const bookPath = (culture: Culture): string => `/${culture}/account/addresses`;

export const addAddress = (show: Show) => (c: Request, culture: Culture) => {
  const form = {
    AddressType: addressTypeOf(c.req.query("type") ?? ""),
    AccountType: "Private",
    CountryId: deliveryCountry(c.var.session.choices).id,
  };
  return requireSignIn(c) ?? showForm(show, c, culture, form, originOf(c), {});
};

export const editAddress = (show: Show) => (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const saved = c.var.session.addresses.find(({ id }) => id === c.req.query("id"));
  return saved ? showForm(show, c, culture, formOf(saved), originOf(c), {}) : c.redirect(bookPath(culture), 303);
};

/** Handles both forms. The form of an existing address contains its id. */
export const saveAddress = (show: Show) => async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const fields = await formFields(c);
  const form: CheckoutForm = Object.fromEntries(
    ["Id", "AddressType", "AccountType", "VAT", ...addressFields].map((name) => [
      name,
      (fields.get(name) ?? "").trim().slice(0, 200),
    ]),
  );
  const origin: Origin = { returnUrl: fields.get("returnUrl") ?? "", type: fields.get("type") ?? "" };
  const { session } = c.var;
  const id = form["Id"] ?? "";
  if (id && !session.addresses.some((one) => one.id === id)) return null;
  const saved = savedFrom(form);
  const problems = problemsOf(culture, saved);
  if (Object.keys(problems).length > 0) return showForm(show, c, culture, form, origin, problems);
  session.addresses = id
    ? session.addresses.map((one) => (one.id === id ? saved : one))
    : [...session.addresses, saved];
  const back = localPath(origin.returnUrl) ?? bookPath(culture);
  if (back.startsWith(`/${culture}/checkout`)) useInCheckout(session, saved, origin);
  flash(c, textsOf(culture).addresses.saved);
  return c.redirect(back, 303);
};

/** A customer who came from the checkout wants to use the address there. */
function useInCheckout(session: Session, saved: SavedAddress, { type }: Origin): void {
  session.draft = withAddress(
    currentForm(session),
    saved,
    type === "Shipping" || saved.type === "Shipping" ? "Shipping" : "Billing",
  );
  applyForm(session, session.draft);
}

const formOf = ({ id, type, accountType, vat, address }: SavedAddress): CheckoutForm => ({
  Id: id,
  AddressType: type,
  AccountType: accountType,
  VAT: vat,
  ...toFields(address, ""),
});

function savedFrom(form: CheckoutForm): SavedAddress {
  const typed = typedIn(form);
  const isCompany = typed("AccountType") === "Company";
  const address = { ...noAddress, ...readAddress(typed, ""), ...(isCompany ? {} : { Company: "" }) };
  const vat = isCompany && typed("VAT") ? vatNumber(countryById(address.CountryId)?.code ?? "", typed("VAT")) : "";
  return {
    id: typed("Id") || randomBytes(6).toString("hex"),
    type: addressTypeOf(typed("AddressType")),
    accountType: isCompany ? "Company" : "Private",
    vat,
    address,
  };
}

function problemsOf(culture: Culture, { accountType, vat, address }: SavedAddress): Record<string, string> {
  const country = countryById(address.CountryId);
  const isWrong = vat !== "" && country !== undefined && checkVat(country.code, vat) === false;
  const problems = addressProblems(culture, address, "", { isCompany: accountType === "Company", isSecond: false });
  return isWrong
    ? { ...problems, VAT: vatMessage(culture, country, { countryId: country.id, number: vat, isValid: false }) }
    : problems;
}

function showForm(
  show: Show,
  c: Request,
  culture: Culture,
  form: CheckoutForm,
  { returnUrl, type }: Origin,
  problems: Record<string, string>,
): Response {
  const t = textsOf(culture).addresses;
  const isNew = !form["Id"];
  return show(c, {
    view: "address",
    islandStyles: true,
    title: isNew ? t.add : t.edit,
    description: t.description,
    status: Object.keys(problems).length > 0 ? 422 : 200,
    data: {
      action: `${bookPath(culture)}/${isNew ? "add" : "edit"}`,
      id: form["Id"] ?? "",
      type,
      addressType: form["AddressType"],
      accountType: form["AccountType"],
      returnUrl: localPath(returnUrl) ?? "",
      back: localPath(returnUrl) ?? bookPath(culture),
      countries: Object.fromEntries(countries.map(({ id, name }) => [id, name[culture]])),
      field: (name: string) => fieldView(culture, name, form, problems, { isCompany: true, isSecond: false }),
      problems: Object.entries(problems),
    },
  });
}
