import { expect, test } from "./fixture/test.ts";

test("NAV-01 HST-01 a click shows the category without a full load; Back returns to the same place", async ({
  tab,
}) => {
  await tab.open("/en");
  await tab.role("button", "Accept all").click();
  await expect(tab.css("form.atoll-consent")).toBeGone();
  await tab.role("navigation", "Categories").role("link", "Stationery").click();
  await expect(tab.css("#page h1")).toRead("Stationery");
  await tab.back();
  await expect(tab).toBeAt("/en");
});
