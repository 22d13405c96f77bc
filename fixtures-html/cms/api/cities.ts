import type { Cities } from "../../../shared/api/wire/cities.ts";
import { countryById } from "../checkout/countries.ts";
import { citiesLike, townsOf } from "../checkout/towns.ts";
import type { Request } from "../env.ts";

/** Towns by postal code or name, for the postal code field of the cart. CRT-07 */
export function cities(c: Request): Response {
  const country = countryById(c.req.param("countryId") ?? "");
  const found: Cities = country ? citiesLike(country.code, c.req.param("query") ?? "") : {};
  return c.json(found);
}

/** Towns of one postal code, for the city field of the checkout. CHK-06 */
export function towns(c: Request): Response {
  const country = countryById(c.req.query("CountryId") ?? "");
  return c.json(country ? townsOf(country.code, c.req.query("PostalCode") ?? "") : []);
}
