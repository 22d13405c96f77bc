// A visit in place under way while the visitor leaves the page in full.
import { expect, test } from "./fixture/test.ts";

test("NAV-17 ERR-03 a URL that is typed while a visit waits for its page is loaded, and nothing is reported", async ({
  tab,
  control,
}) => {
  await tab.open("/en/terms");
  await control.answer({ path: "/en/contact", delay: 60_000 });
  // Long enough for the page that is left to do something about its visit.
  await control.answer({ path: "/en/delivery", delay: 1_000 });
  await tab.evaluate(() => void window.atoll!.visit("/en/contact"));
  await expect.poll(async () => (await control.log()).map(({ path }) => path)).toContain("/en/contact");
  await tab.open("/en/delivery");
  await expect.poll(() => tab.path()).toBe("/en/delivery");
  expect((await control.log()).filter(({ path }) => path === "/en/contact")).toHaveLength(1);
});
