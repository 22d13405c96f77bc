import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import { localPath } from "../http/local-path.ts";
import type { Show } from "../http/page.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { closeAccount, openAccount } from "../session/account.ts";
import { flash } from "../session/flash.ts";
import { userName } from "../session/user-name.ts";
import { looksLikeEmail } from "./email.ts";

const password = "lagune";

export const login = (show: Show) => (c: Request, culture: Culture) =>
  showLogin(show, c, culture, { email: "", returnUrl: c.req.query("returnUrl") ?? "", errors: {}, message: "" });

export const loginSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const t = textsOf(culture).forms;
  const email = (fields.get("email") ?? "").trim();
  const returnUrl = fields.get("returnUrl") ?? "";
  const errors = {
    ...(looksLikeEmail(email) ? {} : { email: t.errors.email }),
    ...(fields.get("password") ? {} : { password: t.errors.password }),
  };
  const isComplete = Object.keys(errors).length === 0;
  if (!isComplete || fields.get("password") !== password) {
    const message = isComplete ? t.login.wrong : t.errors.summary;
    return showLogin(show, c, culture, { email, returnUrl, errors, message });
  }
  openAccount(c.var.session, email);
  flash(c, fill(t.login.welcome, userName(email)));
  return c.redirect(localPath(returnUrl) ?? `/${culture}`, 303);
};

export const logoff = (c: Request, culture: Culture): Response => {
  closeAccount(c.var.session);
  flash(c, textsOf(culture).forms.login.bye);
  return c.redirect(`/${culture}`, 303);
};

interface Attempt {
  email: string;
  returnUrl: string;
  errors: { email?: string; password?: string };
  /** Message above the form; empty on the first visit. */
  message: string;
}

function showLogin(show: Show, c: Request, culture: Culture, attempt: Attempt): Response {
  const t = textsOf(culture).forms.login;
  const status = attempt.message ? 422 : 200;
  return show(c, { view: "login", title: t.title, description: t.description, status, data: attempt });
}
