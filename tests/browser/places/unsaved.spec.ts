import { expect, test } from "../guard/test.ts";
import { answerPost, labHtml, menu, serveLab } from "../lab.ts";
import { arrived } from "../navigation/watch.ts";

const before = menu("one", "two");
const form = `<h1>One</h1><form id="form" data-ajax method="post" action="/lab/save" data-warn-unsaved="Leave without saving?">
  <input name="city"><button>Save</button></form>`;

test("NAV-12 NAV-02 before a link or Back takes away what was typed, the visitor is asked; not after it was sent", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { one: { before, page: form }, two: { before, page: "<h1>Two</h1>" } });
  await visit("/lab/two");
  await page.click("text=one");
  await arrived(page, "one", "One");
  await page.fill("[name=city]", "Ghent");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await test.step("a link", async () => {
    await page.click("text=two");
    await dialog.getByRole("button", { name: "Stay on the page" }).last().click();
    await expect(dialog).toHaveCount(0);
    await arrived(page, "one", "One");
    await expect(page.locator("[name=city]")).toHaveValue("Ghent");
  });
  await test.step("Back", async () => {
    await page.goBack();
    await dialog.getByRole("button", { name: "Stay on the page" }).last().click();
    await expect(page).toHaveURL(/one$/);
    await arrived(page, "one", "One");
    await page.goBack();
    await dialog.getByRole("button", { name: "Leave the page" }).click();
    await arrived(page, "two", "Two");
  });
  await test.step("after the form was sent", async () => {
    await page.goForward();
    await arrived(page, "one", "One");
    await page.fill("[name=city]", "Bruges");
    await answerPost(control, "save", { html: labHtml({ before, page: "<h1>Saved</h1>" }) });
    await page.click("text=Save");
    await expect(page.locator("h1")).toHaveText("Saved");
    await page.click("text=two");
    await arrived(page, "two", "Two");
  });
});

test("NAV-12 a full load asks by the browser; a page's own beforeunload handler is asked on a visit in place @all", async ({
  page,
  visit,
  control,
}) => {
  const script = `<script nonce="{{nonce}}">window.onbeforeunload = () => (window.asks ? "Wait" : undefined)</script>`;
  await serveLab(control, {
    one: { before, page: `${form}${script}` },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/one");
  await page.evaluate(() => Object.assign(window, { asks: true }));
  await page.click("header >> text=two");
  const dialog = page.getByRole("dialog", { name: /not been saved/ });
  await dialog.getByRole("button", { name: "Stay on the page" }).last().click();
  await arrived(page, "one", "One");
  await page.evaluate(() => Object.assign(window, { asks: false }));
  await page.fill("[name=city]", "Ghent");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await arrived(page, "one", "One");
  await page.fill("[name=city]", "");
  await page.click("header >> text=two");
  await arrived(page, "two", "Two");
});
