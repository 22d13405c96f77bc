/** Security forms of an account. They work in place and as separate pages. SEC-01, SEC-04 */
import { robotTrap } from "../../../shared/api/security.ts";
import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { fill } from "../culture/fill.ts";
import { type PageTexts, textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { changeFields, forgotFields, findErrors, registerFields, type SecurityField } from "../security/fields.ts";
import { openAccount } from "../session/account.ts";
import { flash } from "../session/flash.ts";

type Texts = PageTexts["security"];

interface Form {
  name: "change" | "forgot" | "register";
  path: string;
  isForCustomers?: true;
  fields(c: Request, culture: Culture): SecurityField[];
  /** Carries out a valid form, sets a flash message, and returns the path to redirect to. */
  done(c: Request, t: Texts, typed: (name: string) => string): string;
}

export const changePassword: Form = {
  name: "change",
  path: "/security/changepassword",
  isForCustomers: true,
  fields: (c, culture) => changeFields(culture, c.var.session.credentials.password),
  done(c, t, typed) {
    c.var.session.credentials.password = typed("NewPassword");
    flash(c, t.change.done);
    return "/account/security";
  },
};

export const forgotPassword: Form = {
  name: "forgot",
  path: "/security/forgotpassword",
  fields: (_c, culture) => forgotFields(culture),
  done(c, t, typed) {
    flash(c, fill(t.forgot.done, typed("Email")));
    return "/security/login";
  },
};

export const register: Form = {
  name: "register",
  path: "/security/register",
  fields: (_c, culture) => registerFields(culture),
  done(c, t, typed) {
    openAccount(c.var.session, typed("Email"));
    c.var.session.credentials.password = typed("Password");
    flash(c, fill(t.register.done, typed("FirstName")));
    return "";
  },
};

export const securityForm = (form: Form) => (show: Show) => (c: Request, culture: Culture) =>
  refuse(form, c) ?? showForm(form, show, c, culture, () => "", {});

export const securityFormSend = (form: Form) => (show: Show) => async (c: Request, culture: Culture) => {
  const refused = refuse(form, c);
  if (refused) return refused;
  const sent = await formFields(c);
  // Passwords are not trimmed.
  const typed = (name: string): string =>
    /password/i.test(name) ? (sent.get(name) ?? "") : (sent.get(name) ?? "").trim();
  const mistakes = findErrors(form.fields(c, culture), typed);
  if (Object.keys(mistakes).length > 0) return showForm(form, show, c, culture, typed, mistakes);
  return c.redirect(`/${culture}${form.done(c, textsOf(culture).security, typed)}`, 303);
};

const refuse = (form: Form, c: Request): Response | null => (form.isForCustomers ? requireSignIn(c) : null);

function showForm(
  form: Form,
  show: Show,
  c: Request,
  culture: Culture,
  typed: (name: string) => string,
  mistakes: Record<string, string>,
): Response {
  const { security: t } = textsOf(culture);
  const fieldViews = form.fields(c, culture).map((field) => ({
    ...field,
    id: field.name,
    label: t.labels[field.name as keyof typeof t.labels],
    hint: field.hint ?? "",
    required: "required" in field.val,
    // Never write a secret into a page.
    value: field.kind === "password" ? "" : typed(field.name),
    error: mistakes[field.name] ?? "",
  }));
  const response = show(c, {
    view: "security-form",
    islandStyles: true,
    title: t[form.name].title,
    description: t[form.name].intro,
    status: fieldViews.some(({ error }) => error) ? 422 : 200,
    path: form.path,
    data: {
      form: { ...t[form.name], name: form.name, path: form.path },
      fields: fieldViews.filter(({ name }) => name !== robotTrap && name !== "Answer"),
      answer: fieldViews.find(({ name }) => name === "Answer"),
      trap: fieldViews.find(({ name }) => name === robotTrap),
      mistakes: Object.entries(mistakes),
    },
  });
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}
