// The page of pickup points, as a browser without script uses it.
import { expect, test } from "vitest";
import { shippingCountryPath } from "../../../../shared/api/wire/cart-choices.ts";
import { plainBrowser } from "../../../unit/stand-ins/plain-browser/plain-browser.ts";

const address = (method: number): string =>
  `/en/shippings/pickuppoint/search?shippingMethodId=${method}&carrierGatewayId=1&countryId=1&city=Gent&postCode=` +
  "&address=&returnUrl=%2Fen%2Fdelivery";

test("PUP-01 without script the only result of a search is selected", async () => {
  const shop = plainBrowser();
  await shop.open(address(4));
  expect(shop.heading).toBe("Choose a pickup point");
  // The points come first, the address is behind the button.
  await shop.part("#page").button("Change the address").press();
  shop.field("Town").fill("Leuven");
  await shop.part("#page").button("Search").press();
  expect(shop.field(/Lagune Leuven/).isOn).toBe(true);
});

test("PUP-01 PUP-05 without script a point is chosen and kept; a new country resets it", async () => {
  const shop = plainBrowser();
  await shop.open(address(3));
  await shop.button("Choose this point").press();
  expect(shop.text("[role=alert]")).toBe("Please choose a pickup point.");
  const point = () => shop.fieldsOf("radio")[1]!;
  point().tick();
  await shop.button("Choose this point").press();
  expect(shop.heading).toBe("Delivery and returns");
  expect(shop.text(".flash")).toContain("is now your pickup point.");
  await shop.open(address(3));
  expect(point().isOn).toBe(true);
  await shop.visitor.call("POST", shippingCountryPath, { CountryCode: "LU" });
  await shop.open(address(3));
  expect(point().isOn).toBe(false);
});
