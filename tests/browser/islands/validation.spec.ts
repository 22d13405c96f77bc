// The form for a business account: the whole vocabulary, as a CMS sends it.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { asked } from "../navigation/watch.ts";
import { hasChosen, heading } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { checks } from "./checks.ts";

test.beforeEach(({ page }) => hasChosen(page));

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

/** Fills in all that the form wants. */
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

/** What fields say where their markup has no words of its own, and what tells one culture's chunk from another's. */
const said = {
  company: "À remplir : Nom de l’entreprise.",
  date: "Entrez une date sous la forme jj/mm/aaaa.",
  range: "Entrez un nombre de 50,5 à 10000.",
};
const marks = { en: "Please tick this box.", fr: "Cochez cette case.", nl: "Vink dit vakje aan." };

test("VAL-11 VAL-12 LOC-04 in the language of the page an unfinished form is not sent: each field says why, the first has the focus, the list leads to the rest, and everyone can read it", async ({
  page,
  visit,
  control,
}) => {
  await visit("/fr/business");
  await checks(page);
  await field(page, "Founded").fill("31/02/2026");
  await field(page, "Budget").fill("12,5");
  await send(page).click();
  await expect(message(page, "Company")).toHaveText(said.company);
  // Where the markup has no words, the culture has.
  await expect(message(page, "Founded")).toHaveText(said.date);
  await expect(message(page, "Budget")).toHaveText(said.range);
  await expect(field(page, "Company")).toBeFocused();
  await expect(field(page, "Company")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Company")).toHaveClass(/input-validation-error/);
  expect(await described(page, "Company")).toContain(said.company);
  await expect(field(page, "Website")).not.toHaveAttribute("aria-invalid");
  await expect(summary(page)).toBeVisible();
  await expect(field(page, "Company")).toHaveAttribute("aria-required", "true");
  await expect(field(page, "Website")).not.toHaveAttribute("aria-required");
  await summary(page).getByRole("link", { name: said.range }).click();
  await expect(field(page, "Budget")).toBeFocused();
  await expect(page).toHaveURL(/\/fr\/business$/);
  expect(await asked(control, "/fr/business", "POST")).toBe(0);
  const texts = await page.evaluate(async () =>
    Promise.all(
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/atoll/chunk."))
        .map(({ name }) => fetch(name).then((file) => file.text())),
    ),
  );
  for (const [other, mark] of Object.entries(marks))
    expect(
      texts.some((text) => text.includes(mark)),
      `the messages of ${other} are loaded`,
    ).toBe(other === "fr");
  // With all that is marked.
  expect(await violations(page, "form.account-form")).toEqual([]);
});

test("VAL-01 VAL-02 VAL-04 VAL-05 VAL-06 VAL-07 VAL-09 VAL-11 VAL-12 VAL-13 a form is judged while it is filled in: not too early, not what is right, what depends on others with them, what only the server knows by the server", async ({
  page,
  visit,
  control,
}) => {
  await visit("/en/business");
  await checks(page);

  await test.step("nothing is said while a field is typed into, then as it is left, and from then on at once", async () => {
    const company = field(page, "Company");
    await company.pressSequentially("X");
    await expect(company).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("Tab");
    await expect(message(page, "Company")).toHaveText("The name has 2 to 60 characters.");
    // The focus has gone on: it is told aloud.
    await expect(page.locator("#atoll-live-polite")).toHaveText("The name has 2 to 60 characters.");
    await company.pressSequentially("Y");
    await expect(message(page, "Company")).toHaveText("");
    await expect(company).not.toHaveAttribute("aria-invalid");
    expect(await described(page, "Company")).not.toContain("The name has 2 to 60 characters.");
    await company.fill("");
    await expect(message(page, "Company")).toHaveText("Please fill in: Name of the business.");
    // A field that was never touched says nothing.
    await expect(message(page, "Email")).toHaveText("");
  });

  await test.step("what is right by the rules is not found fault with: a comma, spaces around an address, a text without limit", async () => {
    const wrong = { Budget: "1,5,0", Email: "ann@", VatNumber: "BE 1234", Employees: "1.5" };
    const right = { Budget: "150,5", Email: " ann@example.org ", VatNumber: "be 0444555666", Employees: "12" };
    for (const [name, value] of Object.entries(wrong)) {
      await field(page, name).fill(value);
      await field(page, name).press("Tab");
      await expect(message(page, name)).not.toHaveText("");
    }
    await expect(message(page, "VatNumber")).toHaveText("This is not a Belgian VAT number.");
    for (const [name, value] of Object.entries(right)) {
      await field(page, name).fill(value);
      await field(page, name).press("Tab");
      await expect(message(page, name)).toHaveText("");
    }
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
    await expect(message(page, "OtherKind")).toHaveText("Please fill in: Name of the kind.");
    await field(page, "Kind").selectOption("school");
    await expect(message(page, "OtherKind")).toHaveText("");
    await expect(label).not.toHaveClass(/atoll-required/);
    // Either of two.
    await expect(message(page, "Phone")).toHaveText("Please give one of the two numbers.");
    await expect(message(page, "Mobile")).toHaveText("Please give one of the two numbers.");
    await field(page, "Mobile").fill("0478 12 34 56");
    await expect(message(page, "Mobile")).toHaveText("");
    await expect(message(page, "Phone")).toHaveText("");
    // Twice the same; and another than that.
    await field(page, "Email").fill("ann@example.org");
    await field(page, "ConfirmEmail").fill("anne@example.org");
    await field(page, "ConfirmEmail").press("Tab");
    await expect(message(page, "ConfirmEmail")).toHaveText("The two addresses are not the same.");
    await field(page, "Email").fill("anne@example.org");
    await expect(message(page, "ConfirmEmail")).toHaveText("");
  });

  await test.step("what only the server knows is asked while the visitor goes on, once for each value", async () => {
    const before = await asked(control, "/en/business/checkvat");
    await field(page, "VatNumber").fill("BE 0123.456.789");
    await field(page, "VatNumber").press("Tab");
    await expect(message(page, "VatNumber")).toHaveText("There is an account for this VAT number already.");
    await field(page, "Company").fill("De Zeemeeuw");
    await field(page, "Email").fill("known@example.org");
    await field(page, "Email").press("Tab");
    // Its own sentence.
    await expect(message(page, "Email")).toHaveText("known@example.org has an account already.");
    const posted = (await control.log()).find(({ path }) => path === "/en/business/checkemail")!;
    expect(posted.method).toBe("POST");
    await field(page, "VatNumber").focus();
    await send(page).click();
    await expect(field(page, "VatNumber")).toBeFocused();
    expect((await asked(control, "/en/business/checkvat")) - before).toBe(1);
    expect(await asked(control, "/en/business", "POST")).toBe(0);
  });
});

test("VAL-07 VAL-12 VAL-13 NAV-14 a form that is wrong somewhere keeps its button still and leads to the field, also in a closed part; right, it waits for the server's answer and is sent once", async ({
  page,
  visit,
  control,
}) => {
  await visit("/en/business");
  await checks(page);

  await test.step("a message that comes as a field is left does not move the button under the pointer", async () => {
    await complete(page, { ConfirmPassword: "" });
    await field(page, "ConfirmPassword").pressSequentially("other");
    await expect(page.locator("form.account-form")).toHaveAttribute("novalidate");
    const { x, y } = (await send(page).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await expect(message(page, "ConfirmPassword")).toHaveText("");
    expect((await send(page).boundingBox())!.y).toBe(y);
    await page.mouse.up();
    await expect(message(page, "ConfirmPassword")).toHaveText("The two passwords are not the same.");
    await expect(field(page, "ConfirmPassword")).toBeFocused();
    expect(await asked(control, "/en/business", "POST")).toBe(0);
  });

  await test.step("a wrong field in a closed part of the form is opened and focused", async () => {
    await field(page, "ConfirmPassword").fill("geheim77");
    const open = page.getByRole("button", { name: "Invoices and delivery" });
    await open.click();
    await expect(page.locator("#invoices")).toHaveClass(/(^| )collapse show/);
    await field(page, "PaperInvoice").check();
    await field(page, "BillingEmail").fill("Ann@example.org ");
    await open.click();
    await expect(field(page, "BillingAddress")).toBeHidden();
    await send(page).click();
    await expect(field(page, "BillingEmail")).toBeFocused();
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await expect(message(page, "BillingEmail")).toHaveText("Please give another address than your own.");
    await expect(message(page, "BillingAddress")).toHaveText("Please fill in: Address for invoices.");
    expect(await asked(control, "/en/business", "POST")).toBe(0);
  });

  await test.step("sent while the server is asked it waits for the answer, and is sent once with the button that was pressed", async () => {
    await field(page, "BillingEmail").fill("office@example.org");
    await field(page, "BillingAddress").fill("Kaai 1");
    await control.answer({
      path: "/en/business/checkvat",
      status: 200,
      body: "true",
      headers: { "Content-Type": "application/json" },
    });
    const answer = await hold(page, "**/checkvat*");
    await field(page, "VatNumber").fill("BE 0777.888.999");
    await field(page, "VatNumber").press("Enter");
    await expect(page.locator("form.account-form")).toHaveAttribute("aria-busy", "true");
    expect(await asked(control, "/en/business", "POST")).toBe(0);
    answer();
    await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeVisible();
    expect(await asked(control, "/en/business/checkvat")).toBe(2);
    expect(await asked(control, "/en/business", "POST")).toBe(1);
  });
});

test("VAL-13 a form that came in place is checked without a further call, and a right one is sent in place; a button with formnovalidate sends it as it is; where the server cannot be asked it goes to it all the same", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/checkvat|could not be checked|500|422/);
  await visit("/en/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Business accounts" }).click();
  await expect(heading(page)).toHaveText("Open a business account");
  // What comes long after a click counts as no visitor's doing: the code is there first.
  await field(page, "Company").focus();
  await expect(page.locator("#page form[novalidate]")).toBeAttached();
  await send(page).click();
  await expect(message(page, "Company")).toHaveText("Please fill in: Name of the business.");
  await test.step("a button with formnovalidate sends it as it is", async () => {
    await field(page, "Company").fill("X");
    await page.getByRole("button", { name: "Save for later" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
    expect(await asked(control, "/en/business", "POST")).toBe(1);
    await expect(field(page, "Company")).toHaveValue("X");
  });

  await test.step("where the server cannot be asked the form goes to it all the same, and its own check has the last word, at the same place", async () => {
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
    await expect(message(page, "VatNumber")).toHaveText("There is an account for this VAT number already.");
    expect(await asked(control, "/en/business", "POST")).toBe(2);
    await expect(field(page, "VatNumber")).toHaveValue("BE 0123.456.789");
    await expect(field(page, "VatNumber")).toBeFocused();
  });

  await complete(page);
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeVisible();
  expect(await asked(control, "/en/business", "POST")).toBe(3);
});

test("VAL-12 LOC-04 when its code cannot be had the server checks the form, at the same places", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/validation|chunk load failed|404|422|could not be loaded/);
  await page.route(/\/validation\.\w+\.js/, (route) => route.fulfill({ status: 404 }));
  await visit("/en/business");
  await field(page, "Company").fill("X");
  await send(page).click();
  await expect(message(page, "Company")).toHaveText("The name has 2 to 60 characters.");
  await expect(field(page, "Company")).toHaveValue("X");
  await expect(summary(page)).toBeVisible();
});

test("NAV-23 VAL-12 without script the server says what is wrong at the same places, and keeps what was typed", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/fr/business");
  await field(page, "Company").fill("X");
  await send(page).click();
  await expect(message(page, "Company")).toHaveText("Le nom compte de 2 à 60 caractères.");
  await expect(field(page, "Company")).toHaveValue("X");
  await expect(field(page, "Company")).toHaveAttribute("aria-invalid", "true");
  await context.close();
});
