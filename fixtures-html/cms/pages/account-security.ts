import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../http/page.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";

/** Page that leads to changing the password and to setting up the second factor. SEC-01, SEC-02 */
export const accountSecurity = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).security;
  const { user, credentials } = c.var.session;
  return (
    requireSignIn(c) ??
    show(c, {
      view: "account-security",
      title: t.title,
      description: t.description,
      data: { intro: fill(t.intro, user), twoFactor: credentials.twoFactor },
    })
  );
};
