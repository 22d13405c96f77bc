import { callVoid } from "../http/call-void.ts";
import { type SalesCountry, salesCountryPath } from "./wire/sales-country.ts";

/**
 * Sets the country that decides prices and taxes: the value of the field on the page, such as an ISO code. It is sent
 * even when the page is closed, and can be repeated. Rejects as `call` does. TAX-01
 */
export const chooseSalesCountry = (country: string, timeLimit: number): Promise<void> =>
  callVoid(salesCountryPath, {
    method: "PUT",
    json: { currentCountry: country } satisfies SalesCountry,
    timeLimit,
    keepalive: true,
  });
