import { type JsonBody, jsonBody, textIn } from "../http/json-body.ts";
import { message } from "../http/message.ts";
import type { ChoiceRefusal } from "../checkout/choices.ts";
import {
  chooseCountries,
  chooseCountryByCode,
  chooseMethod,
  choosePostalCode,
  chooseSalesCountry,
} from "../checkout/choose.ts";
import { choiceRefusalText } from "../checkout/refusal-text.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import type { Session } from "../session/sessions.ts";

/** Makes a handler that saves one choice of the cart page. CRT-03 */
const choice =
  (choose: (session: Session, body: JsonBody) => ChoiceRefusal | null) =>
  async (c: Request): Promise<Response> => {
    const culture = cultureOf(c);
    const body = await jsonBody(c);
    if (!body) return message(c, 400, textsOf(culture).cart.refused.malformed);
    const refused = choose(c.var.session, body);
    return refused ? message(c, 422, choiceRefusalText(culture, c.var.session, refused)) : c.body(null, 204);
  };

export const shippingMethod = choice((session, body) => chooseMethod(session, textIn(body, "ShippingMethodId")));

export const shippingCountry = choice((session, body) => chooseCountryByCode(session, textIn(body, "CountryCode")));

export const bothCountries = choice((session, body) =>
  chooseCountries(session, textIn(body, "ShippingCountryId"), textIn(body, "BillingCountryId")),
);

export const city = choice((session, body) => choosePostalCode(session, textIn(body, "CityId")));

/** Saves the country whose prices and taxes are shown. TAX-01 */
export const salesCountry = choice((session, body) => chooseSalesCountry(session, textIn(body, "currentCountry")));
