import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { hold } from "../../../browser/hold.ts";
import { type LabPage, serveLab, shopStyle } from "../../../browser/lab.ts";
import { refuse, visibleDialog, signIn } from "../../../browser/navigation/logins.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { pageLoads } from "../page-loads.ts";

const path = "/api/v1/sales/customers/checkisvatvalid/";

/** A checkout whose prices depend on whether the server knows a valid number. */
const checkout = (valid = "", more: LabPage = {}): Record<string, LabPage> => ({
  checkout: {
    head: shopStyle,
    page: `<div class="container-xl"><h1>Checkout</h1><form class="account-form" method="post"
      action="/lab/checkout"><fieldset>
<div class="field"><label class="form-label" for="c">Country</label>
  <select class="form-select" id="c" name="BillingCountryId"><option value="1" selected>Belgium</option><option
    value="2">France</option></select></div>
<div class="field" data-island="vat-number" data-customer-id="c7" data-valid="${valid}"><label class="form-label"
  for="v">VAT number</label> <input class="form-control" id="v" name="BillingVAT" autocomplete="off"></div>
<div class="field"><label class="form-label" for="r">Remarks</label>
  <input class="form-control" id="r" name="Remarks"></div>
</fieldset><p id="prices">${valid === "true" ? "Prices without tax" : "Prices with tax"}</p></form></div>`,
    ...more,
  },
});

const answer = (
  control: Control,
  IsVATValidWebService: unknown,
  ErrorMessage = "",
  more: object = {},
): Promise<unknown> =>
  control.answer({
    path,
    status: 200,
    contentType: "application/json",
    body: JSON.stringify({ IsVATValidWebService, ErrorMessage }),
    ...more,
  });
const checksSent = async (control: Control): Promise<string[]> =>
  (await control.log()).filter((entry) => entry.path === path).map(({ search }) => search);

const [french, dutch] = ["fr", "nl"].map((culture): LabPage => ({
  lang: culture,
  settings: { culture, locale: culture },
}));

const field = (page: Page) => page.getByLabel(/VAT number|Numéro de TVA/);
const status = (page: Page) => page.locator(".atoll-vat-status");
const prices = (page: Page) => page.locator("#prices");

async function open(
  page: Page,
  control: Control,
  visit: (path: string) => Promise<unknown>,
  valid?: string,
  more?: LabPage,
): Promise<void> {
  await serveLab(control, checkout(valid, more));
  await visit("/lab/checkout");
  await live(page.locator("[data-island=vat-number]"));
}
/** Types a number and moves on to the next field. */
async function type(page: Page, number: string): Promise<void> {
  await field(page).fill(number);
  await field(page).press("Tab");
}

test.beforeEach(({ page }) => setConsentCookie(page));

test("CHK-02 CHK-03 CHK-07 a VAT number is checked on blur; prices update in place and the input stays", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/could not be checked|status of 500/);
  await open(page, control, visit);
  await test.step("the field shows that the number is being checked", async () => {
    await page.getByLabel("Remarks").fill("Ring twice");
    await answer(control, true);
    const release = await hold(page, `**${path}*`, { times: 1 });
    await type(page, "BE0123456749");
    await expect(status(page)).toHaveText("Checking the number…");
    await expect(page.locator("[data-island=vat-number]")).toHaveAttribute("aria-busy", "true");
    await serveLab(control, checkout("true"));
    release();
    await expect(prices(page)).toHaveText("Prices without tax");
    expect(await checksSent(control)).toEqual(["?countryId=1&VAT=BE0123456749&customerId=c7"]);
  });
  await test.step("the input and the focus stay, and the result is shown at the field", async () => {
    await expect(field(page)).toHaveValue("BE0123456749");
    await expect(page.getByLabel("Remarks")).toHaveValue("Ring twice");
    await expect(page.getByLabel("Remarks")).toBeFocused();
    await expect(status(page)).toHaveText("This VAT number is valid.");
    await expect(field(page)).toHaveAccessibleDescription("This VAT number is valid.");
  });
  await test.step("a number is checked once per country; an invalid one shows the server's text", async () => {
    await field(page).focus();
    await page.getByLabel("Remarks").focus();
    await answer(control, false, "<img src=x onerror=alert(1)> is no French number");
    await serveLab(control, checkout("false"));
    await page.getByLabel("Country").selectOption("2");
    await expect(prices(page)).toHaveText("Prices with tax");
    await expect(status(page)).toHaveText("<img src=x onerror=alert(1)> is no French number");
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Country")).toHaveValue("2");
    expect((await checksSent(control)).slice(1)).toEqual(["?countryId=2&VAT=BE0123456749&customerId=c7"]);
  });
  await test.step("an unknown result changes nothing, and the next blur checks again", async () => {
    const before = await pageLoads(control);
    await answer(control, null, "", { times: 2 });
    for (const times of [1, 2]) {
      await type(page, "FR1");
      await expect
        .poll(async () => (await checksSent(control)).filter((search) => search.includes("FR1")).length)
        .toBe(times);
      await expect(status(page)).toHaveText("We could not check it. You can continue.");
    }
    await expect(field(page)).not.toHaveAttribute("aria-invalid");
    expect(await pageLoads(control)).toBe(before);
  });
  await test.step("if the page cannot be refreshed it stays and shows a notice", async () => {
    await answer(control, true);
    await control.answer({ path: "/lab/checkout", status: 500, body: "Down", contentType: "text/plain" });
    await type(page, "FR2");
    await expect(status(page)).toHaveText("This VAT number is valid.");
    await expect(field(page)).toHaveValue("FR2");
    await expect(prices(page)).toHaveText("Prices with tax");
    guard.allowConsole(/could not be reloaded in place/);
    await expect(page.locator(".atoll-notice-error")).toBeVisible();
  });
});

test("CHK-02 axe finds nothing at a VAT number that is not valid @all", async ({ page, visit, control }) => {
  await open(page, control, visit);
  await answer(control, false, "No such number");
  await type(page, "BE1");
  await expect(status(page)).toHaveText("No such number");
  expect(await violations(page, "form")).toEqual([]);
});

test("CHK-02 CHK-03 ERR-01 a failed check counts as unknown; a login returns to the same form @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [/a VAT number could not be checked/, /status of (401|404|409|422|500)/, /ERR_/])
    guard.allowConsole(pattern);
  const logged = collectConsole(page);
  await open(page, control, visit, "true");
  const failures: [string, () => Promise<unknown>][] = [
    ["a failure", () => answer(control, false, "", { status: 500 })],
    ["a page", () => control.answer({ path, status: 200, body: "<html><body><h1>Oops</h1></body></html>" })],
    ["nothing", () => control.answer({ path, status: 200, contentType: "application/json" })],
    ["something else", () => answer(control, "true", "Yes")],
    ["not found", () => control.answer({ path, status: 404 })],
    [
      "a refusal",
      () =>
        control.answer({ path, status: 422, contentType: "application/json", body: '{"Message":"Ask us by e-mail."}' }),
    ],
    ["a conflict", () => control.answer({ path, status: 409 })],
    ["a broken connection", () => page.route(`**${path}*`, (route) => route.abort(), { times: 1 })],
  ];
  for (const [index, [name, prepare]] of failures.entries()) {
    await test.step(name, async () => {
      await prepare();
      await type(page, `BE${index}`);
      await expect(status(page)).toHaveText(name === "a refusal" ? "Ask us by e-mail." : /^We could not check it/);
      await expect(field(page)).not.toHaveAttribute("aria-invalid");
      await expect.poll(() => logged.some((line) => line.includes("could not be checked"))).toBe(true);
      logged.length = 0;
    });
  }
  expect(await pageLoads(control)).toBe(1);
  await test.step("closing the login continues without the check; the next blur checks again", async () => {
    await refuse(control, path);
    await type(page, "BE9");
    await expect(visibleDialog(page)).toHaveAccessibleName("Log in");
    await page.keyboard.press("Escape");
    await expect(status(page)).toHaveText(/^We could not check it/);
    await expectConsole(logged, [/401/, /could not be checked/]);
  });
  await test.step("a login returns to the same form, and the number is checked", async () => {
    await refuse(control, path);
    await answer(control, true);
    await field(page).focus();
    await field(page).press("Tab");
    await signIn(page);
    await expect(visibleDialog(page)).toHaveCount(0);
    await expect(status(page)).toHaveText("This VAT number is valid.");
    await expect(field(page)).toHaveValue("BE9");
  });
  await expect.poll(() => pageLoads(control)).toBe(2);
});

test("CHK-02 CHK-03 LOC-01 late responses are ignored, and clearing a valid one refreshes prices @all", async ({
  page,
  visit,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, control, visit, "true", french);
  await test.step("a late answer for the previous country is ignored", async () => {
    const release = await hold(page, /countryId=1&VAT=BE1&/, { times: 1 });
    await answer(control, false, "Pas en France");
    await type(page, "BE1");
    await expect(status(page)).toHaveText("Vérification du numéro…");
    await serveLab(control, checkout("false", french));
    await page.getByLabel("Country").selectOption("2");
    await expect(prices(page)).toHaveText("Prices with tax");
    await expect(status(page)).toHaveText("Pas en France");
    release();
    await expect(status(page)).toHaveText("Pas en France");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  await test.step("clearing a valid number updates the prices", async () => {
    await open(page, control, visit, "true", dutch);
    const before = (await checksSent(control)).length;
    await answer(control, true);
    await type(page, "BE2");
    await expect(status(page)).toHaveText("Dit btw-nummer is geldig.");
    await serveLab(control, checkout("", dutch));
    await type(page, "");
    await expect(prices(page)).toHaveText("Prices with tax");
    await expect(status(page)).toHaveText("");
    expect(await checksSent(control)).toHaveLength(before + 1);
  });
});
