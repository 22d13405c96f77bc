// The form for a business account, with every validation attribute that a CMS sends.
import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { requestCount } from "../../../browser/navigation/watch.ts";
import { skipPauseBeforeRetry } from "../../../browser/retry.ts";
import { setConsentCookie, heading } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { validationReady } from "./checks.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const field = (page: Page, name: string) => page.locator(`[name="Account.${name}"]:not([type=hidden])`);
const message = (page: Page, name: string) => page.locator(`[data-valmsg-for="Account.${name}"]`);
const send = (page: Page) => page.locator(".account-buttons .btn-primary");
const summary = (page: Page) => page.locator("[data-valmsg-summary]");
const described = (page: Page, name: string): Promise<string[]> =>
  field(page, name)
    .first()
    .evaluate((element) =>
      (element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent?.trim() ?? ""),
    );

/** Leaves a field that the server checks. The answer comes after a key in the next field. */
async function checkRemotely(page: Page, name: string, url: string): Promise<void> {
  const release = await hold(page, url, { times: 1 });
  const request = page.waitForRequest(url);
  await field(page, name).press("Tab");
  await request;
  await page.keyboard.press("End");
  release();
}

/** Fills in all required fields. */
async function complete(page: Page, more: Record<string, string> = {}): Promise<void> {
  const typed = {
    Company: "De Zeemeeuw",
    VatNumber: "BE 0444.555.666",
    Email: "ann@example.org",
    ConfirmEmail: "ann@example.org",
    Phone: "059 12 34 56",
    Password: "geheim77",
    ConfirmPassword: "geheim77",
    ...more,
  };
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, "Kind").selectOption("shop");
  await field(page, "Contact").first().check();
  await field(page, "Terms").check();
}

/** Messages for fields without texts in their markup. */
const messages = {
  company: "Indiquez le nom de l’entreprise.",
  date: "Entrez une date sous la forme jj/mm/aaaa.",
  range: "Entrez un nombre de 50,5 à 10000.",
};
test("VAL-11 VAL-12 LOC-04 an incomplete form is not sent; every error shows and the first field has focus", async ({
  page,
  visit,
  control,
}) => {
  await visit("/fr/business");
  await validationReady(page);
  await field(page, "Founded").fill("31/02/2026");
  await field(page, "Budget").fill("12,5");
  await send(page).click();
  await expect(message(page, "Company")).toHaveText(messages.company);
  // Without a text in the markup, the message is in the page's language.
  await expect(message(page, "Founded")).toHaveText(messages.date);
  await expect(message(page, "Budget")).toHaveText(messages.range);
  await expect(field(page, "Company")).toBeFocused();
  await expect(field(page, "Company")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Company")).toHaveClass(/input-validation-error/);
  expect(await described(page, "Company")).toContain(messages.company);
  await expect(field(page, "Website")).not.toHaveAttribute("aria-invalid");
  await expect(summary(page)).toBeVisible();
  await expect(field(page, "Company")).toHaveAttribute("aria-required", "true");
  await expect(field(page, "Website")).not.toHaveAttribute("aria-required");
  await summary(page).getByRole("link", { name: messages.range }).click();
  await expect(field(page, "Budget")).toBeFocused();
  await expect(page).toHaveURL(/\/fr\/business$/);
  expect(await requestCount(control, "/fr/business", "POST")).toBe(0);
  // The page loads the texts of its own language only.
  const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(files.flatMap((name) => /\/texts\/(\w+\/Validation)\./.exec(name)?.[1] ?? [])).toEqual(["fr/Validation"]);
  // With every invalid field marked.
  expect(await violations(page, "form.account-form")).toEqual([]);
});

test("VAL-01 VAL-02 VAL-04 VAL-05 VAL-06 VAL-07 VAL-09 VAL-11 VAL-12 VAL-13 fields are checked when left", async ({
  page,
  visit,
  control,
}) => {
  await visit("/en/business");
  await validationReady(page);

  await test.step("a field is checked on blur, and from then on while typing", async () => {
    const company = field(page, "Company");
    await company.pressSequentially("X");
    await expect(company).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("Tab");
    await expect(message(page, "Company")).toHaveText("The name must have 2 to 60 characters.");
    // The focus has moved on, so the message is announced.
    await expect(page.locator("#atoll-live-polite")).toHaveText("The name must have 2 to 60 characters.");
    await company.pressSequentially("Y");
    await expect(message(page, "Company")).toHaveText("");
    await expect(company).not.toHaveAttribute("aria-invalid");
    expect(await described(page, "Company")).not.toContain("The name must have 2 to 60 characters.");
    await company.fill("");
    await expect(message(page, "Company")).toHaveText("Enter the name of your business.");
    // A field that was never touched has no message.
    await expect(message(page, "Email")).toHaveText("");
  });

  await test.step("valid values pass: a comma, spaces around an address, and long texts", async () => {
    const invalid = { Budget: "1,5,0", Email: "ann@", VatNumber: "BE 1234", Employees: "1.5" };
    const valid = { Budget: "150,5", Email: " ann@example.org ", VatNumber: "be 0444555666", Employees: "12" };
    const fields = Object.keys(invalid);
    /** Leaves each field with its value, and expects that all have a message, or none. */
    const expectMessages = async (values: Record<string, string>, isExpected: boolean): Promise<void> => {
      for (const name of fields) {
        await field(page, name).fill(values[name]!);
        await field(page, name).press("Tab");
      }
      for (const name of fields) await expect(message(page, name)).toHaveText(isExpected ? /./ : "");
    };
    await expectMessages(invalid, true);
    await expect(message(page, "VatNumber")).toHaveText("This is not a valid Belgian VAT number.");
    await expectMessages(valid, false);
    await field(page, "Kind").selectOption("other");
    await field(page, "OtherKind").fill(
      "A beach bar that sells postcards, buckets and the best coffee between De Panne and Knokke. ".repeat(5),
    );
    await field(page, "OtherKind").press("Tab");
    await expect(message(page, "OtherKind")).toHaveText("");
  });

  await test.step("a field that depends on another follows it", async () => {
    const label = page.locator("label[for=Account_OtherKind]");
    await field(page, "Kind").selectOption("shop");
    await field(page, "OtherKind").fill("");
    await expect(label).not.toHaveClass(/atoll-required/);
    await field(page, "Kind").selectOption("other");
    await expect(label).toHaveClass(/atoll-required/);
    await expect(field(page, "OtherKind")).toHaveAttribute("aria-required", "true");
    await send(page).click();
    await expect(message(page, "OtherKind")).toHaveText("Enter your type of business.");
    await field(page, "Kind").selectOption("school");
    await expect(message(page, "OtherKind")).toHaveText("");
    await expect(label).not.toHaveClass(/atoll-required/);
    // A single phone number is enough.
    await expect(message(page, "Phone")).toHaveText("Enter at least one phone number.");
    await expect(message(page, "Mobile")).toHaveText("Enter at least one phone number.");
    await field(page, "Mobile").fill("0478 12 34 56");
    await expect(message(page, "Mobile")).toHaveText("");
    await expect(message(page, "Phone")).toHaveText("");
    // The confirmation must match; the billing address must differ.
    await field(page, "Email").fill("ann@example.org");
    await field(page, "ConfirmEmail").fill("anne@example.org");
    await field(page, "ConfirmEmail").press("Tab");
    await expect(message(page, "ConfirmEmail")).toHaveText("The email addresses do not match.");
    await field(page, "Email").fill("anne@example.org");
    await expect(message(page, "ConfirmEmail")).toHaveText("");
  });

  await test.step("remote rules are checked in the background, once for each value", async () => {
    await field(page, "VatNumber").fill("BE 0123.456.789");
    await checkRemotely(page, "VatNumber", "**/checkvat**");
    await expect(message(page, "VatNumber")).toHaveText("There is already an account for this VAT number.");
    await field(page, "Company").fill("De Zeemeeuw");
    await field(page, "Email").fill("known@example.org");
    await checkRemotely(page, "Email", "**/checkemail**");
    // The server's own message.
    await expect(message(page, "Email")).toHaveText("known@example.org already has an account.");
    const posted = (await control.log()).find(({ path }) => path === "/en/business/checkemail")!;
    expect(posted.method).toBe("POST");
    await field(page, "VatNumber").focus();
    await send(page).click();
    await expect(field(page, "VatNumber")).toBeFocused();
    const checks = (await control.log()).filter(({ path }) => path === "/en/business/checkvat");
    expect(checks.filter(({ search }) => search.includes("0123.456.789"))).toHaveLength(1);
    expect(await requestCount(control, "/en/business", "POST")).toBe(0);
  });
});

test("VAL-07 VAL-12 VAL-13 NAV-14 an invalid field gets the focus, also if closed; a valid form sends once", async ({
  page,
  visit,
  control,
}) => {
  await visit("/en/business");
  await validationReady(page);

  await test.step("a message that appears on blur does not move the button under the pointer", async () => {
    await complete(page, { ConfirmPassword: "" });
    await field(page, "ConfirmPassword").pressSequentially("other");
    await expect(page.locator("form.account-form")).toHaveAttribute("novalidate");
    const { x, y } = (await send(page).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await expect(message(page, "ConfirmPassword")).toHaveText("");
    expect((await send(page).boundingBox())!.y).toBe(y);
    await page.mouse.up();
    await expect(message(page, "ConfirmPassword")).toHaveText("The passwords do not match.");
    await expect(field(page, "ConfirmPassword")).toBeFocused();
    expect(await requestCount(control, "/en/business", "POST")).toBe(0);
  });

  await test.step("an invalid field in a closed section is opened and focused", async () => {
    await field(page, "ConfirmPassword").fill("geheim77");
    const open = page.getByRole("button", { name: "Billing and delivery" });
    await open.click();
    await expect(page.locator("#invoices")).toHaveClass(/(^| )collapse show/);
    await field(page, "PaperInvoice").check();
    await field(page, "BillingEmail").fill("Ann@example.org ");
    await open.click();
    await expect(field(page, "BillingAddress")).toBeHidden();
    await send(page).click();
    await expect(field(page, "BillingEmail")).toBeFocused();
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(message(page, "BillingEmail")).toHaveText("Enter an email address other than your own.");
    await expect(message(page, "BillingAddress")).toHaveText("Enter the billing address.");
    expect(await requestCount(control, "/en/business", "POST")).toBe(0);
  });

  await test.step("a submission waits for a pending remote check and is sent once with its button", async () => {
    await field(page, "BillingEmail").fill("office@example.org");
    await field(page, "BillingAddress").fill("Kaai 1");
    await control.answer({
      path: "/en/business/checkvat",
      status: 200,
      body: "true",
      headers: { "Content-Type": "application/json" },
    });
    const release = await hold(page, "**/checkvat*");
    await field(page, "VatNumber").fill("BE 0777.888.999");
    await field(page, "VatNumber").press("Enter");
    await expect(page.locator("form.account-form")).toHaveAttribute("aria-busy", "true");
    expect(await requestCount(control, "/en/business", "POST")).toBe(0);
    release();
    await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeVisible();
    expect(await requestCount(control, "/en/business/checkvat")).toBe(2);
    expect(await requestCount(control, "/en/business", "POST")).toBe(1);
  });
});

test("VAL-13 a form loaded in place is checked; formnovalidate and a failed check still submit", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/checkvat|could not be checked|500|422/);
  await visit("/en/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Business accounts" }).click();
  await expect(heading(page)).toHaveText("Open a business account");
  // The form is live before it is sent.
  await field(page, "Company").focus();
  await expect(page.locator("#page form[novalidate]")).toBeAttached();
  await send(page).click();
  await expect(message(page, "Company")).toHaveText("Enter the name of your business.");
  await test.step("a button with formnovalidate submits without checks", async () => {
    await field(page, "Company").fill("X");
    await page.getByRole("button", { name: "Save for later" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
    expect(await requestCount(control, "/en/business", "POST")).toBe(1);
    await expect(field(page, "Company")).toHaveValue("X");
  });

  await test.step("if the remote check fails, the form is submitted and the server's errors show", async () => {
    await control.answer({ path: "/en/business/checkvat", status: 500, body: "no", times: 5 });
    await complete(page, {
      Founded: "1/2/1999",
      Employees: "12",
      Budget: "250,5",
      Website: "https://example.org",
      VatNumber: "BE 0123.456.789",
    });
    await expect(summary(page)).toBeHidden();
    await send(page).click();
    await expect(message(page, "VatNumber")).toHaveText("There is already an account for this VAT number.");
    expect(await requestCount(control, "/en/business", "POST")).toBe(2);
    await expect(field(page, "VatNumber")).toHaveValue("BE 0123.456.789");
    await expect(field(page, "VatNumber")).toBeFocused();
  });

  await complete(page);
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeVisible();
  expect(await requestCount(control, "/en/business", "POST")).toBe(3);
});

test("NAV-23 VAL-12 without its code the server shows errors in the same places", async ({ page, visit, guard }) => {
  guard.allowConsole(/validation|chunk load failed|404|422|could not be loaded/);
  await page.route(/\/validation\.\w+\.js/, (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await skipPauseBeforeRetry(page, () => visit("/en/business"));
  await field(page, "Company").fill("X");
  await send(page).click();
  await expect(message(page, "Company")).toHaveText("The name must have 2 to 60 characters.");
  await expect(field(page, "Company")).toHaveValue("X");
  await expect(summary(page)).toBeVisible();
});
