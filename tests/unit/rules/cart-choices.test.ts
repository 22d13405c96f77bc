import { expect, test, vi } from "vitest";
import {
  chooseCity,
  chooseCountries,
  chooseShippingCountry,
  chooseShippingMethod,
} from "../../../shared/api/cart-choices.ts";
import { chooseSalesCountry } from "../../../shared/api/sales-country.ts";

const callVoid = vi.hoisted(() => vi.fn<(path: string, options: object) => Promise<void>>(async () => {}));
vi.mock("../../../shared/http/call-void.ts", () => ({ callVoid }));
vi.mock("../../../shared/api/connector.ts", () => ({ connected: () => undefined }));
vi.mock("../../../shared/shell-api.ts", () => ({ shell: () => ({}) }));

test.each<[request: string, choose: (timeLimit: number) => Promise<void>, json: object]>([
  ["POST shoppingcarts/shippingmethods", (time) => chooseShippingMethod("3", time), { ShippingMethodId: "3" }],
  ["POST shoppingcarts/shippingcountries", (time) => chooseShippingCountry("NL", time), { CountryCode: "NL" }],
  [
    "POST shoppingcarts/country",
    (time) => chooseCountries({ shippingCountryId: "2", billingCountryId: "1" }, time),
    { ShippingCountryId: "2", BillingCountryId: "1" },
  ],
  ["POST shoppingcarts/city/", (time) => chooseCity("8400", time), { CityId: "8400" }],
  ["PUT salestaxes/currentcountry", (time) => chooseSalesCountry("FR", time), { currentCountry: "FR" }],
])("CRT-03 TAX-01 %s sends the choice, also while the page closes", async (request, choose, json) => {
  await choose(9_000);
  const [method, path] = request.split(" ");
  expect(callVoid).toHaveBeenLastCalledWith(`/api/v1/${path}`, { method, json, timeLimit: 9_000, keepalive: true });
});
