import { whileStopped } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { answerPost, labHtml } from "../lab.ts";
import { hasChosen, heading } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { parts, path } from "./card-page.ts";
import { complained, complaints } from "./complaints.ts";
import { cards, ideal, setup, standInProvider } from "./provider.ts";

test.beforeEach(({ page }) => hasChosen(page));

/** One of each kind; which statuses count as what the unit tests show. */
const failures: { what: string; setup: Parameters<typeof standInProvider>[1]; console: RegExp[] }[] = [
  { what: "fails", setup: { setup: { status: 500, text: "<h1>Oops</h1>" } }, console: [/500/, /met an error/] },
  {
    what: "answers with a page",
    setup: { setup: { status: 200, text: "<!doctype html><h1>Hello</h1>" } },
    console: [/met an error/],
  },
  {
    what: "offers only what this page does not know",
    setup: { setup: setup({ type: "paypal", name: "PayPal" }) },
    console: [/met an error.*no way to pay/],
  },
  { what: "cannot be reached", setup: { setup: "dropped" }, console: [/net::ERR/, /met an error/] },
];

test("PAY-01 NAV-03 ERR-04 whatever the provider answers in place of a session, one message says so, with the other ways to pay, and the next try shows the form; a link leaves the page in full", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of failures.flatMap(({ console }) => console)) guard.allowConsole(pattern);
  const said = complaints(page);
  const provider = await standInProvider(page);
  const { host, status, again, toIdeal, otherwise } = parts(page);
  for (const { what, setup, console } of failures) {
    await test.step(`when it ${what}`, async () => {
      Object.assign(provider.answers, setup);
      await visit(path);
      await expect(status).toHaveText(
        "The payment form cannot be opened at the moment. Nothing was charged. Try again, or pay in another way.Try again",
      );
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
  await test.step("the other way, a link that others would follow in place, has its account named", async () => {
    provider.answers["payments"] = { resultCode: "Cancelled" };
    await toIdeal.click();
    await expect(status).toHaveText(
      "The payment was cancelled. Nothing was charged. You can try again, or pay in another way.",
    );
    await guard.expectFullLoad(() => otherwise.click());
    await expect(page.getByText("BE68 5390 0754 7034")).toBeVisible();
  });
});

test("PAY-01 a payment that fails leaves the form in use: refused, cancelled or unanswered, each is said, and the next one may succeed", async ({
  page,
  visit,
  guard,
}) => {
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
    provider.answers["payments"] = {
      status: 422,
      text: '{"errorCode":"14_0411","errorType":"validation","message":"Too many attempts","status":422}',
    };
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
    provider.answers["payments"] = {
      status: 422,
      text: '{"errorCode":"14_0411","errorType":"validation","message":"Completed","status":422}',
    };
    await toIdeal.click();
    await expect(toIdeal).toHaveCount(0);
    await expect(status).toHaveText(/No answer came, so we do not know whether you have paid\./);
    await expect(status.locator(".atoll-card-text")).toBeFocused();
    await expect(again).toHaveCount(0);
    await expect(otherwise).toBeHidden();
  });
});

test("PAY-01 NAV-03 what is late is said after 20 s and still comes; a form leaves the page in full", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowUnknown(/adyen\.com/);
  await page.clock.install();
  let letGo = (_: object): void => {};
  const held = new Promise<object>((resolve) => (letGo = resolve));
  let frames = (_: object): void => {};
  const provider = await standInProvider(page, {
    setup: held,
    frames: new Promise<object>((resolve) => (frames = resolve)),
  });
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
  await test.step("a form, which others would have answered in place", async () => {
    await answerPost(control, "send", { html: labHtml({ page: "<h1>Sent</h1>" }) });
    await page
      .locator("#page")
      .evaluate((section) =>
        section.insertAdjacentHTML(
          "beforeend",
          '<form method="post" action="/lab/send" data-ajax><button name="do" value="it">Send</button></form>',
        ),
      );
    await guard.expectFullLoad(() => page.getByRole("button", { name: "Send" }).dblclick());
    await expect(heading(page)).toHaveText("Sent");
    const sent = (await control.log()).filter((entry) => entry.path === "/lab/send");
    expect(sent.map(({ method, body }) => `${method} ${body}`)).toEqual(["POST do=it"]);
  });
});

test("PAY-01 LOC-02 in French and Dutch; without its code, and without script, the page says how else to pay", async ({
  page,
  visit,
  guard,
  browser,
  cms,
}) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of [/net::ERR/, /met an error/, /ERR_FAILED/]) guard.allowConsole(pattern);
  const provider = await standInProvider(page);
  const { host, status } = parts(page);
  await test.step("the island's own code is late: how else to pay is said after a moment, with nothing that moves, and no longer once the form is here, in Dutch", async () => {
    const letGo = await hold(page, /\/atoll\/card-payment\.\w+\.js$/);
    // It may hold up the end of the load.
    await page.goto("/nl/payment/card", { waitUntil: "commit" });
    await expect(host).toHaveAttribute("data-island-state", "loading");
    await expect(host.getByRole("link", { name: "met een overschrijving" })).toBeVisible();
    letGo();
    await expect(host.getByRole("button", { name: "Verder naar iDEAL" })).toBeVisible();
    await expect(host.getByRole("link", { name: "met een overschrijving" })).toBeHidden();
    expect(provider.assets).toContainEqual(expect.stringMatching(/translations\/nl-NL\.json$/));
  });
  await test.step("the provider's code does not come, in French", async () => {
    const chunk = await page.evaluate(
      () =>
        performance
          .getEntriesByType("resource")
          .map(({ name, decodedBodySize }: any) => ({ name, decodedBodySize }))
          .sort((a, b) => b.decodedBodySize - a.decodedBodySize)[0]!.name,
    );
    expect(chunk).toMatch(/\/atoll\/chunk\./);
    await page.route(chunk, (route) => route.abort());
    await visit("/fr/payment/card");
    await expect(status).toContainText(
      "Le formulaire de paiement ne peut pas s’ouvrir pour le moment. Rien n’a été débité.",
    );
    await expect(status.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(host.getByRole("link", { name: "par virement" })).toBeVisible();
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
