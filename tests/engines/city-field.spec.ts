// The towns of a postal code.
import { json } from "../browser/guard/control.ts";
import { serveLab, shopStyle } from "../browser/lab.ts";
import { part } from "../islands/checkout/city-field/city-field-part.ts";
import { expect, test } from "./fixture/test.ts";
import { formValues, islandsLive } from "./lab-widget.ts";

test("CHK-06 the towns of a postal code come as a list, or are searched by any part of their name", async ({
  tab,
  control,
}) => {
  const towns = (...names: string[]) => control.answer({ path: "/api/v1/postalcode/search", ...json(names) });
  await serveLab(control, { checkout: { head: shopStyle, page: part() } });
  await tab.open("/lab/checkout");
  await islandsLive(tab);
  const sent = async () => (await formValues(tab)).find(([name]) => name === "BillingCity")?.[1];
  const city = tab.css("[data-island=city-field]");

  await towns("Knokke", "Westkapelle");
  await tab.css("#code").fill("8300");
  await tab.press("Tab");
  await city.css("select").choose("Westkapelle");
  expect(await sent()).toBe("Westkapelle");

  await towns("Liège", "Rocourt", "Saint-Nicolas");
  await tab.css("#code").fill("4000");
  await tab.press("Tab");
  const search = city.role("combobox", "Town");
  await search.click();
  await expect(city.role("option")).toBeSeenTimes(3);
  await search.fill("LIE");
  await expect(city.role("option")).toRead("Liège");
  await tab.press("ArrowDown");
  await tab.press("Enter");
  await expect(search).toHold("Liège");
  expect(await sent()).toBe("Liège");
  await search.fill("roc");
  await tab.press("Tab");
  await expect(search).toHold("Rocourt");
  await search.click();
  await city.role("option", "Saint-Nicolas").click();
  await expect(search).toHold("Saint-Nicolas");
  await expect(search).toHaveFocusNow();
});
