import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab } from "../../../browser/lab.ts";
import { overflow } from "../../../browser/overflow.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { parts, path } from "./card-page.ts";
import { cards, ideal, setup, setupWithOwnCards, standInProvider } from "../provider.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

/** Typed text passes through the provider's nested components, one frame each, before it reaches the button. */
const textPassedOn = (page: Page) =>
  page.evaluate(async () => {
    for (let part = 0; part < 3; part++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

test("PAY-01 PAY-02 OPT-01 a card needs holder and billing address; the next page loads in full", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  const provider = await standInProvider(page, {
    setup: setup(cards, ideal),
    payments: { resultCode: "Authorised", sessionResult: "end of it", sessionData: "later" },
  });
  const { host, pay, status, otherWays } = parts(page);
  const fields = {
    number: page.frameLocator("[title*='card number' i]").getByRole("textbox"),
    date: page.frameLocator("[title*='expiry date' i]").getByRole("textbox"),
    code: page.frameLocator("[title*='security code' i]").getByRole("textbox"),
  };
  await test.step("the payment form has its own page, which is loaded in full", async () => {
    await visit("/en/payment?order=LG-1");
    await live(page.locator("[data-island=payment-methods]"));
    await page.getByLabel("Card").check();
    await guard.expectFullLoad(() => page.getByRole("button", { name: "Continue" }).click());
    await expect(heading(page)).toHaveText("Pay by card");
    await expect(fields.code).toBeVisible();
    await expect(status).toHaveText("");
    await expect(otherWays).toBeHidden();
    expect(provider.requests.map(({ call }) => call)).toEqual(["setup"]);
    expect(provider.requests[0]!.body["sessionData"]).toMatch(/^Ab02b4c0!.{600,}/);
    expect(provider.assets.join()).not.toContain("dfp");
  });
  await test.step("without a name and an address nothing is sent", async () => {
    await fields.number.fill("4111 1111 1111 1111");
    await fields.date.fill("03/30");
    await fields.code.fill("737");
    await pay.click();
    await expect(host.getByText("Enter name as shown on card")).toBeVisible();
    await expect(host.getByLabel("Street")).toHaveAttribute("aria-invalid", "true");
    await host.getByLabel("Name on card").fill("Ada Lovelace");
    await pay.click();
    await expect(host.getByText("Enter name as shown on card")).toHaveCount(0);
    expect(provider.requests).toHaveLength(1);
  });
  await test.step("with a name and an address, the keyboard pays", async () => {
    await host.getByLabel("Country/Region").fill("Bel");
    await page.keyboard.press("Enter");
    // When the country changes, the provider's form clears the fields below it one frame later.
    await expect(host.getByLabel("Street")).toHaveAttribute("aria-invalid", "false");
    for (const [label, text] of Object.entries({
      Street: "Visserskaai",
      "House number": "27",
      "Postal code": "8400",
      City: "Oostende",
    }))
      await host.getByLabel(label).fill(text);
    await pay.focus();
    await textPassedOn(page);
    await guard.expectFullLoad(() => page.keyboard.press("Enter"));
    await expect(heading(page)).toHaveText("Thank you for your order");
    await expect(page.getByText("We have received your payment")).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      order: "LG-1",
      resultCode: "Authorised",
      sessionResult: "end of it",
      sessionId: expect.stringMatching(/^CS/),
    });
    const { paymentMethod, billingAddress } = provider.requests[1]!.body;
    expect(paymentMethod).toMatchObject({
      type: "scheme",
      holderName: "Ada Lovelace",
      encryptedSecurityCode: "secret encryptedSecurityCode",
    });
    expect(billingAddress).toMatchObject({
      street: "Visserskaai",
      houseNumberOrName: "27",
      postalCode: "8400",
      city: "Oostende",
      country: "BE",
    });
  });
  await test.step("Back does not return to the form that was paid", async () => {
    const entries = await page.evaluate(() =>
      (window as any).navigation.entries().map(({ url }: { url: string }) => new URL(url).pathname),
    );
    expect(entries.slice(-2)).toEqual(["/en/payment", "/en/payment/done"]);
  });
});

/** Where the bank sends the shopper back to. */
const back = "/en/payment/result?order=LG-1&sessionId=CS7&redirectResult=from-the-bank";

test("PAY-01 NAV-03 a payment page reloads in full once; iDEAL leads to the bank, which may refuse", async ({
  page,
  visit,
  guard,
  control,
  baseURL,
}) => {
  guard.allowUnknown(/adyen\.com/);
  await serveLab(control, { bank: { bare: true, page: `<h1>Bank</h1><a href="${back}">Back to the shop</a>` } });
  const provider = await standInProvider(page, {
    payments: { action: { type: "redirect", method: "GET", paymentMethodType: "ideal", url: `${baseURL}/lab/bank` } },
    paymentDetails: { resultCode: "Refused", sessionData: "later" },
  });
  const { toIdeal, status, retry, otherWays } = parts(page);
  await test.step("a payment page shown in place reloads in full once", async () => {
    await visit("/en/terms");
    await guard.expectFullLoad(() => page.evaluate((url) => void window.atoll!.visit(url), path));
    await expect(toIdeal).toBeVisible();
    expect(provider.requests.map(({ call }) => call)).toEqual(["setup"]);
  });
  await test.step("the bank's page replaces the shop's page", async () => {
    await guard.expectFullLoad(() => toIdeal.click());
    await expect(page.getByRole("heading", { name: "Bank" })).toBeVisible();
  });
  await test.step("a refused payment shows a retry button and the other ways to pay", async () => {
    await guard.expectFullLoad(() => page.getByRole("link", { name: "Back to the shop" }).click());
    await expect(status).toContainText("Your bank declined this payment. You have not been charged.");
    await expect(otherWays).toBeVisible();
    expect(provider.requests.at(-1)).toMatchObject({
      call: "paymentDetails",
      body: { details: { redirectResult: "from-the-bank" } },
    });
    await expect(toIdeal).toHaveCount(0);
    await guard.expectFullLoad(() => retry.click());
    await expect(page).toHaveURL(/\/en\/payment\/card\?order=LG-1$/);
    await expect(toIdeal).toBeVisible();
  });
});

test("PAY-01 a shopper who is back without an answer pays no second time; a retry only checks @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  guard.allowConsole(/net::ERR|the card payment met an error/);
  const provider = await standInProvider(page, { paymentDetails: "dropped" });
  const { status, retry, otherWays } = parts(page);
  await visit(back);
  await expect(status).toContainText("We do not know yet whether your payment was successful.");
  await expect(otherWays).toBeHidden();
  let release = (_: object): void => {};
  provider.answers["paymentDetails"] = new Promise<object>((resolve) => (release = resolve));
  await guard.expectFullLoad(() => retry.click());
  await expect(status).toHaveText("Checking your payment with your bank…");
  await guard.expectFullLoad(async () =>
    release({ resultCode: "Authorised", sessionResult: "end", sessionData: "later" }),
  );
  await expect(heading(page)).toHaveText("Thank you for your order");
});

test("PAY-01 the payment page and a refusal are accessible, and the form fits every width @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  await standInProvider(page, {
    setup: setup(cards, ideal),
    paymentDetails: { resultCode: "Refused", sessionData: "later" },
  });
  const { status, pay } = parts(page);
  await visit(path);
  await expect(pay).toBeVisible();
  await expect(status).toHaveText("");
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `at ${width}`).toEqual([]);
  }
  // The content of the frame belongs to the provider; only the elements around it are ours.
  expect(await violations(page, ".page-head, .atoll-card-status")).toEqual([]);
  await visit(back);
  await expect(status).toContainText("Your bank declined this payment.");
  expect(await violations(page, "main")).toEqual([]);
});

test("PAY-01 stored cards can be used once their code's frame is ready; the bank's frame is allowed", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com|bank\.example/);
  let frames = (_: object): void => {};
  const provider = await standInProvider(page, {
    setup: setupWithOwnCards(cards, ideal),
    frames: new Promise<object>((resolve) => (frames = resolve)),
    payments: { resultCode: "Refused" },
  });
  const { host, status, pay } = parts(page);
  const savedCard = (digits: string) => host.getByRole("radio", { name: new RegExp(digits) });
  await visit(path);
  await test.step("a card that needs a code is covered until the code's frame is ready", async () => {
    await expect.poll(() => provider.assets.join()).toContain("securedFields");
    await expect(status).toHaveText("Opening the secure payment form…");
    await expect(savedCard("1111")).toBeHidden();
    // The provider's style makes the open list entry visible; the cover must hide it.
    await expect(host.locator(".adyen-checkout-pm-details-wrapper[aria-hidden=false]")).toHaveCSS(
      "visibility",
      "hidden",
    );
  });
  await test.step("the card is shown once the frame is ready", async () => {
    frames({});
    await expect(status).toHaveText("");
    await expect(savedCard("1111")).toBeChecked();
    await expect(page.frameLocator("[title*='security code' i]").first().getByRole("textbox")).toBeVisible();
    await expect(host.getByLabel("Name on card")).toHaveCount(0);
  });
  await test.step("a card without a code can pay at once", async () => {
    await savedCard("4449").click();
    await pay.click();
    await expect(status).toContainText("declined this payment");
    expect(provider.requests.at(-1)!.body["paymentMethod"]).toMatchObject({
      type: "scheme",
      storedPaymentMethodId: "own-bcmc",
    });
  });
  await test.step("the bank asks in its frame whether it is the shopper", async () => {
    const token = {
      acsTransID: "acs",
      acsURL: "https://acs.bank.example/ask",
      messageVersion: "2.1.0",
      threeDSNotificationURL: "https://checkoutshopper-test.adyen.com/checkoutshopper/3dnotif.shtml",
      threeDSServerTransID: "server",
    };
    await page.route("https://acs.bank.example/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>Bank</title><h1>${route.request().method()}: is it you?</h1>`,
      }),
    );
    provider.answers["payments"] = {
      action: {
        type: "threeDS2",
        subtype: "challenge",
        paymentMethodType: "scheme",
        authorisationToken: "auth",
        token: btoa(JSON.stringify(token)),
      },
    };
    await pay.click();
    await expect(page.frameLocator("iframe[name=threeDSIframe]").getByRole("heading")).toHaveText("POST: is it you?");
  });
});
