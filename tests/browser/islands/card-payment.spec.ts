import type { Page } from "@playwright/test";
import { whileStopped } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml, serveLab } from "../lab.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";
import { overflow } from "../shop/states.ts";
import { violations } from "../violations.ts";
import { complained, complaints } from "./complaints.ts";
import { cards, ideal, setup, setupWithOwnCards, standInProvider } from "./provider.ts";

test.beforeEach(({ page }) => hasChosen(page));

const path = "/en/payment/card?order=LG-1";

function parts(page: Page) {
  const host = page.locator("[data-island=card-payment]");
  const status = host.locator(".atoll-card-status");
  return {
    host,
    status,
    again: status.getByRole("button", { name: "Try again" }),
    toIdeal: host.getByRole("button", { name: "Continue to iDEAL" }),
    pay: host.getByRole("button", { name: /^Pay €84\.90/ }),
    otherwise: host.getByRole("link", { name: "by bank transfer" }),
    field: (name: string) => host.frameLocator("iframe").getByLabel(name),
  };
}

/** What is typed reaches the provider's button through the parts around its field, from one to the next in a frame each. */
const passedOn = (page: Page) => page.evaluate(async () => {
  for (let part = 0; part < 3; part++) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
});

test("PAY-01 PAY-02 OPT-01 a card pays with the holder's name and a billing address: nothing is sent without them; then the page that follows is loaded in full", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com/);
  const provider = await standInProvider(page, { setup: setup(cards, ideal), payments: { resultCode: "Authorised", sessionResult: "end of it", sessionData: "later" } });
  const { host, pay, status, otherwise } = parts(page);
  const fields = {
    number: page.frameLocator("[title*='card number' i]").getByRole("textbox"),
    date: page.frameLocator("[title*='expiry date' i]").getByRole("textbox"),
    code: page.frameLocator("[title*='security code' i]").getByRole("textbox"),
  };
  await test.step("the form has a page of its own, which is loaded in full", async () => {
    await visit("/en/payment?order=LG-1");
    await live(page.locator("[data-island=payment-methods]"));
    await page.getByLabel("By card").check();
    await guard.expectFullLoad(() => page.getByRole("button", { name: "Continue" }).click());
    await expect(heading(page)).toHaveText("Pay by card");
    await expect(fields.code).toBeVisible();
    await expect(status).toHaveText("");
    await expect(otherwise).toBeHidden();
    expect(provider.asked.map(({ call }) => call)).toEqual(["setup"]);
    expect(provider.asked[0]!.body["sessionData"]).toMatch(/^Ab02b4c0!.{600,}/);
    expect(provider.assets.join()).not.toContain("dfp");
  });
  await test.step("it fits a phone, and can be read and used by everyone", async () => {
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
    }
    // What is in it is the provider's; what is around it is ours.
    expect(await violations(page, ".page-head, .atoll-card-status")).toEqual([]);
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
    expect(provider.asked).toHaveLength(1);
  });
  await test.step("with them the payment is made, by keyboard", async () => {
    await host.getByLabel("Country/Region").fill("Bel");
    await page.keyboard.press("Enter");
    // With the country, the provider's form empties the fields below it once more, a frame later.
    await expect(host.getByLabel("Street")).toHaveAttribute("aria-invalid", "false");
    for (const [label, text] of Object.entries({ Street: "Visserskaai", "House number": "27", "Postal code": "8400", City: "Oostende" })) await host.getByLabel(label).fill(text);
    await pay.focus();
    await passedOn(page);
    await guard.expectFullLoad(() => page.keyboard.press("Enter"));
    await expect(heading(page)).toHaveText("Thank you for your order");
    await expect(page.getByText("Your payment has arrived.")).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({ order: "LG-1", resultCode: "Authorised", sessionResult: "end of it", sessionId: expect.stringMatching(/^CS/) });
    const { paymentMethod, billingAddress } = provider.asked[1]!.body;
    expect(paymentMethod).toMatchObject({ type: "scheme", holderName: "Ada Lovelace", encryptedSecurityCode: "secret encryptedSecurityCode" });
    expect(billingAddress).toMatchObject({ street: "Visserskaai", houseNumberOrName: "27", postalCode: "8400", city: "Oostende", country: "BE" });
  });
  await test.step("Back does not lead to the form that has paid", async () => {
    const entries = await page.evaluate(() => (window as any).navigation.entries().map(({ url }: { url: string }) => new URL(url).pathname));
    expect(entries.slice(-2)).toEqual(["/en/payment", "/en/payment/done"]);
  });
});

test("PAY-01 iDEAL leads to the bank and back: paid it goes on, refused it can be tried again, and what is not known is asked again, not paid twice", async ({ page, visit, guard, control, baseURL }) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of [/net::ERR/, /the card payment met an error/]) guard.allowConsole(pattern);
  const back = "/en/payment/result?order=LG-1&sessionId=CS7&redirectResult=from-the-bank";
  await serveLab(control, { bank: { bare: true, page: `<h1>Bank</h1><a href="${back}">Back to the shop</a>` } });
  const provider = await standInProvider(page, {
    payments: { action: { type: "redirect", method: "GET", paymentMethodType: "ideal", url: `${baseURL}/lab/bank` } },
    paymentDetails: { resultCode: "Refused", sessionData: "later" },
  });
  const { toIdeal, status, again, otherwise } = parts(page);
  const bank = page.getByRole("heading", { name: "Bank" });
  await test.step("the bank's page comes in place of the shop's", async () => {
    await visit(path);
    await guard.expectFullLoad(() => toIdeal.click());
    await expect(bank).toBeVisible();
  });
  await test.step("refused there: said with a button that begins anew, and the other ways to pay", async () => {
    await guard.expectFullLoad(() => page.getByRole("link", { name: "Back to the shop" }).click());
    await expect(status).toContainText("Your bank did not accept this payment. Nothing was charged.");
    await expect(otherwise).toBeVisible();
    expect(provider.asked.at(-1)).toMatchObject({ call: "paymentDetails", body: { details: { redirectResult: "from-the-bank" } } });
    await expect(toIdeal).toHaveCount(0);
    expect(await violations(page, "main")).toEqual([]);
    await guard.expectFullLoad(() => again.click());
    await expect(page).toHaveURL(/\/en\/payment\/card\?order=LG-1$/);
    await expect(toIdeal).toBeVisible();
  });
  await test.step("no answer: nothing is said of paying again, and the next try asks once more", async () => {
    provider.answers["paymentDetails"] = "dropped";
    await visit(back);
    await expect(status).toContainText("We do not know yet how your payment ended.");
    await expect(otherwise).toBeHidden();
    let letGo = (_: object): void => {};
    provider.answers["paymentDetails"] = new Promise<object>((resolve) => (letGo = resolve));
    await guard.expectFullLoad(() => again.click());
    await expect(status).toHaveText("Asking your bank about your payment…");
    await guard.expectFullLoad(async () => letGo({ resultCode: "Authorised", sessionResult: "end", sessionData: "later" }));
    await expect(heading(page)).toHaveText("Thank you for your order");
  });
});

const failures: { what: string; setup: Parameters<typeof standInProvider>[1]; console: RegExp[] }[] = [
  { what: "fails", setup: { setup: { status: 500, text: "<h1>Oops</h1>" } }, console: [/500/, /met an error/] },
  { what: "does not know the key", setup: { setup: { status: 401, text: '{"errorCode":"901","errorType":"security","message":"Invalid Merchant Account","status":401}' } }, console: [/401/, /met an error/] },
  { what: "does not know the session", setup: { setup: { status: 404, text: "" } }, console: [/404/, /met an error/] },
  { what: "has closed the session", setup: { setup: { status: 422, text: '{"errorCode":"14_0408","errorType":"validation","message":"Session expired","status":422}' } }, console: [/422/, /met an error/] },
  { what: "answers with a page", setup: { setup: { status: 200, text: "<!doctype html><h1>Hello</h1>" } }, console: [/met an error/] },
  { what: "answers with nothing", setup: { setup: { status: 204, text: "" } }, console: [/met an error/] },
  { what: "answers with a list", setup: { setup: [] }, console: [/met an error/] },
  { what: "offers only what this page does not know", setup: { setup: setup({ type: "paypal", name: "PayPal" }) }, console: [/met an error.*no way to pay/] },
  { what: "cannot be reached", setup: { setup: "dropped" }, console: [/net::ERR/, /met an error/] },
];

test("PAY-01 ERR-04 whatever the provider answers in place of a session, one message says so, with the other ways to pay, and the next try shows the form", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of failures.flatMap(({ console }) => console)) guard.allowConsole(pattern);
  const said = complaints(page);
  const provider = await standInProvider(page);
  const { host, status, again, toIdeal, otherwise } = parts(page);
  for (const { what, setup, console } of failures) {
    await test.step(`when it ${what}`, async () => {
      Object.assign(provider.answers, setup);
      await visit(path);
      await expect(status).toHaveText("The payment form cannot be opened at the moment. Nothing was charged. Try again, or pay in another way.Try again");
      await expect(otherwise).toBeVisible();
      await expect(host).toHaveAttribute("data-island-state", "live");
      await complained(said, console);
    });
  }
  expect(await violations(page, "main")).toEqual([]);
  await test.step("without a connection the page stays", async () => {
    await page.context().setOffline(true);
    await again.click();
    await expect(status).toContainText("There is no connection.");
    await page.context().setOffline(false);
  });
  await test.step("the next try is a session of its own", async () => {
    provider.answers["setup"] = setup(ideal);
    await guard.expectFullLoad(() => again.click());
    await expect(toIdeal).toBeVisible();
    const sessions = new Set(provider.asked.map(({ body }) => body["sessionData"]));
    expect(sessions.size).toBe(failures.length + 1);
  });
  await test.step("the other way has its account named", async () => {
    provider.answers["payments"] = { resultCode: "Cancelled" };
    await toIdeal.click();
    await expect(status).toHaveText("The payment was cancelled. Nothing was charged. You can try again, or pay in another way.");
    await guard.expectFullLoad(() => otherwise.click());
    await expect(page.getByText("BE68 5390 0754 7034")).toBeVisible();
  });
});

test("PAY-01 a payment that fails leaves the form in use: refused, cancelled or unanswered, each is said, and the next one may succeed", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of [/500/, /net::ERR/, /422/, /met an error/]) guard.allowConsole(pattern);
  const provider = await standInProvider(page);
  const { toIdeal, status, again, otherwise } = parts(page);
  await visit(path);
  const tries: [answer: object | "dropped", said: RegExp, others: boolean][] = [
    [{ resultCode: "Refused", sessionData: "two" }, /did not accept this payment\. Nothing was charged\./, true],
    [{ status: 500, text: "<h1>Oops</h1>" }, /No answer came, so we do not know whether you have paid\./, false],
    [{ resultCode: "Error" }, /did not accept/, true],
    ["dropped", /No answer came/, false],
    [{ resultCode: "Cancelled" }, /was cancelled/, true],
  ];
  for (const [answer, said, others] of tries) {
    provider.answers["payments"] = answer;
    await toIdeal.click();
    await expect(status).toHaveText(said);
    await expect(status.locator(".atoll-card-text")).toBeFocused();
    await expect(otherwise).toBeVisible({ visible: others });
    await expect(again).toHaveCount(0);
    await expect(toIdeal).toBeEnabled();
  }
  await test.step("the session was not opened anew, and what it became is sent along", async () => {
    expect(provider.asked.filter(({ call }) => call === "setup")).toHaveLength(1);
    expect(provider.asked.at(-1)!.body["sessionData"]).toBe("two");
  });
  await test.step("a session that is closed by then begins anew", async () => {
    provider.answers["payments"] = { status: 422, text: '{"errorCode":"14_0411","errorType":"validation","message":"Too many attempts","status":422}' };
    await toIdeal.click();
    await expect(status).toContainText("cannot be opened at the moment. Nothing was charged.");
    await expect(toIdeal).toHaveCount(0);
    await guard.expectFullLoad(() => again.click());
    await expect(toIdeal).toBeVisible();
  });
  await test.step("what the bank is still working on counts as paid", async () => {
    provider.answers["payments"] = { resultCode: "Pending", sessionResult: "soon" };
    await guard.expectFullLoad(() => toIdeal.click());
    await expect(page.getByText("Your bank is still working on your payment.")).toBeVisible();
  });
  await test.step("one that is closed after a payment without an answer may be paid: nothing invites to pay twice", async () => {
    await visit(path);
    provider.answers["payments"] = "dropped";
    await toIdeal.click();
    await expect(status).toHaveText(/No answer came/);
    provider.answers["payments"] = { status: 422, text: '{"errorCode":"14_0411","errorType":"validation","message":"Completed","status":422}' };
    await toIdeal.click();
    await expect(toIdeal).toHaveCount(0);
    await expect(status).toHaveText(/No answer came, so we do not know whether you have paid\./);
    await expect(status.locator(".atoll-card-text")).toBeFocused();
    await expect(again).toHaveCount(0);
    await expect(otherwise).toBeHidden();
  });
});

test("PAY-01 a bank asks its question in a frame of the page, which its policy allows", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com|bank\.example/);
  const token = { acsTransID: "acs", acsURL: "https://acs.bank.example/ask", messageVersion: "2.1.0", threeDSNotificationURL: "https://checkoutshopper-test.adyen.com/checkoutshopper/3dnotif.shtml", threeDSServerTransID: "server" };
  await page.route("https://acs.bank.example/**", (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Bank</title><h1>${route.request().method()}: is it you?</h1>` }));
  await standInProvider(page, { payments: { action: { type: "threeDS2", subtype: "challenge", paymentMethodType: "scheme", authorisationToken: "auth", token: btoa(JSON.stringify(token)) } } });
  await visit(path);
  await parts(page).toIdeal.click();
  await expect(page.frameLocator("iframe[name=threeDSIframe]").getByRole("heading")).toHaveText("POST: is it you?");
});

test("PAY-01 cards that the shopper has left with the provider can be used as soon as the frame of their code is here, and at once where they have none", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com/);
  let frames = (_: object): void => {};
  const provider = await standInProvider(page, { setup: setupWithOwnCards(cards, ideal), frames: new Promise<object>((resolve) => (frames = resolve)), payments: { resultCode: "Refused" } });
  const { host, status, pay } = parts(page);
  const own = (digits: string) => host.getByRole("radio", { name: new RegExp(digits) });
  await visit(path);
  await test.step("one with a code stays covered until its frame is here", async () => {
    await expect.poll(() => provider.assets.join()).toContain("securedFields");
    await expect(status).toHaveText("Opening the secure payment form…");
    await expect(own("1111")).toBeHidden();
    // What is open of the list, which the provider's style makes visible.
    await expect(host.locator(".adyen-checkout-pm-details-wrapper[aria-hidden=false]")).toHaveCSS("visibility", "hidden");
  });
  await test.step("then it is seen", async () => {
    provider.answers["frames"] = undefined!;
    frames({});
    await guard.expectFullLoad(() => page.reload());
    await expect(status).toHaveText("");
    await expect(own("1111")).toBeChecked();
    await expect(page.frameLocator("[title*='security code' i]").first().getByRole("textbox")).toBeVisible();
    await expect(host.getByLabel("Name on card")).toHaveCount(0);
  });
  await test.step("one without a code pays at once", async () => {
    await own("4449").click();
    await pay.click();
    await expect(status).toContainText("did not accept this payment");
    expect(provider.asked.at(-1)!.body["paymentMethod"]).toMatchObject({ type: "scheme", storedPaymentMethodId: "own-bcmc" });
  });
});

test("PAY-01 NAV-03 what is late is said after 20 s and still comes; a link leaves the page in full, and so does a form", async ({ page, visit, guard, control }) => {
  guard.allowUnknown(/adyen\.com/);
  await page.clock.install();
  let letGo = (_: object): void => {};
  const held = new Promise<object>((resolve) => (letGo = resolve));
  let frames = (_: object): void => {};
  const provider = await standInProvider(page, { setup: held, frames: new Promise<object>((resolve) => (frames = resolve)) });
  const { host, status, again, toIdeal, otherwise } = parts(page);
  await test.step("a session that is late", async () => {
    await visit(path);
    await expect(status).toHaveText("Opening the secure payment form…");
    await expect(status).toBeVisible();
    await expect.poll(() => provider.asked.length).toBe(1);
    await whileStopped(page, async () => {
      await page.clock.runFor(20_000);
      await expect(status).toContainText("takes longer than usual. You can wait, try again, or pay in another way.");
      await expect(again).toBeVisible();
      await expect(otherwise).toBeVisible();
    });
    letGo(setup(ideal, cards));
    await expect(toIdeal).toBeVisible();
    await expect(status).toHaveText("");
    await expect(otherwise).toBeHidden();
  });
  await test.step("the frames of a card that are late", async () => {
    await host.getByRole("radio", { name: "Cards" }).click();
    await expect.poll(() => provider.assets.join()).toContain("securedFields");
    await whileStopped(page, async () => {
      await page.clock.runFor(20_000);
      await expect(status).toContainText("takes longer than usual");
    });
    await host.getByRole("radio", { name: "iDEAL" }).click();
    await expect(status).toHaveText("");
    frames({});
  });
  await test.step("a link of the page, which others would follow in place", async () => {
    await guard.expectFullLoad(() => page.locator(".menu").getByRole("link", { name: "Coffee" }).click());
    await expect(heading(page)).toHaveText("Coffee");
  });
  await test.step("a form, which others would have answered in place", async () => {
    await answerPost(control, "send", { html: labHtml({ page: "<h1>Sent</h1>" }) });
    await visit(path);
    await expect(toIdeal).toBeVisible();
    await page.locator("#page").evaluate((section) => section.insertAdjacentHTML("beforeend", '<form method="post" action="/lab/send" data-ajax><button name="do" value="it">Send</button></form>'));
    await guard.expectFullLoad(() => page.getByRole("button", { name: "Send" }).dblclick());
    await expect(heading(page)).toHaveText("Sent");
    const sent = (await control.log()).filter((entry) => entry.path === "/lab/send");
    expect(sent.map(({ method, body }) => `${method} ${body}`)).toEqual(["POST do=it"]);
  });
});

test("PAY-01 NAV-03 shown in place by somebody, the page loads itself in full, once, before the provider is asked", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com/);
  const provider = await standInProvider(page);
  await visit("/en/catalog/coffee");
  await guard.expectFullLoad(() => page.evaluate((url) => void window.atoll!.visit(url), path));
  await expect(parts(page).toIdeal).toBeVisible();
  expect(provider.asked.map(({ call }) => call)).toEqual(["setup"]);
});

test("PAY-01 LOC-02 in French and Dutch; without its code, and without script, the page says how else to pay", async ({ page, visit, guard, browser, cms }) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of [/net::ERR/, /met an error/, /ERR_FAILED/]) guard.allowConsole(pattern);
  const provider = await standInProvider(page, { setup: "dropped" });
  const { host, status, otherwise } = parts(page);
  await visit("/fr/payment/card");
  await expect(status).toContainText("Le formulaire de paiement ne peut pas s’ouvrir pour le moment. Rien n’a été débité.");
  await expect(status.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expect(host.getByRole("link", { name: "par virement" })).toBeVisible();
  provider.answers["setup"] = setup(ideal);
  await visit("/nl/payment/card");
  await expect(host.getByRole("button", { name: "Verder naar iDEAL" })).toBeVisible();
  expect(provider.assets).toContainEqual(expect.stringMatching(/translations\/nl-NL\.json$/));
  await test.step("the island's own code is late: how else to pay is said after a moment, with nothing that moves, and no longer once the form is here", async () => {
    const letGo = await hold(page, /\/atoll\/card-payment\.\w+\.js$/);
    // It may hold up the end of the load.
    await guard.expectFullLoad(() => page.goto(path, { waitUntil: "commit" }));
    await expect(host).toHaveAttribute("data-island-state", "loading");
    await expect(otherwise).toBeVisible();
    letGo();
    await expect(parts(page).toIdeal).toBeVisible();
    await expect(otherwise).toBeHidden();
  });
  await test.step("the provider's code does not come", async () => {
    const chunk = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name, decodedBodySize }: any) => ({ name, decodedBodySize })).sort((a, b) => b.decodedBodySize - a.decodedBodySize)[0]!.name);
    expect(chunk).toMatch(/\/atoll\/chunk\./);
    await page.route(chunk, (route) => route.abort());
    await visit(path);
    await expect(status).toContainText("The payment form cannot be opened at the moment.");
    await expect(otherwise).toBeVisible();
  });
  await test.step("no script", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: cms.url });
    const plain = await context.newPage();
    await plain.goto(path);
    await expect(plain.getByText("The payment form needs JavaScript.")).toBeVisible();
    await plain.getByRole("link", { name: "in our shop" }).click();
    await plain.getByRole("button", { name: "Continue" }).click();
    await expect(plain.getByText("We keep your order ready for ten days.")).toBeVisible();
    await context.close();
  });
});
