import { formFields } from "../http/form-fields.ts";
import { refererPath } from "../http/local-path.ts";
import { chooseSalesCountry } from "../checkout/choose.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";

/** Handles the form of the country of sale when scripts do not run, and redirects back to its page. TAX-01 */
export async function salesCountry(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const refused = chooseSalesCountry(c.var.session, (await formFields(c)).get("currentCountry") ?? "");
  if (refused) flash(c, textsOf(culture).checkout.refused.country, "danger");
  return c.redirect(refererPath(c) ?? `/${culture}`, 303);
}
