import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { businessFields, isKnownVat, knownEmail, type Typed } from "../business/fields.ts";
import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";

const prefix = "Account.";
/** Fields whose value is never written into a page. */
const secret = new Set(["Password", "ConfirmPassword"]);

export const business = (show: Show) => (c: Request, culture: Culture) => showBusiness(show, c, culture, () => "", {});

export const businessSend = (show: Show) => async (c: Request, culture: Culture) => {
  const sent = await formFields(c);
  // The first value counts: a checkbox precedes its hidden companion.
  const typed: Typed = (name) => (sent.get(prefix + name) ?? "").trim();
  const { saved, sent: thanks } = textsOf(culture).business;
  if (sent.has("Draft")) {
    flash(c, saved);
    return showBusiness(show, c, culture, typed, {});
  }
  const errors: Record<string, string> = {};
  for (const { name, check } of Object.values(businessFields(culture))) {
    const message = check?.(typed(name), typed);
    if (message) errors[name] = message;
  }
  if (Object.keys(errors).length > 0) return showBusiness(show, c, culture, typed, errors);
  flash(c, thanks);
  return c.redirect(`/${culture}/business`, 303);
};

/** Answers a `data-val-remote` request: true, or false (the message is in the markup), or a message. */
export const checkVat = (c: Request): Response =>
  c.json(!isKnownVat(new URL(c.req.url).searchParams.get(`${prefix}VatNumber`) ?? ""));

export const checkEmail = async (c: Request, culture: Culture): Promise<Response> => {
  const email = (await formFields(c)).get(`${prefix}Email`) ?? "";
  return c.json(
    email.trim().toLowerCase() === knownEmail ? fill(textsOf(culture).business.errors.emailKnown, email.trim()) : true,
  );
};

function showBusiness(
  show: Show,
  c: Request,
  culture: Culture,
  typed: Typed,
  errors: Record<string, string>,
): Response {
  const t = textsOf(culture).business;
  const fields = businessFields(culture);
  const field = (name: string) => ({
    name: prefix + name,
    id: `Account_${name}`,
    label: t.labels[name as keyof typeof t.labels],
    hint: t.hints[name as keyof typeof t.hints] ?? "",
    val: fields[name]!.val,
    required: ["required", "mandatory", "enforcetrue"].some((rule) => fields[name]!.val[rule]),
    value: secret.has(name) ? "" : typed(name),
    error: errors[name] ?? "",
  });
  return show(c, {
    view: "business",
    title: t.title,
    description: t.description,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    data: { field, errors: Object.values(errors) },
  });
}
