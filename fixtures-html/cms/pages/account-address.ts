/** The form of one address: a new one, or one of the address book. ADR-01, ADR-04 */
import { randomBytes } from "node:crypto";
import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../answer/form.ts";
import { localPath } from "../answer/local-path.ts";
import type { Show } from "../answer/page.ts";
import { refuseStranger } from "../answer/signed-in.ts";
import { addressFields, addressIn, asFields, noAddress, type SavedAddress } from "../checkout/address.ts";
import { addressProblems } from "../checkout/address-rules.ts";
import { deliveryCountry } from "../checkout/choices.ts";
import { countries, countryById } from "../checkout/countries.ts";
import { chooseByForm, type CheckoutForm, standing, typedIn, withAddress } from "../checkout/form.ts";
import { shownField } from "../checkout/shown-form.ts";
import { addressTypeOf } from "../checkout/shown-picker.ts";
import { checkVat, vatNumber } from "../checkout/vat.ts";
import { vatMessage } from "../checkout/vat-message.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import type { Session } from "../session/sessions.ts";

/** Where someone comes from, and what for. */
interface Way {
  returnUrl: string;
  type: string;
}

const wayOf = (c: Request): Way => ({ returnUrl: c.req.query("returnUrl") ?? "", type: c.req.query("type") ?? "" });

const bookPath = (culture: Culture): string => `/${culture}/account/addresses`;

export const addAddress = (show: Show) => (c: Request, culture: Culture) => {
  const form = {
    AddressType: addressTypeOf(c.req.query("type") ?? ""),
    AccountType: "Private",
    CountryId: deliveryCountry(c.var.session.choices).id,
  };
  return refuseStranger(c) ?? showForm(show, c, culture, form, wayOf(c), {});
};

export const editAddress = (show: Show) => (c: Request, culture: Culture) => {
  const refused = refuseStranger(c);
  if (refused) return refused;
  const saved = c.var.session.addresses.find(({ id }) => id === c.req.query("id"));
  return saved ? showForm(show, c, culture, formOf(saved), wayOf(c), {}) : c.redirect(bookPath(culture), 303);
};

/** Takes both forms; the id of an address that is changed stands in it. */
export const saveAddress = (show: Show) => async (c: Request, culture: Culture) => {
  const refused = refuseStranger(c);
  if (refused) return refused;
  const fields = await formFields(c);
  const form: CheckoutForm = Object.fromEntries(
    ["Id", "AddressType", "AccountType", "VAT", ...addressFields].map((name) => [
      name,
      (fields.get(name) ?? "").trim().slice(0, 200),
    ]),
  );
  const way: Way = { returnUrl: fields.get("returnUrl") ?? "", type: fields.get("type") ?? "" };
  const { session } = c.var;
  const id = form["Id"] ?? "";
  if (id && !session.addresses.some((one) => one.id === id)) return null;
  const saved = savedFrom(form);
  const problems = problemsOf(culture, saved);
  if (Object.keys(problems).length > 0) return showForm(show, c, culture, form, way, problems);
  session.addresses = id
    ? session.addresses.map((one) => (one.id === id ? saved : one))
    : [...session.addresses, saved];
  const back = localPath(way.returnUrl) ?? bookPath(culture);
  if (back.startsWith(`/${culture}/checkout`)) takeToCheckout(session, saved, way);
  flash(c, textsOf(culture).addresses.saved);
  return c.redirect(back, 303);
};

/** Who comes from the checkout wants to order with it. */
function takeToCheckout(session: Session, saved: SavedAddress, { type }: Way): void {
  session.draft = withAddress(
    standing(session),
    saved,
    type === "Shipping" || saved.type === "Shipping" ? "Shipping" : "Billing",
  );
  chooseByForm(session, session.draft);
}

const formOf = ({ id, type, accountType, vat, address }: SavedAddress): CheckoutForm => ({
  Id: id,
  AddressType: type,
  AccountType: accountType,
  VAT: vat,
  ...asFields(address, ""),
});

function savedFrom(form: CheckoutForm): SavedAddress {
  const typed = typedIn(form);
  const isCompany = typed("AccountType") === "Company";
  const address = { ...noAddress, ...addressIn(typed, ""), ...(isCompany ? {} : { Company: "" }) };
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
  { returnUrl, type }: Way,
  problems: Record<string, string>,
): Response {
  const t = textsOf(culture).addresses;
  const isNew = !form["Id"];
  return show(c, {
    view: "address",
    widgets: true,
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
      field: (name: string) => shownField(culture, name, form, problems, { isCompany: true, isSecond: false }),
      problems: Object.entries(problems),
    },
  });
}
