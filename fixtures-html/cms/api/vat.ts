import type { VatCheck } from "../../../shared/api/wire/vat.ts";
import { message } from "../http/message.ts";
import { countryById } from "../checkout/countries.ts";
import { vatMessage } from "../checkout/vat-message.ts";
import { saveVat } from "../checkout/save-vat.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";

/** CHK-02, CHK-03 */
export function vatCheck(c: Request): Response {
  const culture = cultureOf(c);
  const country = countryById(c.req.query("countryId") ?? "");
  if (!country) return message(c, 422, textsOf(culture).checkout.refused.country);
  const vat = saveVat(c.var.session, country, c.req.query("VAT") ?? "");
  const answer: VatCheck = {
    IsVATValidWebService: vat ? vat.isValid : null,
    ErrorMessage: vatMessage(culture, country, vat),
  };
  c.header("Cache-Control", "no-store");
  return c.json(answer);
}
