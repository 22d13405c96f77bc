/** The steps of the two-factor screen, each a page that also shows in a dialog. SEC-02, SEC-03 */
import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../answer/form.ts";
import type { Show } from "../answer/page.ts";
import { refuseStranger } from "../answer/signed-in.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { newCode, newRecoveryCodes, newSafety, type Safety } from "../security/safety.ts";
import { isCode, secretUri } from "../security/totp.ts";

type Step = "home" | "app" | "email" | "done";

const pathOf = (culture: Culture, step: Step): string =>
  `/${culture}/security/twofactorhome${step === "home" ? "" : `/${step}`}`;

const toStep = (c: Request, culture: Culture, step: Step): Response => c.redirect(pathOf(culture, step), 303);

export const twoFactorHome = (show: Show) => (c: Request, culture: Culture) =>
  refuseStranger(c) ?? showStep(show, c, culture, "home");

export const twoFactorApp = (show: Show) => (c: Request, culture: Culture) =>
  refuseStranger(c) ?? showStep(show, c, culture, "app");

export const twoFactorEmail = (show: Show) => (c: Request, culture: Culture) =>
  refuseStranger(c) ?? showStep(show, c, culture, "email");

export const twoFactorDone = (show: Show) => (c: Request, culture: Culture) =>
  refuseStranger(c) ??
  (c.var.session.safety.twoFactor ? showStep(show, c, culture, "done") : toStep(c, culture, "home"));

export const twoFactorSend = (c: Request, culture: Culture): Response => {
  const stranger = refuseStranger(c);
  if (stranger) return stranger;
  c.var.session.safety.sentCode = newCode();
  return toStep(c, culture, "email");
};

export const twoFactorCheck = (step: "app" | "email") => (show: Show) => async (c: Request, culture: Culture) => {
  const stranger = refuseStranger(c);
  if (stranger) return stranger;
  const { safety } = c.var.session;
  const code = ((await formFields(c)).get("Code") ?? "").replace(/\s/g, "");
  if (!isRight(safety, step, code)) return showStep(show, c, culture, step, textsOf(culture).security.errors.code);
  Object.assign(safety, { twoFactor: step, sentCode: "", recoveryCodes: newRecoveryCodes() });
  return toStep(c, culture, "done");
};

export const twoFactorOff = (c: Request, culture: Culture): Response => {
  const stranger = refuseStranger(c);
  if (stranger) return stranger;
  c.var.session.safety = { ...newSafety(), password: c.var.session.safety.password };
  return toStep(c, culture, "home");
};

const isRight = (safety: Safety, step: "app" | "email", code: string): boolean =>
  step === "app" ? isCode(safety.secret, code, Date.now() / 1000) : safety.sentCode !== "" && code === safety.sentCode;

function showStep(show: Show, c: Request, culture: Culture, step: Step, error = ""): Response {
  const { security } = textsOf(culture);
  const t = security.twoFactor;
  const { user, safety } = c.var.session;
  const response = show(c, {
    view: `two-factor-${step}`,
    widgets: true,
    title: t[step],
    description: security.description,
    status: error ? 422 : 200,
    path: pathOf(culture, step).slice(`/${culture}`.length),
    data: {
      home: pathOf(culture, "home"),
      account: user,
      twoFactor: safety.twoFactor,
      recoveryCodes: safety.recoveryCodes,
      sentCode: safety.sentCode,
      key: safety.secret.replace(/.{4}(?=.)/g, "$& "),
      uri: secretUri(safety.secret, user),
      code: {
        id: "Code",
        name: "Code",
        label: security.labels.Code,
        hint: "",
        val: { required: fill(security.errors.required, security.labels.Code) },
        required: true,
        value: "",
        error,
      },
    },
  });
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}
