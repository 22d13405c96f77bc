import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { chooseCountryByCode, chooseMethod, choosePostalCode } from "../checkout/choose.ts";
import { choiceRefusalText } from "../checkout/refusal-text.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { showCart } from "./cart.ts";

const choices = { CountryCode: chooseCountryByCode, CityId: choosePostalCode, ShippingMethodId: chooseMethod };

/** Handles the forms of country, postal code and shipping method when scripts do not run. */
export const cartChoices = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  for (const name of Object.keys(choices) as (keyof typeof choices)[]) {
    const typed = fields.get(name);
    if (typed === null) continue;
    const refused = choices[name](c.var.session, typed);
    if (refused)
      return showCart(show, c, culture, {
        choices: { [name]: { typed, message: choiceRefusalText(culture, c.var.session, refused) } },
      });
  }
  flash(c, textsOf(culture).deliveryChoice.saved);
  return c.redirect(`/${culture}/shoppingcarts`, 303);
};
