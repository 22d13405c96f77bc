// The summary of errors above a form, from the server and from the client. A unit test has its items step by step.
import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { answerPost, serveLab } from "../../../browser/lab.ts";
import { requestCount } from "../../../browser/navigation/watch.ts";
import { validationReady } from "./checks.ts";
import { refusedForm, serverErrors } from "./refused-form.ts";

const items = (page: Page) => page.locator("[data-valmsg-summary] li");

test("VAL-12 a server's errors stay in the summary until their field is checked; links keep the focus", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { form: { page: `<h1>Form</h1>${refusedForm}` } });
  await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
  await visit("/lab/form");
  await validationReady(page);
  await page.getByLabel("Note").fill("hi");
  await page.getByLabel("Note").press("Tab");
  await expect(page.getByLabel("Note")).toHaveClass(/input-validation-valid/);
  await expect(items(page)).toHaveText(serverErrors);
  await page.getByLabel("House").fill("");
  await page.getByLabel("House").press("Tab");
  // Another field has the message "Not that one."; only one of its items goes.
  await expect(items(page)).toHaveText([
    "We are closed that day.",
    "No such street.",
    "Town: we do not go there.",
    "Not that one.",
    "Wanted: House.",
  ]);
  await test.step("a link that has the focus keeps it while a script changes another field", async () => {
    const link = items(page).getByRole("link", { name: "Wanted: House." });
    await link.focus();
    const type = (text: string): Promise<void> =>
      page.getByLabel("Street").evaluate((street: HTMLInputElement, text) => {
        street.value = text;
        street.dispatchEvent(new Event("change", { bubbles: true }));
      }, text);
    await type("");
    await expect(items(page).filter({ hasText: "Wanted" })).toHaveText(["Wanted: Street.", "Wanted: House."]);
    await type("Quay");
    await expect(items(page).filter({ hasText: "Wanted" })).toHaveText(["Wanted: House."]);
    await expect(link).toBeFocused();
  });
  await test.step("a form that is sent has no errors of an earlier answer", async () => {
    await page.getByRole("button").click();
    await expect(items(page)).toHaveText(["We are closed that day.", "Wanted: House."]);
    expect(await requestCount(control, "/lab/sent", "POST")).toBe(0);
    await page.getByLabel("House").fill("7");
    const release = await hold(page, "**/lab/sent");
    await page.getByRole("button").click();
    await expect(items(page)).toHaveCount(0);
    release();
    await expect(page.locator("h1")).toHaveText("Thanks");
  });
});
