// When the texts of messages are loaded, and in which language.
import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab } from "../../../browser/lab.ts";
import { validationReady } from "./checks.ts";

const form = `<h1>Formular</h1><form method="post" action="/lab/sent"><p><label>Firma <input name="Company"
  data-val="true" data-val-required=""></label></p><p><label>Stadt <input name="Town" required></label></p>
  <p><label>Notiz <input name="Note" data-val="true" data-val-length="Zu lang." data-val-length-max="3"></label></p>
  <button>Senden</button></form>`;

/** The files of texts that the page has loaded, and its requests for the site's texts. */
const textFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /atoll-texts-\w+|texts\/\w+\/\w+|localization\/.*/.exec(name)?.[0] ?? [])
      .toSorted(),
  );

test("VAL-12 LOC-02 in a language of the site, texts load for the first message that the markup lacks", async ({
  page,
  visit,
  control,
}) => {
  const Validation = { Required: "Bitte ausfüllen." };
  await control.answer({
    path: "/api/v1/localization/de/stringresources",
    status: 200,
    body: JSON.stringify({ Validation }),
    headers: { "Content-Type": "application/json" },
  });
  await serveLab(control, { form: { lang: "de", settings: { culture: "de", locale: "de" }, page: form } });
  await visit("/lab/form");
  await validationReady(page);
  const messageOf = (label: string) => page.locator("p", { has: page.getByLabel(label) }).locator("span");
  await test.step("a message of the markup needs no texts", async () => {
    await page.getByLabel("Notiz").fill("Hallo");
    await page.getByLabel("Notiz").press("Tab");
    await expect(messageOf("Notiz")).toHaveText("Zu lang.");
    expect(await textFiles(page)).toEqual([]);
  });
  await test.step("an empty form shows the site's texts, and the first field has the focus", async () => {
    await page.getByRole("button").click();
    await expect(page.getByLabel("Firma")).toBeFocused();
    await expect(messageOf("Firma")).toHaveText("Bitte ausfüllen.");
    await expect(messageOf("Stadt")).toHaveText("Bitte ausfüllen.");
    expect(await textFiles(page)).toEqual(["atoll-texts-de", "localization/de/stringresources", "texts/de/Validation"]);
  });
});
