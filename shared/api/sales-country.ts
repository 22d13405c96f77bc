import { AnswerError } from "../http/call.ts";
import { callVoid } from "../http/call-void.ts";
import { shell } from "../shell-api.ts";
import { type SalesCountry, salesCountryPath } from "./wire/sales-country.ts";

/**
 * Sets the country that decides prices and taxes: the value of the field on the page, such as an ISO code. It is sent
 * even when the page is closed, and can be repeated. Rejects as `call` does, and always on a site with a connector. TAX-01
 */
export async function chooseSalesCountry(country: string, timeLimit: number): Promise<void> {
  const { connector } = shell();
  if (connector)
    throw new AnswerError(`the server ${connector.name} has no sales-country; data-saves expects another choice`);
  await callVoid(salesCountryPath, {
    method: "PUT",
    json: { currentCountry: country } satisfies SalesCountry,
    timeLimit,
    keepalive: true,
  });
}
