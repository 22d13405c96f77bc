/** Steps of the two-factor setup. Each one is a page that can also open in a dialog. SEC-02, SEC-03 */
import type { Culture } from "../catalogue/types.ts";
import { now } from "../clock.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { newCode, newRecoveryCodes, newCredentials, type Credentials } from "../security/credentials.ts";
import { isCode, secretUri } from "../security/totp.ts";

type Step = "home" | "app" | "email" | "done";

const pathOf = (culture: Culture, step: Step): string =>
  `/${culture}/security/twofactorhome${step === "home" ? "" : `/${step}`}`;

const toStep = (c: Request, culture: Culture, step: Step): Response => c.redirect(pathOf(culture, step), 303);

export const twoFactorHome = (show: Show) => (c: Request, culture: Culture) =>
  requireSignIn(c) ?? showStep(show, c, culture, "home");

export const twoFactorApp = (show: Show) => (c: Request, culture: Culture) =>
  requireSignIn(c) ?? showStep(show, c, culture, "app");

export const twoFactorEmail = (show: Show) => (c: Request, culture: Culture) =>
  requireSignIn(c) ?? showStep(show, c, culture, "email");

export const twoFactorDone = (show: Show) => (c: Request, culture: Culture) =>
  requireSignIn(c) ??
  (c.var.session.credentials.twoFactor ? showStep(show, c, culture, "done") : toStep(c, culture, "home"));

export const twoFactorSend = (c: Request, culture: Culture): Response => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  c.var.session.credentials.sentCode = newCode();
  return toStep(c, culture, "email");
};

export const twoFactorCheck = (step: "app" | "email") => (show: Show) => async (c: Request, culture: Culture) => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const { credentials } = c.var.session;
  const code = ((await formFields(c)).get("Code") ?? "").replace(/\s/g, "");
  if (!isRight(credentials, step, code)) return showStep(show, c, culture, step, textsOf(culture).security.errors.code);
  Object.assign(credentials, { twoFactor: step, sentCode: "", recoveryCodes: newRecoveryCodes() });
  return toStep(c, culture, "done");
};

export const twoFactorOff = (c: Request, culture: Culture): Response => {
  const refused = requireSignIn(c);
  if (refused) return refused;
  c.var.session.credentials = { ...newCredentials(), password: c.var.session.credentials.password };
  return toStep(c, culture, "home");
};

const isRight = (credentials: Credentials, step: "app" | "email", code: string): boolean =>
  step === "app"
    ? isCode(credentials.secret, code, now() / 1000)
    : credentials.sentCode !== "" && code === credentials.sentCode;

function showStep(show: Show, c: Request, culture: Culture, step: Step, error = ""): Response {
  const { security } = textsOf(culture);
  const t = security.twoFactor;
  const { user, credentials } = c.var.session;
  const response = show(c, {
    view: `two-factor-${step}`,
    islandStyles: true,
    title: step === "home" ? security.twoFactorTitle : t.titles[step],
    description: security.description,
    status: error ? 422 : 200,
    path: pathOf(culture, step).slice(`/${culture}`.length),
    data: {
      home: pathOf(culture, "home"),
      account: user,
      twoFactor: credentials.twoFactor,
      recoveryCodes: credentials.recoveryCodes,
      sentCode: credentials.sentCode,
      key: credentials.secret.replace(/.{4}(?=.)/g, "$& "),
      uri: secretUri(credentials.secret, user),
      code: {
        id: "Code",
        name: "Code",
        label: security.labels.Code,
        hint: "",
        val: { required: security.errors.required.Code },
        required: true,
        value: "",
        error,
      },
    },
  });
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}
