import { expect, test, until } from "./fixture/test.ts";
import { expectScrolledTo } from "./places.ts";

test("NAV-01 NAV-02 a click shows the category without a full load; Back returns to the same place", async ({
  tab,
}) => {
  await tab.open("/en");
  await tab.role("button", "Accept all").click();
  await expect(tab.css("form.atoll-consent")).toBeGone();
  const link = tab.css("#page").roleWith("link", "Stationery").first();
  await link.hover();
  const place = await tab.scrollTop();
  expect(place).toBeGreaterThan(100);

  await link.click();
  await expect(tab.css("#page h1")).toRead("Stationery");
  await expectScrolledTo(tab, 0);
  await tab.back();
  await expect(tab).toBeAt("/en");
  await until(
    "the same place",
    () => tab.scrollTop(),
    (top) => Math.abs(top - place) < 2,
  );
});
