// The summary of errors above a form, from the server and from the client, and the state of a reset form.
import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { answerPost, serveLab } from "../../../browser/lab.ts";
import { requestCount } from "../../../browser/navigation/watch.ts";
import { validationReady } from "./checks.ts";

const refused = (name: string, message: string, more = ""): string =>
  `<div><label>${name} <input id="f-${name}" name="${name}" value="${name}" class="input-validation-error"
    data-val="true" data-val-required="Wanted: ${name}." ${more}></label>
<div class="field-validation-error" data-valmsg-for="${name}" data-valmsg-replace="true">${message}</div></div>`;

const form =
  `<h1>Form</h1><form method="post" action="/lab/sent" data-ajax>
<div class="validation-summary-errors"
  data-valmsg-summary="true"><ul><li>We are closed that day.</li><li>No such street.</li><li>Not that one.</li><li><a
    href="#f-Town">Town: we do not go there.</a></li><li>Not that one.</li></ul></div>
${refused("Street", "No such street.")}${refused("House", "Not that one.")}` +
  `${refused("Town", "We do not go there.")}${refused("Box", "Not that one.")}
<label>Note <input name="Note" data-val="true" data-val-length="Too long."
  data-val-length-max="3"></label><button>Send</button></form>`;

const items = (page: Page) => page.locator("[data-valmsg-summary] li");

test("VAL-12 server errors in the summary stay until their field is checked or the form is sent; links keep the focus", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { form: { page: form } });
  await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
  await visit("/lab/form");
  await validationReady(page);
  const serverErrors = [
    "We are closed that day.",
    "No such street.",
    "Not that one.",
    "Town: we do not go there.",
    "Not that one.",
  ];
  await page.getByLabel("Note").fill("hi");
  await page.getByLabel("Note").press("Tab");
  await expect(page.getByLabel("Note")).toHaveClass(/input-validation-valid/);
  await expect(items(page)).toHaveText(serverErrors);
  await page.getByLabel("Street").fill("Quay");
  await page.getByLabel("Street").press("Tab");
  await expect(items(page)).toHaveText([
    "We are closed that day.",
    "Not that one.",
    "Town: we do not go there.",
    "Not that one.",
  ]);
  // Two fields have this message; only one of them has been checked.
  await page.getByLabel("House").fill("");
  await page.getByLabel("House").press("Tab");
  await expect(items(page)).toHaveText([
    "We are closed that day.",
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
  await page.getByLabel("Town").fill("Nieuwpoort");
  await page.getByLabel("Town").press("Tab");
  await page.getByLabel("Note").fill("");
  await expect(items(page)).toHaveText(["We are closed that day.", "Not that one.", "Wanted: House."]);
  await page.getByRole("button").click();
  await expect(items(page)).toHaveText(["We are closed that day.", "Wanted: House."]);
  expect(await requestCount(control, "/lab/sent", "POST")).toBe(0);
  await page.getByLabel("House").fill("7");
  await expect(items(page)).toHaveText(["We are closed that day."]);
  await expect(page.locator("[data-valmsg-summary]")).toHaveClass("validation-summary-errors");
  const release = await hold(page, "**/lab/sent");
  await page.getByRole("button").click();
  await expect(items(page)).toHaveCount(0);
  await expect(page.locator("[data-valmsg-summary]")).toHaveClass("validation-summary-valid");
  release();
  await expect(page.locator("h1")).toHaveText("Thanks");
});

test("VAL-07 VAL-12 an empty item counts as no value, and a reset marks required fields again", async ({
  page,
  visit,
  control,
}) => {
  await test.step("an empty item counts as no error", async () => {
    await serveLab(control, { form: { page: form.replace(/<ul>[^]*<\/ul>/, "<ul><li hidden></li></ul>") } });
    await visit("/lab/form");
    await validationReady(page);
    await page.getByLabel("Note").fill("hi");
    await page.getByLabel("Note").press("Tab");
    await expect(page.locator("[data-valmsg-summary]")).toHaveClass("validation-summary-valid");
    await expect(items(page)).toHaveCount(0);
  });

  await test.step("a reset marks conditionally required fields again", async () => {
    await serveLab(control, {
      form: {
        page: `<h1>Form</h1><form method="post" action="/lab/sent"><label>Kind <select
          name="Kind"><option>shop<option>other</select></label>
  <label for="which">Which</label> <input id="which" name="Which" data-val="true" data-val-requiredif="Which?"
    data-val-requiredif-dependentproperty="Kind" data-val-requiredif-dependentvalue="other">
  <button type="reset">Start again</button></form>`,
      },
    });
    await visit("/lab/form");
    await validationReady(page);
    const whichField = page.getByLabel("Which");
    await page.getByLabel("Kind").selectOption("other");
    await expect(whichField).toHaveAttribute("aria-required", "true");
    await expect(page.locator("label[for=which]")).toHaveClass("atoll-required");
    await page.getByRole("button").click();
    await expect(page.getByLabel("Kind")).toHaveValue("shop");
    await expect(whichField).toHaveAttribute("aria-required", "false");
    await expect(page.locator("label[for=which]")).not.toHaveClass("atoll-required");
  });
});
