import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { whileStopped } from "../clock.ts";
import type { Control } from "../guard/control.ts";
import { hold } from "../hold.ts";
import { type LabPage, menu, serveLab, shopStyle } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { complained, complaints } from "./complaints.ts";

const towns: Record<string, string[]> = {
  "8400": ["Ostend", "Stene", "Zandvoorde"],
  "4000": ["Liège", "Rocourt", "Glain <b>and</b> beyond", "Saint-Nicolas"],
  "9000": ["Ghent"],
  "8300": ["Knokke", "Westkapelle"],
  "1000": [],
};

interface Values {
  code?: string;
  city?: string;
}
const part = ({ code = "", city = "" }: Values = {}): string => `<div class="container-xl"><h1>Checkout</h1><form id="checkout" class="account-form" method="post" action="/lab/checkout" data-ajax><fieldset>
<div class="field"><label class="form-label" for="country">Country</label> <select class="form-select" id="country" name="BillingCountryId"><option value="1" selected>Belgium</option><option value="2">France</option></select></div>
<div class="field"><label class="form-label" for="code">Postal code</label> <input class="form-control" id="code" name="BillingPostalCode" value="${code}" autocomplete="off"></div>
<div class="field" data-island="city-field" data-postal-code-field="BillingPostalCode" data-country-field="BillingCountryId"><label class="form-label" for="city">Town</label> <input class="form-control" id="city" name="BillingCity" value="${city}" data-val="true" data-val-required="Please tell us the town." required autocomplete="address-level2" aria-describedby="hint"> <p class="form-text" id="hint">As on your letters</p><span class="field-validation-valid" id="city-error" data-valmsg-for="BillingCity" data-valmsg-replace="true"></span></div>
<div class="field" data-island="vat-number"><label class="form-label" for="vat">VAT number</label> <input class="form-control" id="vat" name="BillingVAT" autocomplete="off"></div>
</fieldset><button class="btn btn-primary">Order</button></form></div>`;
const pages = (values?: Values, more: LabPage = {}): Record<string, LabPage> => ({ checkout: { head: shopStyle, page: part(values), ...more } });

const isQuestion = (url: URL): boolean => url.pathname === "/api/v1/postalcode/search";
const answered = ({ searchParams }: URL): string[] => (searchParams.get("CountryId") === "1" ? (towns[searchParams.get("PostalCode")!] ?? []) : []);

/** The questions that the page asks, by country and postal code; they are answered. */
async function listen(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(isQuestion, (route: Route) => {
    const url = new URL(route.request().url());
    asked.push(`${url.searchParams.get("CountryId")} ${url.searchParams.get("PostalCode")}`);
    return route.fulfill({ json: answered(url) });
  });
  return asked;
}

const host = (page: Page): Locator => page.locator("[data-island=city-field]");
const code = (page: Page): Locator => page.getByLabel("Postal code");
/** What the label names. */
const city = (page: Page): Locator => page.getByLabel("Town", { exact: true });
const options = (page: Page): Locator => page.locator(".atoll-options").getByRole("option");
/** What the form would submit. */
const sent = (page: Page): Promise<string[]> => page.evaluate(() => new FormData(document.forms[0]!).getAll("BillingCity") as string[]);
const loads = async (control: Control): Promise<number> => (await control.log()).filter(({ path }) => path === "/lab/checkout").length;

async function open(page: Page, control: Control, visit: (path: string) => Promise<unknown>, values?: Values, more?: LabPage): Promise<string[]> {
  const asked = await listen(page);
  await serveLab(control, pages(values, more));
  await visit("/lab/checkout");
  await live(host(page));
  return asked;
}
async function typeCode(page: Page, text: string): Promise<void> {
  await code(page).fill(text);
  await code(page).press("Tab");
}

test.beforeEach(({ page }) => hasChosen(page));

test("CHK-06 the towns of a postal code are chosen from a dropdown in place of the field: two of them, one, many to search among; without any they are typed; nothing moves", async ({ page, visit, control }) => {
  const asked = await open(page, control, visit);
  await test.step("two towns are a select, which has to be chosen from; its label is that of the field", async () => {
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveText(["Choose your town", "Knokke", "Westkapelle"]);
    await expect(city(page)).toHaveAccessibleDescription("As on your letters");
    expect(await sent(page)).toEqual([""]);
    await city(page).selectOption("Westkapelle");
    expect(await sent(page)).toEqual(["Westkapelle"]);
    expect(await violations(page, "form")).toEqual([]);
  });
  await test.step("a town of another postal code goes with that; the only one that there is, is chosen", async () => {
    await typeCode(page, "9000");
    await expect(city(page).locator("option")).toHaveText(["Ghent"]);
    expect(await sent(page)).toEqual(["Ghent"]);
  });
  await test.step("from three on they are searched by any part, with any capitals and accents", async () => {
    await typeCode(page, "4000");
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("");
    await city(page).click();
    await expect(options(page)).toHaveText(towns["4000"]!);
    await city(page).pressSequentially("LIE");
    await expect(options(page)).toHaveText(["Liège"]);
    await expect(options(page).locator("mark")).toHaveText("Liè");
    expect(await violations(page, "form")).toEqual([]);
    await city(page).fill("beyond");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(options(page)).toHaveCount(0);
    expect(await sent(page)).toEqual(["Glain <b>and</b> beyond"]);
  });
  await test.step("what is typed and meant is taken as the field is left, what is no town is not; Escape leaves it as it was", async () => {
    await city(page).fill("roc");
    await city(page).press("Tab");
    expect(await sent(page)).toEqual(["Rocourt"]);
    await city(page).fill("Paris");
    await expect(page.locator(".atoll-options")).toHaveText("No town with this postal code is called that");
    await city(page).press("Tab");
    expect(await sent(page)).toEqual(["Rocourt"]);
    await city(page).fill("saint");
    await page.keyboard.press("Escape");
    await expect(city(page)).toHaveValue("Rocourt");
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await options(page).last().click();
    expect(await sent(page)).toEqual(["Saint-Nicolas"]);
    await expect(city(page)).toBeFocused();
  });
  await test.step("without any the town is typed, with what stands there; another country asks anew, and known towns are not asked for twice", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Saint-Nicolas");
    await city(page).fill("Brussels");
    // Each is asked before the next is chosen: one that is changed at once is not asked at all.
    await page.getByLabel("Country").selectOption("2");
    await expect.poll(() => asked.at(-1)).toBe("2 1000");
    await typeCode(page, "8300");
    await expect.poll(() => asked.at(-1)).toBe("2 8300");
    await page.getByLabel("Country").selectOption("1");
    await expect(city(page).locator("option")).toHaveText(["Brussels", "Knokke", "Westkapelle"]);
    expect(await sent(page)).toEqual(["Brussels"]);
    expect(asked).toEqual(["1 8300", "1 9000", "1 4000", "1 1000", "2 1000", "2 8300"]);
  });
});

test("CHK-06 CHK-07 the town that stood there is preselected with any capitals; what is chosen and typed outlives a page that shows itself anew, with its dropdown and the focus", async ({ page, visit, control }) => {
  await open(page, control, visit, { code: "8400", city: "STENE" });
  let times = 0;
  /** By the VAT number, which is left for the town. */
  const renew = async (): Promise<void> => {
    const before = await loads(control);
    await page.route("**/checkisvatvalid/*", (route) => route.fulfill({ json: { IsVATValidWebService: ++times % 2 === 1, ErrorMessage: "" } }), { times: 1 });
    await page.getByLabel("VAT number").fill(`BE${times}`);
    await city(page).focus();
    await expect.poll(() => loads(control)).toBe(before + 1);
    await live(host(page));
    await expect(page.getByLabel("VAT number")).toHaveValue(`BE${times - 1}`);
    await expect(city(page)).toBeFocused();
    await expect(page.locator("[name=BillingCity]")).toHaveCount(1);
  };
  await test.step("as the page comes", async () => {
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Stene");
    await city(page).click();
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await options(page).last().click();
  });
  await test.step("one that is chosen from many", async () => {
    await renew();
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Zandvoorde");
  });
  await test.step("one that is chosen from two, by a select that the server does not know", async () => {
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveCount(3);
    await city(page).selectOption("Knokke");
    await renew();
    await expect(city(page).locator("option")).toHaveText(["Knokke", "Westkapelle"]);
    await expect(city(page)).toHaveValue("Knokke");
    expect(await sent(page)).toEqual(["Knokke"]);
  });
  await test.step("one that is typed, and one that is none of the towns", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    await city(page).fill("Brussels");
    await renew();
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Brussels");
    await typeCode(page, "8300");
    await renew();
    await expect(city(page).locator("option")).toHaveText(["Brussels", "Knokke", "Westkapelle"]);
    expect(await sent(page)).toEqual(["Brussels"]);
  });
});

test("CHK-06 ERR-03 where the towns cannot be had the town is typed, in each way that it can fail; late answers are ignored, and who types is not interrupted", async ({ page, visit, control, guard }) => {
  guard.allowConsole(/towns of a postal code could not be had|a list of towns expects names|status of (401|404|409|422|500)|ERR_/);
  const said = complaints(page);
  await open(page, control, visit);
  await page.unrouteAll();
  const failures: [string, Parameters<Route["fulfill"]>[0] | undefined][] = [
    ["a failure", { status: 500, body: "Down" }],
    ["not found", { status: 404 }],
    ["a conflict", { status: 409, json: { Message: "No" } }],
    ["a refusal", { status: 422, json: { Message: "<b>No</b>" } }],
    ["a page", { status: 200, contentType: "text/html", body: "<html><body><h1>Oops</h1></body></html>" }],
    ["nothing", { status: 200, contentType: "application/json", body: "" }],
    ["something else", { json: { Towns: ["Ostend"] } }],
    ["a broken connection", undefined],
  ];
  await city(page).fill("Oostende");
  for (const [index, [name, answer]] of failures.entries()) {
    await test.step(name, async () => {
      await page.route(isQuestion, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
      await typeCode(page, `840${index}`);
      await expect.poll(() => said.some((line) => line.includes("towns of a postal code could not be had"))).toBe(true);
      await expect(city(page)).toHaveRole("textbox");
      await expect(city(page)).toHaveValue("Oostende");
      await expect(host(page)).not.toHaveAttribute("aria-busy");
      said.length = 0;
    });
  }
  await test.step("names that are none are left out", async () => {
    await page.route(isQuestion, (route) => route.fulfill({ json: ["Oostende", null, { Name: "Bredene" }] }), { times: 1 });
    await typeCode(page, "8410");
    await expect(city(page).locator("option")).toHaveText(["Oostende"]);
    await complained(said, [/a list of towns expects names, got 2/]);
  });
  await test.step("a dropdown of the code before goes when the towns of the next cannot be had", async () => {
    await page.route(isQuestion, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await typeCode(page, "8411");
    await expect(city(page)).toHaveRole("textbox");
    await expect(city(page)).toHaveValue("Oostende");
  });
  await test.step("the answer about the code of before comes last", async () => {
    await listen(page);
    const letGo = await hold(page, (url) => isQuestion(url) && url.searchParams.get("PostalCode") === "9000", { times: 1 });
    await city(page).fill("");
    await typeCode(page, "9000");
    await expect(host(page)).toHaveAttribute("aria-busy", "true");
    await typeCode(page, "8300");
    await expect(city(page).locator("option")).toHaveText(["Choose your town", "Knokke", "Westkapelle"]);
    letGo();
    await expect(city(page).locator("option")).toHaveCount(3);
  });
  await test.step("who types a town meanwhile goes on typing, and finds it in the dropdown after", async () => {
    await typeCode(page, "1000");
    await expect(city(page)).toHaveRole("textbox");
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(isQuestion, async (route) => (await held, route.fulfill({ json: ["Antwerp", "Berchem"] })), { times: 1 });
    await typeCode(page, "2600");
    await city(page).focus();
    await page.keyboard.type("ber");
    const answer = page.waitForResponse((response) => isQuestion(new URL(response.url())));
    letGo();
    await answer;
    await expect(host(page)).not.toHaveAttribute("aria-busy");
    await page.keyboard.type("chem");
    await expect(city(page)).toHaveValue("berchem");
    await expect(city(page)).toHaveRole("textbox");
    await page.keyboard.press("Tab");
    await expect(city(page).locator("option")).toHaveText(["Antwerp", "Berchem"]);
    expect(await sent(page)).toEqual(["Berchem"]);
  });
});

test("CHK-06 VAL-12 it is asked as a code is typed, once the visitor pauses; what is missing is told at the dropdown; in French, by a script, and at 320 px", async ({ page, visit, control }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  const fr: LabPage = { lang: "fr", settings: { culture: "fr", locale: "fr" } };
  const asked = await open(page, control, visit, undefined, { ...fr, after: '<div data-island="validation"></div>' });
  await test.step("from four characters on, and not for each", async () => {
    await code(page).focus();
    await whileStopped(page, async () => {
      for (const digit of "840") await page.keyboard.press(digit);
      await page.clock.runFor(1_000);
      await page.keyboard.press("0");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("0");
      await page.clock.runFor(1_000);
      await expect.poll(() => asked).toEqual(["1 8400"]);
    });
    await page.keyboard.press("Tab");
    await expect(city(page)).toBeFocused();
    await expect(city(page)).toHaveAttribute("placeholder", "Choisissez votre localité");
    await city(page).click();
    await expect(page.getByRole("listbox", { name: "Localités de ce code postal" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press("Escape");
    expect(asked).toEqual(["1 8400"]);
  });
  await test.step("what is missing is told at the select, which gets the focus", async () => {
    await typeCode(page, "8300");
    await expect(city(page).locator("option").first()).toHaveText("Choisissez votre localité");
    await page.getByRole("button", { name: "Order" }).click();
    await expect(city(page)).toBeFocused();
    await expect(city(page)).toHaveAttribute("aria-invalid", "true");
    await expect(city(page)).toHaveAccessibleDescription("As on your letters Please tell us the town.");
    await expect(city(page)).toHaveClass(/input-validation-error/);
    await city(page).selectOption("Knokke");
    await expect(city(page)).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("#city-error")).toBeEmpty();
  });
  await test.step("a script that fills in another address is followed: the code, then the town", async () => {
    await page.evaluate(() => {
      for (const [name, value] of [["BillingPostalCode", "8400"], ["BillingCity", "Zandvoorde"]] as const) {
        const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
        field.value = value;
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    await expect(city(page)).toHaveRole("combobox");
    await expect(city(page)).toHaveValue("Zandvoorde");
    expect(await sent(page)).toEqual(["Zandvoorde"]);
  });
});

/** Not by an island that leaves its own marks. */
const unchecked = (values: Values): string => part(values).replace('data-val="true" ', "");

test("CHK-06 NAV-20 ERR-06 pages that are left with towns leave no listener, node or timer, swept the field is the page's own; without the fields that it names nothing begins", async ({ page, visit, control, guard }) => {
  await page.addInitScript(countTimers);
  guard.allowConsole(/city-field on <div\.field> expects a field BillingPostalCode in its form, found none/);
  await listen(page);
  await serveLab(control, {
    checkout: { head: shopStyle, before: menu("checkout", "other"), page: unchecked({ code: "8300", city: "knokke" }) },
    many: { head: shopStyle, before: menu("checkout", "other"), page: unchecked({ code: "8400", city: "stene" }) },
    other: { head: shopStyle, before: menu("checkout", "other"), page: "<h1>Other</h1>" },
    wrong: { page: part().replace('name="BillingPostalCode"', 'name="Elsewhere"') },
  });
  await visit("/lab/wrong");
  await expect(host(page)).toHaveAttribute("data-island-state", "failed");
  await visit("/lab/other");
  const go = async (name: string): Promise<void> => {
    await page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
    await expect(heading(page)).toHaveText(name === "other" ? "Other" : "Checkout");
  };
  const counts: Record<string, number>[] = [];
  for (let time = 0; time < 10; time++) {
    for (const name of ["checkout", "many"]) {
      await go(name);
      await expect(city(page)).toHaveValue(name === "many" ? "Stene" : "Knokke");
      await city(page).focus();
      await page.keyboard.press("ArrowDown");
      await go("other");
      await expect(page.locator(".atoll-options")).toHaveCount(0);
    }
    if (time < 7) continue;
    await idle(page);
    counts.push((await left(page)).counts);
  }
  expect(grown(counts, { nodes: 30 })).toEqual({});
  for (const name of ["checkout", "many"]) {
    await go(name);
    await expect(city(page)).toHaveRole("combobox");
    const isSame = await page.evaluate(async () => {
      const section = document.querySelector("#page")!;
      window.atoll!.sweep(section);
      const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
      return section.querySelector("form")!.isEqualNode(document.adoptNode(sent.querySelector("#page form")!));
    });
    expect(isSame).toBe(true);
  }
});
