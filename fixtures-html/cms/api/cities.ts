import type { Cities, Towns } from "../../../shared/api/wire/cities.ts";
import { countryById } from "../checkout/countries.ts";
import { citiesLike, mainTownOf, townsOf } from "../checkout/towns.ts";
import { cultureInPath } from "../culture/cultures.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Request } from "../env.ts";
import { refererPath } from "../http/local-path.ts";

const cultureOf = (c: Request): Culture => cultureInPath(refererPath(c) ?? "") ?? "en";

/** Towns by postal code or name, for the postal code field of the cart. CRT-07 */
export function cities(c: Request): Response {
  const country = countryById(c.req.param("countryId") ?? "");
  const found: Cities = country ? citiesLike(country.code, c.req.param("query") ?? "", cultureOf(c)) : {};
  return c.json(found);
}

/** Towns of one postal code, for the city field of the checkout. CHK-06 */
export function towns(c: Request): Response {
  const country = countryById(c.req.query("CountryId") ?? "");
  const postalCode = c.req.query("PostalCode") ?? "";
  if (!country) return c.json([]);
  const culture = cultureOf(c);
  const main = mainTownOf(country.code, postalCode, culture);
  const found: Towns = townsOf(country.code, postalCode, culture).map((Name) =>
    Name === main ? { Name, IsMain: true } : Name,
  );
  return c.json(found);
}
