// Visits and uploads end quietly when the visitor leaves the page in full.
import { shopStyle } from "../browser/lab.ts";
import { onDisk, text, uploadForm, uploadPath } from "../islands/assets/uploads.ts";
import { expect, test, until } from "./fixture/test.ts";
import { openWidget } from "./lab-widget.ts";

test("NAV-17 ERR-03 a URL that is typed while a visit waits for its page is loaded, and nothing is reported", async ({
  tab,
  control,
}) => {
  const requested = async (): Promise<string[]> => (await control.log()).map(({ path }) => path);
  await tab.open("/en/terms");
  // The last request of the page itself.
  await expect.poll(requested).toContain("/api/v1/shoppingcarts");
  await control.answer({ path: "/en/contact", gate: "contact" });
  // Long enough for the page that is left to do something about its visit.
  await control.answer({ path: "/en/delivery", delay: 1_000 });
  await tab.evaluate(() => void window.atoll!.visit("/en/contact"));
  await expect.poll(requested).toContain("/en/contact");
  await tab.open("/en/delivery");
  await expect.poll(() => tab.path()).toBe("/en/delivery");
  expect((await requested()).filter((path) => path === "/en/contact")).toHaveLength(1);
});

test("UPL-07 ERR-03 an upload that leaving cuts off reports no failure", async ({ tab, control }) => {
  await openWidget(tab, control, { head: shopStyle, page: uploadForm('data-accept=".txt"') });
  await until(
    "a widget that is ready",
    () => tab.evaluate(() => document.querySelector<HTMLButtonElement>(".atoll-upload-zone button")!.disabled),
    (isDisabled) => !isDisabled,
  );
  await control.answer({ path: uploadPath, method: "POST", gate: "upload" });
  await tab.css(".atoll-upload-zone input[type=file]").chooseFiles(onDisk(text("first.txt")));
  await expect.poll(async () => (await control.log()).map(({ path }) => path)).toContain(uploadPath);
  await control.answer({ path: "/en/delivery", delay: 1_000 });
  await tab.open("/en/delivery");
  await expect.poll(() => tab.path()).toBe("/en/delivery");
});
