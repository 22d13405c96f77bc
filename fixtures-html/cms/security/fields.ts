import { robotAnswer, robotTrap } from "../../../shared/api/security.ts";
import { type Field, knownEmail, type Typed } from "../business/fields.ts";
import type { Culture } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import { looksLikeEmail } from "../pages/email.ts";

/** A field of a security form, with how it is displayed. */
export interface SecurityField extends Field {
  kind: "text" | "email" | "password";
  autocomplete: string;
  hint?: string;
}

const shortest = 8;
const longest = 100;

export function changeFields(culture: Culture, password: string): SecurityField[] {
  const { errors } = textsOf(culture).security;
  const [chosen, confirm] = passwordFields(culture, "NewPassword");
  return [
    {
      ...requiredField(culture, "OldPassword"),
      kind: "password",
      autocomplete: "current-password",
      check: (value) => (value === password ? null : value ? errors.oldPassword : required(culture, "OldPassword")),
    },
    {
      ...chosen!,
      val: { ...chosen!.val, notequalto: errors.samePassword, "notequalto-other": "OldPassword" },
      check: (value, typed) => chosen!.check!(value, typed) ?? (value === password ? errors.samePassword : null),
    },
    confirm!,
  ];
}

export const forgotFields = (culture: Culture): SecurityField[] => [emailField(culture)];

export function registerFields(culture: Culture): SecurityField[] {
  const { errors, hints } = textsOf(culture).security;
  const names = (["FirstName", "LastName"] as const).map((name, index): SecurityField => {
    const { val } = requiredField(culture, name);
    return {
      name,
      kind: "text",
      autocomplete: index ? "family-name" : "given-name",
      val: { ...val, maxlength: errors.name, "maxlength-max": "60" },
      check: (value) => (!value ? required(culture, name) : value.length > 60 ? errors.name : null),
    };
  });
  const email = emailField(culture);
  return [
    ...names,
    {
      ...email,
      check: (value, typed) =>
        email.check!(value, typed) ?? (value.toLowerCase() === knownEmail ? errors.emailKnown : null),
    },
    ...passwordFields(culture, "Password"),
    {
      ...requiredField(culture, "Answer"),
      kind: "text",
      autocomplete: "off",
      hint: hints.Answer,
      check: (value) => (value === robotAnswer ? null : value ? errors.answer : required(culture, "Answer")),
    },
    { name: robotTrap, kind: "text", autocomplete: "off", val: {}, check: (value) => (value ? errors.website : null) },
  ];
}

/** Error messages by field name. */
export function findErrors(fields: SecurityField[], typed: Typed): Record<string, string> {
  const found = fields.map(({ name, check }) => [name, check?.(typed(name), typed) ?? ""] as const);
  return Object.fromEntries(found.filter(([, message]) => message));
}

type Name = keyof ReturnType<typeof textsOf>["security"]["errors"]["required"];

const required = (culture: Culture, name: Name): string => textsOf(culture).security.errors.required[name];

const requiredField = (culture: Culture, name: Name): { name: Name; val: Record<string, string> } => ({
  name,
  val: { required: required(culture, name) },
});

function emailField(culture: Culture): SecurityField {
  const { errors } = textsOf(culture).security;
  const { val } = requiredField(culture, "Email");
  return {
    name: "Email",
    kind: "email",
    autocomplete: "username",
    val: { ...val, email: errors.email },
    check: (value) => (!value ? required(culture, "Email") : looksLikeEmail(value) ? null : errors.email),
  };
}

/** A new password and its confirmation. */
function passwordFields(culture: Culture, name: "NewPassword" | "Password"): SecurityField[] {
  const { errors, hints } = textsOf(culture).security;
  return [
    {
      name,
      kind: "password",
      autocomplete: "new-password",
      hint: hints.Password,
      val: {
        ...requiredField(culture, name).val,
        minlength: errors.tooShort,
        "minlength-min": String(shortest),
        maxlength: errors.tooLong,
        "maxlength-max": String(longest),
      },
      check(value) {
        if (!value) return required(culture, name);
        if (value.length < shortest) return errors.tooShort;
        return value.length > longest ? errors.tooLong : null;
      },
    },
    {
      name: "ConfirmPassword",
      kind: "password",
      autocomplete: "new-password",
      val: { ...requiredField(culture, "ConfirmPassword").val, equalto: errors.confirm, "equalto-other": name },
      check: (value, typed) =>
        !value ? required(culture, "ConfirmPassword") : value === typed(name) ? null : errors.confirm,
    },
  ];
}
