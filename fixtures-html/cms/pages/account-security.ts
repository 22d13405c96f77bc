import type { Culture } from "../catalogue/types.ts";
import type { Show } from "../answer/page.ts";
import { refuseStranger } from "../answer/signed-in.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";

/** From here the password is changed, and the second factor set up. SEC-01, SEC-02 */
export const accountSecurity = (show: Show) => (c: Request, culture: Culture) => {
  const t = textsOf(culture).security;
  const { user, safety } = c.var.session;
  return (
    refuseStranger(c) ??
    show(c, {
      view: "account-security",
      title: t.title,
      description: t.description,
      data: { intro: fill(t.intro, user), twoFactor: safety.twoFactor },
    })
  );
};
