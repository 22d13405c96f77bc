// Forms as different servers write them.
import type { Page } from "@playwright/test";
import { whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { answerPost, menu, serveLab } from "../../../browser/lab.ts";
import { requestCount, ready } from "../../../browser/navigation/watch.ts";
import { walk } from "../../../browser/shop/visits.ts";
import { validationReady, validationLive } from "./checks.ts";

const span = (name: string, more = ""): string => `<span data-valmsg-for="${name}" ${more}></span>`;
const input = (name: string, val: string, more = ""): string =>
  `<label>${name} <input name="${name}" data-val="true" ${val} ${more}></label>`;
const required = 'data-val-required="Wanted."';

test("VAL-13 a form is blocked while invalid, also in dialogs and fragments; its code loads in steps", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("a form that is submitted natively", async () => {
    await serveLab(control, {
      form: {
        page: `<h1>Form</h1><form method="post" action="/lab/sent">${input("A", required)}
  <label>B <input name="B" type="email" required minlength="8"></label>
  <button name="Way" value="slow">Send slowly</button></form>`,
      },
    });
    await answerPost(control, "sent", { html: "<!doctype html><title>Sent</title><h1>Sent</h1>" });
    await visit("/lab/form");
    await validationReady(page);
    const send = page.getByRole("button");
    await send.click();
    await expect(page.getByLabel("A")).toBeFocused();
    await expect(page.locator("form")).toContainText("Wanted.");
    // HTML's own attributes apply, too, with messages in the page's language.
    await expect(page.locator("form")).toContainText("Fill in this field.");
    await page.getByLabel("A").fill("a");
    await page.getByLabel("B").fill("no");
    await page.getByLabel("B").press("Tab");
    await expect(page.locator("form")).toContainText("Enter an email address");
    await page.getByLabel("B").fill("ann@example.org");
    await expect(page.locator("form")).not.toContainText("Please");
    expect(await page.locator("form").evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(true);
    await guard.expectFullLoad(() => send.click());
    expect((await control.log()).find(({ path }) => path === "/lab/sent")).toMatchObject({
      method: "POST",
      body: "A=a&B=ann%40example.org&Way=slow",
    });
  });
  await test.step("the code loads in steps; fields in dialogs and fragments count", async () => {
    await control.reset();
    await serveLab(control, {
      plain: {
        before: menu("plain", "form"),
        page: `<h1>Plain</h1><form><input name="q"></form><div id="place"></div><p><a href="/lab/form"
          data-modal>Open</a></p>`,
      },
      form: {
        page: `<h1>Form</h1><form method="post" data-ajax
          action="/lab/sent">${input("A", required)}<button>Send</button></form>`,
      },
    });
    await visit("/lab/plain");
    await page.getByRole("textbox").fill("x");
    await islandsStarted(page);
    expect(await loadedCount(page, /validation/)).toBe(0);
    await page.evaluate(
      (html) => window.atoll!.setHtml(document.querySelector("#place")!, html),
      `<form method="post" action="/lab/sent">${input("B", required)}<button>Go</button></form>`,
    );
    await expect.poll(() => loadedCount(page, /\/validation\.\w+\.js/)).toBe(1);
    await validationLive(page);
    const before = await loadedCount(page, /\/atoll\/chunk/);
    await page.getByRole("button", { name: "Go" }).click();
    await expect(page.getByLabel("B")).toBeFocused();
    await expect(page.locator("#place")).toContainText("Wanted.");
    await expect.poll(() => loadedCount(page, /\/atoll\/chunk/)).toBeGreaterThan(before);
    await page.getByRole("link", { name: "Open" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog").getByLabel("A")).toBeFocused();
    await expect(page.getByRole("dialog")).toContainText("Wanted.");
    expect(await requestCount(control, "/lab/sent", "POST")).toBe(0);
  });
});

test("VAL-03 VAL-08 VAL-10 VAL-12 VAL-13 all kinds of fields are checked as the server checks them", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a date is read in its field's format, otherwise in the page's", async () => {
    await serveLab(control, {
      dates: {
        settings: { dateFormat: "MM/DD/YYYY" },
        page:
          `<h1>Form</h1><form method="post"
          action="/lab/sent">${input("Page", 'data-val-date=""')}` +
          `${input("Own", 'data-val-date="" data-val-date-format="dd.MM.yyyy"')}
  ${input("Native", 'data-val-date=""', 'type="date" value="2026-12-24"')}<button>Send</button></form>`,
      },
    });
    await visit("/lab/dates");
    await validationLive(page);
    // Few forms have dates: the rules load on the first interaction with a form that does.
    const rulesChunk = page.waitForResponse(
      async (response) =>
        /\/atoll\/chunks\//.test(response.url()) && (await response.text()).includes("png,jpg,jpeg,gif"),
    );
    await page.getByLabel("Page").fill("24/12/2026");
    await (await rulesChunk).finished();
    await page.getByLabel("Own").fill("12/24/2026");
    await page.getByRole("button").click();
    await expect(page.locator("form")).toContainText("Enter a date as mm/dd/yyyy.");
    await expect(page.locator("form")).toContainText("Enter a date as dd.mm.yyyy.");
    await expect(page.getByLabel("Native")).not.toHaveAttribute("aria-invalid");
    await page.getByLabel("Page").fill("12/24/2026");
    await page.getByLabel("Own").fill("24.12.2026");
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  });

  await test.step("groups, switches, hidden and disabled fields are checked as the server does", async () => {
    await serveLab(control, {
      groups: {
        page:
          `<h1>Form</h1><form method="post" action="/lab/sent">
  <label><input type="radio" name="R" value="1" data-val="true" ${required}> one</label><label><input type="radio"
    name="R" value="2"> two</label>
  <label><input type="checkbox" name="Bool" value="true" data-val="true" ${required}> bool</label><input type="hidden"
    name="Bool" value="false">
  <label><input type="checkbox" name="Must" value="true" data-val="true"
    data-val-mandatory="Tick it."> must</label><input type="hidden" name="Must" value="false">
  <input type="hidden" name="Id" data-val="true" ${required}>
  ${input("Off", required, "disabled")}
  <div hidden>${input("Away", required)}</div>
  <fieldset disabled>${input("Group", required)}</fieldset>
  <label>Replace <input name="Keep" data-val="true"
    ${required}></label>` +
          `${span("Keep", 'class="field-validation-valid" data-valmsg-replace="false"').replace(
            "></span>",
            ">The server's words</span>",
          )}
  <button>Send</button></form>`,
      },
    });
    await walk(page, "/lab/groups");
    await validationReady(page);
    await page.getByRole("button").click();
    await expect(page.getByLabel("one")).toBeFocused();
    const invalid = () =>
      page
        .locator("[aria-invalid=true]")
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
    await expect.poll(invalid).toEqual(["R", "R", "Must", "Keep"]);
    await expect(page.locator("[data-valmsg-for=Keep]")).toHaveText("The server's words");
    await expect(page.locator("[data-valmsg-for=Keep]")).toHaveClass("field-validation-error");
    // The message is placed after the whole group.
    await expect(page.locator("label:has([name=R]) + span")).toHaveText("Wanted.");
    await page.getByLabel("two").check();
    await page.getByLabel("must").check();
    await expect.poll(invalid).toEqual(["Keep"]);
    await expect(page.locator("form > span:not([data-valmsg-for])")).toHaveCount(0);
  });

  await test.step("a server's message stays until its field changes, and a reset removes all messages", async () => {
    await serveLab(control, {
      refused: {
        page: `<h1>Form</h1><form method="post" action="/lab/sent">
  <label>Name <input name="M.Name" value="Ann" aria-invalid="true" aria-describedby="hint m"
    class="input-validation-error is-invalid" data-val="true" ${required}></label><i id="hint">Hint</i>
  <span id="m" class="field-validation-error" data-valmsg-for="M.Name"
    data-valmsg-replace="true">This name is taken.</span>
  ${input("M.Other", required)}<button>Send</button> <button type="reset">Start again</button></form>`,
      },
    });
    await walk(page, "/lab/refused");
    await validationReady(page);
    const name = page.getByLabel("Name");
    const serverMessage = page.locator("#m");
    await page.getByLabel("M.Other").fill("x");
    await page.getByLabel("M.Other").fill("");
    await page.getByLabel("M.Other").press("Tab");
    await expect(page.locator("form")).toContainText("Wanted.");
    await expect(serverMessage).toHaveText("This name is taken.");
    await name.fill("Anna");
    await name.press("Tab");
    await expect(serverMessage).toHaveText("");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(name).not.toHaveClass(/is-invalid/);
    await expect(name).toHaveAttribute("aria-describedby", "hint");
    await page.getByRole("button", { name: "Start again" }).click();
    await expect(page.locator("form")).not.toContainText("Wanted.");
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  });

  await test.step("an invalid field in a hidden tab or closed details gets the focus there", async () => {
    await serveLab(control, {
      tabs: {
        head: '<link rel="stylesheet" href="/theme/bootstrap.min.css">',
        page: `<h1>Form</h1><form method="post" action="/lab/sent">
  <div role="tablist"><button type="button" role="tab" class="active" aria-selected="true" data-bs-toggle="tab"
    data-bs-target="#one">One</button><button type="button" role="tab" aria-selected="false" data-bs-toggle="tab"
      data-bs-target="#two">Two</button></div>
  <div class="tab-content"><div id="one" class="tab-pane active show"
    role="tabpanel">${input("A", 'data-val-email=""')}</div><div id="two" class="tab-pane"
      role="tabpanel">${input("B", required)}</div></div>
  <details><summary>More</summary>${input("C", 'data-val-digits=""')}</details>
  <button>Send</button></form>`,
      },
    });
    await walk(page, "/lab/tabs");
    await validationReady(page);
    await page.getByLabel("A").fill("ann@example.org");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByLabel("B")).toBeFocused();
    await expect(page.getByRole("tab", { name: "Two" })).toHaveAttribute("aria-selected", "true");
    await page.getByLabel("B").fill("b");
    await page.locator("[name=C]").evaluate((field: HTMLInputElement) => (field.value = "x"));
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByLabel("C")).toBeFocused();
  });
});

const loadedCount = (page: Page, part: RegExp): Promise<number> =>
  page.evaluate(
    (pattern) => performance.getEntriesByType("resource").filter(({ name }) => new RegExp(pattern).test(name)).length,
    part.source,
  );

test("VAL-11 VAL-12 VAL-13 HTML bounds, custom rules and script errors apply; data-val=false opts out", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("bounds have messages of their own, and a script's error keeps its text", async () => {
    await serveLab(control, {
      form: {
        page: `<h1>Form</h1><form method="post" action="/lab/sent" data-ajax>${input("A", required)}
  <label>Length <input name="Length" minlength="8"></label><label>Least <input name="Least" type="number" min="1"
    value="-1"></label>
  <label>Range <input name="Range" data-val="true" data-val-range="" data-val-range-min="0"
    data-val-range-max="100"></label><label>Own <input name="Own"></label>
  <button>Send</button></form>`,
      },
    });
    await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
    await visit("/lab/form");
    await validationReady(page);
    await page
      .getByLabel("Own")
      .evaluate((field: HTMLInputElement) => field.setCustomValidity("The page's own words."));
    await page.getByLabel("Length").pressSequentially("short");
    await page.getByLabel("Range").fill("-5");
    await page.getByRole("button").click();
    const form = page.locator("form");
    for (const text of [
      "Enter at least 8 characters.",
      "Enter 1 or more.",
      "Enter a number from 0 to 100.",
      "The page's own words.",
    ])
      await expect(form).toContainText(text);
    await page.getByLabel("A", { exact: true }).fill("a");
    await page.getByLabel("Length").fill("long enough");
    await page.getByLabel("Least").fill("1");
    await page.getByLabel("Range").fill("0");
    await page.getByRole("button").click();
    await expect(page.getByLabel("Own")).toBeFocused();
    expect(await requestCount(control, "/lab/sent", "POST")).toBe(0);
    await page.getByLabel("Own").evaluate((field: HTMLInputElement) => field.setCustomValidity(""));
    await page.getByRole("button").click();
    await expect(page.locator("h1")).toHaveText("Thanks");
  });

  await test.step("a site's rules run by name, at once or later; an unknown rule warns once", async () => {
    guard.allowConsole(/data-val-iban expects a rule/);
    const warnings: string[] = [];
    page.on("console", (entry) => entry.text().includes("data-val-iban") && warnings.push(entry.text()));
    await serveLab(control, {
      form: {
        head: `<script nonce="{{nonce}}">window.atollRules = {
          even: (value, element, { than }) => Number(value) % 2 === 0 && Number(value) > Number(than),
          later: (value) => new Promise((resolve) => setTimeout(() => resolve(value === "right" || "Not right."), 20)),
          broken: () => { throw new Error("oops"); },
        };</script>`,
        page:
          `<h1>Form</h1><form method="post" data-ajax
          action="/lab/sent">${input("Even", 'data-val-even="Even, please." data-val-even-than="4"')}` +
          `${input("Later", 'data-val-later="x"')}
  ${input("Iban", 'data-val-iban="No."')}${input("Broken", 'data-val-broken="No."')}<button>Send</button></form>`,
      },
    });
    guard.allowConsole(/the site's rule "broken" failed/);
    await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
    await visit("/lab/form");
    await validationReady(page);
    for (const [name, value] of Object.entries({ Even: "4", Later: "wrong", Iban: "?", Broken: "?" }))
      await page.getByLabel(name).fill(value);
    await page.getByRole("button").click();
    await expect(page.locator("form")).toContainText("Even, please.");
    await page.getByLabel("Even").fill("6");
    await expect(page.locator("form")).not.toContainText("Even, please.");
    await page.getByRole("button").click();
    await expect(page.locator("form")).toContainText("Not right.");
    await expect(page.getByLabel("Later")).toBeFocused();
    await page.getByLabel("Later").fill("right");
    await page.getByRole("button").click();
    await expect(page.locator("h1")).toHaveText("Thanks");
    expect(warnings).toHaveLength(1);
  });

  await test.step("a form with data-val=false is left to the browser", async () => {
    await serveLab(control, {
      left: {
        page: `<h1>Form</h1><form data-val="false" method="post" action="/lab/sent"
          data-ajax>${input("A", required)}<button>Send</button></form>`,
      },
    });
    await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
    await walk(page, "/lab/left");
    await page.getByRole("button").click();
    await expect(page.locator("h1")).toHaveText("Thanks");
  });
});

test("VAL-13 ERR-05 if the engine's code hangs, the form waits two seconds, shows it and submits @all", async ({
  page,
  visit,
  control,
}) => {
  await page.route(/\/atoll\/chunks\//, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("input-validation-error")) return;
    await route.fulfill({ response });
  });
  await serveLab(control, {
    form: {
      page: `<h1>Form</h1><form method="post" data-ajax
        action="/lab/sent">${input("A", required)}<button>Send</button></form>`,
    },
  });
  await answerPost(control, "sent", { html: '<main id="page"><h1>Thanks</h1></main>' });
  await page.clock.install();
  await visit("/lab/form");
  await validationLive(page);
  await ready(page, () => page.hover("h1"));
  await whileStopped(page, async () => {
    for (let time = 0; time < 3; time++) await page.getByRole("button").click();
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(1_900);
    expect(await requestCount(control, "/lab/sent", "POST")).toBe(0);
    await page.clock.runFor(200);
  });
  await expect(page.locator("h1")).toHaveText("Thanks");
  expect(await requestCount(control, "/lab/sent", "POST")).toBe(1);
});
