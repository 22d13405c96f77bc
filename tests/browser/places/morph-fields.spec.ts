// Fields in a target that is morphed: those that the visitor has changed, and those that only the server changes.
import type { Page } from "@playwright/test";
import { expect, test as base } from "../guard/test.ts";
import { labHtml, menu, serveLab } from "../lab.ts";

const before = menu("one", "two");

const options = (values: string, chosen: string): string =>
  values.replace(/\w/g, (value) => `<option value="${value}"${value === chosen ? " selected" : ""}>${value}</option>`);
const radios = (name: string, values: string, chosen: string): string =>
  values.replace(
    /\w/g,
    (value) =>
      `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? " checked" : ""}>${value}</label>`,
  );
const box = (name: string, isChecked: boolean): string =>
  `<label><input type="checkbox" name="${name}" value="1"${isChecked ? " checked" : ""}>${name}</label>`;
const form = (content: string, id = "form"): string => `<form id="${id}">${content}</form>`;

/** All kinds of fields, twice: the visitor changes the ones whose names start with "my". */
const all = (chosen: string, isChecked: boolean): string =>
  form(
    ["my", "its"]
      .map(
        (who) =>
          `${radios(`${who}Radio`, "abc", chosen)}<select name="${who}Select">${options("abc", chosen)}</select>
          ${box(`${who}Box`, isChecked)}<input name="${who}Text" value="${chosen}">
          <textarea name="${who}Area">${chosen}</textarea>`,
      )
      .join(""),
  );

interface Fixtures {
  /** Opens a page with this content in a target. */
  open(content: string): Promise<void>;
  /** Presses the link that morphs the target to this content. */
  morphTo(content: string): Promise<void>;
}

let count = 0;

const test = base.extend<Fixtures>({
  open: ({ control, visit }, use) =>
    use(async (content) => {
      const link = '<a href="/lab/two" data-ajax-target="#target" data-ajax-mode="morph">Renew</a>';
      await serveLab(control, {
        one: { before, page: `<h1>One</h1>${link}<div id="target"><i></i>${content}</div>` },
      });
      await visit("/lab/one");
    }),
  morphTo: ({ page, control }, use) =>
    use(async (content) => {
      const mark = `Answer ${++count}`;
      await control.page("/lab/two", labHtml({ page: `<div id="target"><i>${mark}</i>${content}</div>` }));
      await page.click("text=Renew");
      await expect(page.locator("#target i")).toHaveText(mark);
    }),
});

/** The names and values that the form would send. */
const sent = (page: Page, id = "form"): Promise<Record<string, unknown>> =>
  page.evaluate(
    (id) => Object.fromEntries(new FormData(document.getElementById(id) as HTMLFormElement)) as Record<string, unknown>,
    id,
  );

test("NAV-22 NAV-14 morphing keeps what the visitor has typed and chosen, and other fields take the server's new values @all", async ({
  page,
  open,
  morphTo,
}) => {
  await open(all("a", false));
  await page.check("[name=myRadio][value=c]");
  await page.selectOption("[name=mySelect]", "c");
  await page.check("[name=myBox]");
  await page.fill("[name=myText]", "typed");
  await page.fill("[name=myArea]", "typed");
  const mine = { myRadio: "c", mySelect: "c", myBox: "1", myText: "typed", myArea: "typed" };
  const its = (value: string): object => ({ itsRadio: value, itsSelect: value, itsText: value, itsArea: value });
  expect(await sent(page)).toEqual({ ...mine, ...its("a") });
  await morphTo(all("b", true));
  expect(await sent(page)).toEqual({ ...mine, ...its("b"), itsBox: "1" });
  await morphTo(all("a", false));
  expect(await sent(page)).toEqual({ ...mine, ...its("a") });
});

test("NAV-22 NAV-14 morphing keeps the box that the visitor has cleared, and the choice of the first option @all", async ({
  page,
  open,
  morphTo,
}) => {
  await open(all("b", true));
  await page.check("[name=myRadio][value=a]");
  await page.selectOption("[name=mySelect]", "a");
  await page.uncheck("[name=myBox]");
  await page.fill("[name=myText]", "");
  const mine = { myRadio: "a", mySelect: "a", myText: "", myArea: "c" };
  await morphTo(all("c", true));
  const its = { itsRadio: "c", itsSelect: "c", itsBox: "1", itsText: "c", itsArea: "c" };
  expect(await sent(page)).toEqual({ ...mine, ...its });
});

test("NAV-22 NAV-14 a choice in one form does not keep fields of the same name in another from the server's values @all", async ({
  page,
  open,
  morphTo,
}) => {
  const forms = (chosen: string): string =>
    ["first", "second"].map((id) => form(radios("size", "abc", chosen), id)).join("");
  await open(forms("a"));
  await page.check("#first [value=c]");
  await morphTo(forms("b"));
  expect(await sent(page, "first")).toEqual({ size: "c" });
  expect(await sent(page, "second")).toEqual({ size: "b" });
});

const both = (values: string, chosen: string): string =>
  form(`${radios("size", values, chosen)}<select name="colour">${options(values, chosen)}</select>`);

/** Answers to a visitor who has chosen b of a, b and c, with the choice that is shown then. */
const answers = [
  { values: "abcd", server: "a", shown: "b" },
  { values: "abcd", server: "d", shown: "b" },
  { values: "dabc", server: "d", shown: "b" },
  { values: "dabc", server: "a", shown: "b" },
  { values: "cab", server: "a", shown: "b" },
  { values: "acd", server: "d", shown: "d" },
];

test("NAV-22 NAV-14 the visitor's choice stays when the server adds, moves or chooses others, as long as it is there @all", async ({
  page,
  open,
  morphTo,
}) => {
  for (const { values, server, shown } of answers) {
    await test.step(`${values} of which the server chooses ${server}`, async () => {
      await open(both("abc", "a"));
      await page.check("[name=size][value=b]");
      await page.selectOption("[name=colour]", "b");
      await morphTo(both(values, server));
      expect(await sent(page)).toEqual({ size: shown, colour: shown });
      await expect(page.locator("[name=colour] :checked")).toHaveText(shown);
      await expect(page.locator("label").filter({ has: page.locator(":checked") })).toHaveText(shown);
    });
  }
});
