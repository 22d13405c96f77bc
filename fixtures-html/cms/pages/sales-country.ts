import { formFields } from "../answer/form.ts";
import { cameFrom } from "../answer/local-path.ts";
import { chooseSalesCountry } from "../checkout/choose.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";

/** The choice of the country by whose tax is sold, without its script: leads back to the page that it was made on. TAX-01 */
export async function salesCountry(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const refused = chooseSalesCountry(c.var.session, (await formFields(c)).get("currentCountry") ?? "");
  if (refused) flash(c, textsOf(culture).checkout.refused.country, "danger");
  return c.redirect(cameFrom(c) ?? `/${culture}`, 303);
}
