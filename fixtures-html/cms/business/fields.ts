import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";

export type Typed = (name: string) => string;

/** A field of the form for a business account, with its client-side rules and its server-side check. */
export interface Field {
  name: string;
  /**
   * `data-val-` attributes: each rule with its message (empty for the default message of the culture), and its
   * parameters.
   */
  val: Record<string, string>;
  /** Returns an error message, or null when the value is valid. */
  check?(value: string, typed: Typed): string | null;
}

const knownVat = "BE0123456789";
export const knownEmail = "known@example.org";

const vatPattern = "[Bb][Ee] ?0\\d{3}\\.?\\d{3}\\.?\\d{3}";
const shortestPassword = 8;
const digitPattern = ".*\\d.*";
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Texts and checks that the fields share. */
interface Rules {
  culture: Culture;
  errors: ReturnType<typeof textsOf>["business"]["errors"];
  required: ReturnType<typeof textsOf>["business"]["errors"]["required"];
}

const unless = (holds: boolean, message: string): string | null => (holds ? null : message);
const matchesWhole = (pattern: string, value: string): boolean => new RegExp(`^(?:${pattern})$`).test(value);

/** The fields by name. Names carry a model's prefix, as in ASP.NET. */
export function businessFields(culture: Culture): Record<string, Field> {
  const { errors } = textsOf(culture).business;
  const rules: Rules = { culture, errors, required: errors.required };
  const fields = [companyFields, figureFields, contactFields, passwordFields, billingFields, closingFields].flatMap(
    (fieldsOf) => fieldsOf(rules),
  );
  return Object.fromEntries(fields.map((field) => [field.name, field]));
}

function companyFields({ culture, errors, required }: Rules): Field[] {
  return [
    {
      name: "Company",
      val: { required: required.Company, length: errors.length, "length-min": "2", "length-max": "60" },
      check: (value) => (value ? unless(value.length >= 2 && value.length <= 60, errors.length) : required.Company),
    },
    {
      name: "VatNumber",
      val: {
        required: required.VatNumber,
        regex: errors.vat,
        "regex-pattern": vatPattern,
        remote: errors.vatKnown,
        "remote-url": `/${culture}/business/checkvat`,
        "remote-type": "GET",
      },
      check: (value) =>
        !value
          ? required.VatNumber
          : !matchesWhole(vatPattern, value)
            ? errors.vat
            : unless(!isKnownVat(value), errors.vatKnown),
    },
    { name: "Kind", val: { required: required.Kind }, check: (value) => unless(value !== "", required.Kind) },
    {
      name: "OtherKind",
      val: {
        requiredif: required.OtherKind,
        "requiredif-dependentproperty": "*.Kind",
        "requiredif-comparison": "isequalto",
        "requiredif-dependentvalue": "other",
        maxlength: "",
        "maxlength-max": "0",
      },
      check: (value, typed) => unless(typed("Kind") !== "other" || value !== "", required.OtherKind),
    },
  ];
}

function figureFields({ errors }: Rules): Field[] {
  return [
    {
      name: "Founded",
      val: { date: "" },
      check: (value) => unless(!value || /^\d{1,2}\D\d{1,2}\D(\d{2}|\d{4})$/.test(value), errors.other),
    },
    {
      name: "Employees",
      val: { digits: "", range: "", "range-min": "1", "range-max": "500" },
      check: (value) =>
        unless(!value || (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 500), errors.other),
    },
    {
      name: "Budget",
      val: { number: "", range: "", "range-min": "50.5", "range-max": "10000" },
      check: (value) =>
        unless(
          !value || (Number(value.replace(",", ".")) >= 50.5 && Number(value.replace(",", ".")) <= 10_000),
          errors.other,
        ),
    },
    { name: "Website", val: { url: "" }, check: (value) => unless(!value || /^https?:\/\//.test(value), errors.other) },
  ];
}

function contactFields({ culture, errors, required }: Rules): Field[] {
  return [
    {
      name: "Email",
      val: {
        required: required.Email,
        email: "",
        remote: "",
        "remote-url": `/${culture}/business/checkemail`,
        "remote-type": "POST",
        "remote-additionalfields": "*.Email,*.Company",
      },
      check: (value) =>
        !value
          ? required.Email
          : !emailPattern.test(value)
            ? errors.other
            : unless(value !== knownEmail, fill(errors.emailKnown, value)),
    },
    {
      name: "ConfirmEmail",
      val: { equalto: errors.sameEmail, "equalto-other": "*.Email" },
      check: (value, typed) => unless(value === typed("Email"), errors.sameEmail),
    },
    ...["Phone", "Mobile"].map((name, index): Field => ({
      name,
      val: { phone: "", requiredor: errors.phones, "requiredor-dependentproperty": index ? "*.Phone" : "*.Mobile" },
      check: (_, typed) => unless(typed("Phone") + typed("Mobile") !== "", errors.phones),
    })),
    {
      name: "Contact",
      val: { mandatory: required.Contact },
      check: (value) => unless(value !== "", required.Contact),
    },
  ];
}

function passwordFields({ errors, required }: Rules): Field[] {
  return [
    {
      name: "Password",
      val: {
        required: required.Password,
        minlength: errors.shortPassword,
        "minlength-min": String(shortestPassword),
        regex: errors.noDigit,
        "regex-pattern": digitPattern,
      },
      check: (value) =>
        unless(value.length >= shortestPassword, errors.shortPassword) ??
        unless(matchesWhole(digitPattern, value), errors.noDigit),
    },
    {
      name: "ConfirmPassword",
      val: { equalto: errors.samePassword, "equalto-other": "*.Password" },
      check: (value, typed) => unless(value === typed("Password"), errors.samePassword),
    },
  ];
}

function billingFields({ errors, required }: Rules): Field[] {
  return [
    {
      name: "BillingEmail",
      val: { email: "", notequalto: errors.otherEmail, "notequalto-other": "*.Email" },
      check: (value, typed) =>
        unless(!value || (emailPattern.test(value) && value !== typed("Email")), errors.otherEmail),
    },
    { name: "PaperInvoice", val: { required: "" } },
    {
      name: "BillingAddress",
      val: {
        requiredif: required.BillingAddress,
        "requiredif-dependentproperty": "*.PaperInvoice",
        "requiredif-comparison": "isequalto",
        "requiredif-dependentvalue": "True",
      },
      check: (value, typed) => unless(typed("PaperInvoice") !== "true" || value !== "", required.BillingAddress),
    },
  ];
}

function closingFields({ errors }: Rules): Field[] {
  return [
    {
      name: "Remarks",
      val: { maxlength: "", "maxlength-max": "200" },
      check: (value) => unless(value.length <= 200, errors.other),
    },
    { name: "Newsletter", val: { required: "" } },
    { name: "Terms", val: { enforcetrue: errors.terms }, check: (value) => unless(value === "true", errors.terms) },
  ];
}

export const isKnownVat = (text: string): boolean => text.replace(/[ .]/g, "").toUpperCase() === knownVat;
