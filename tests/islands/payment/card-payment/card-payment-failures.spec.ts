import { whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { answerPost, labHtml } from "../../../browser/lab.ts";
import { setConsentCookie, heading } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { parts, path } from "./card-page.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { cards, ideal, setup, standInProvider } from "../provider.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

/** A failure of each kind. Unit tests cover the statuses. */
const failures: { what: string; setup: Parameters<typeof standInProvider>[1]; console: RegExp[] }[] = [
  { what: "fails", setup: { setup: { status: 500, text: "<h1>Oops</h1>" } }, console: [/500/, /met an error/] },
  {
    what: "answers with a page",
    setup: { setup: { status: 200, text: "<!doctype html><h1>Hello</h1>" } },
    console: [/met an error/],
  },
  {
    what: "offers no payment method that this page knows",
    setup: { setup: setup({ type: "paypal", name: "PayPal" }) },
    console: [/met an error.*no payment method/],
  },
  { what: "cannot be reached", setup: { setup: "dropped" }, console: [/net::ERR/, /met an error/] },
];

test("PAY-01 NAV-03 ERR-04 a failed session shows one message with other ways to pay, and retry works", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of failures.flatMap(({ console }) => console)) guard.allowConsole(pattern);
  const logged = collectConsole(page);
  const provider = await standInProvider(page);
  const { host, status, retry, toIdeal, otherWays } = parts(page);
  for (const { what, setup, console } of failures) {
    await test.step(`when the provider ${what}`, async () => {
      Object.assign(provider.answers, setup);
      await visit(path);
      await expect(status).toHaveText(
        "The payment form cannot be opened right now. You have not been charged. Try again or pay another " +
          "way.Try again",
      );
      await expect(otherWays).toBeVisible();
      await expect(host).toHaveAttribute("data-island-state", "live");
      await expectConsole(logged, console);
    });
  }
  expect(await violations(page, "main")).toEqual([]);
  await test.step("without a connection the page stays and reports it", async () => {
    await page.context().setOffline(true);
    await retry.click();
    await expect(status).toContainText("You are offline.");
    await page.context().setOffline(false);
  });
  await test.step("each retry opens a new session", async () => {
    provider.answers["setup"] = setup(ideal);
    await guard.expectFullLoad(() => retry.click());
    await expect(toIdeal).toBeVisible();
    const sessions = new Set(provider.requests.map(({ body }) => body["sessionData"]));
    expect(sessions.size).toBe(failures.length + 1);
  });
  await test.step("the link to the other ways to pay loads in full and shows the shop's account number", async () => {
    provider.answers["payments"] = { resultCode: "Cancelled" };
    await toIdeal.press("Enter");
    await expect(status).toHaveText(
      "The payment was cancelled. You have not been charged. You can try again or pay another way.",
    );
    await guard.expectFullLoad(() => otherWays.click());
    await expect(page.getByText("BE68 5390 0754 7034")).toBeVisible();
  });
});

test("PAY-01 a failed payment shows why and leaves the form ready for another try", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of [/500/, /net::ERR/, /422/, /met an error/]) guard.allowConsole(pattern);
  const provider = await standInProvider(page);
  const { toIdeal, status, retry, otherWays } = parts(page);
  await visit(path);
  const attempts: [answer: object | "dropped", message: RegExp, showsOtherWays: boolean][] = [
    [{ resultCode: "Refused", sessionData: "two" }, /declined this payment\. You have not been charged\./, true],
    [
      { status: 500, text: "<h1>Oops</h1>" },
      /We received no response, so we do not know whether you have paid\./,
      false,
    ],
    [{ resultCode: "Error" }, /declined/, true],
    ["dropped", /We received no response/, false],
    [{ resultCode: "Cancelled" }, /was cancelled/, true],
  ];
  for (const [answer, message, showsOtherWays] of attempts) {
    provider.answers["payments"] = answer;
    await toIdeal.press("Enter");
    await expect(status).toHaveText(message);
    await expect(status.locator(".atoll-card-text")).toBeFocused();
    await expect(otherWays).toBeVisible({ visible: showsOtherWays });
    await expect(retry).toHaveCount(0);
    await expect(toIdeal).toBeEnabled();
  }
  await test.step("a retry keeps the session and sends its latest data", async () => {
    expect(provider.requests.filter(({ call }) => call === "setup")).toHaveLength(1);
    expect(provider.requests.at(-1)!.body["sessionData"]).toBe("two");
  });
  await test.step("a session that has closed is opened again", async () => {
    provider.answers["payments"] = {
      status: 422,
      text: '{"errorCode":"14_0411","errorType":"validation","message":"Too many attempts","status":422}',
    };
    await toIdeal.press("Enter");
    await expect(status).toContainText("cannot be opened right now. You have not been charged.");
    await expect(toIdeal).toHaveCount(0);
    await guard.expectFullLoad(() => retry.click());
    await expect(toIdeal).toBeVisible();
  });
  await test.step("a payment that the bank still processes counts as paid", async () => {
    provider.answers["payments"] = { resultCode: "Pending", sessionResult: "soon" };
    await guard.expectFullLoad(() => toIdeal.press("Enter"));
    await expect(page.getByText("Your bank is still processing your payment.")).toBeVisible();
  });
  await test.step("if an unanswered payment closes the session, the page offers no second payment", async () => {
    await visit(path);
    provider.answers["payments"] = "dropped";
    await toIdeal.press("Enter");
    await expect(status).toHaveText(/We received no response/);
    provider.answers["payments"] = {
      status: 422,
      text: '{"errorCode":"14_0411","errorType":"validation","message":"Completed","status":422}',
    };
    await toIdeal.press("Enter");
    await expect(toIdeal).toHaveCount(0);
    await expect(status).toHaveText(/We received no response, so we do not know whether you have paid\./);
    await expect(status.locator(".atoll-card-text")).toBeFocused();
    await expect(retry).toHaveCount(0);
    await expect(otherWays).toBeHidden();
  });
});

test("PAY-01 NAV-03 a slow provider is reported after 20 s and still loads; a form leaves in full", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowUnknown(/adyen\.com/);
  await page.clock.install();
  let release = (_: object): void => {};
  const lateSetup = new Promise<object>((resolve) => (release = resolve));
  let frames = (_: object): void => {};
  const provider = await standInProvider(page, {
    setup: lateSetup,
    frames: new Promise<object>((resolve) => (frames = resolve)),
  });
  const { host, status, retry, toIdeal, otherWays } = parts(page);
  await test.step("a slow session is reported and still opens", async () => {
    await visit(path);
    await expect(status).toHaveText("Opening the secure payment form…");
    await expect(status).toBeVisible();
    await expect.poll(() => provider.requests.length).toBe(1);
    await whileStopped(page, async () => {
      await page.clock.runFor(20_000);
      await expect(status).toContainText("is taking longer than usual. You can wait, try again or pay another way.");
      await expect(retry).toBeVisible();
      await expect(otherWays).toBeVisible();
    });
    release(setup(ideal, cards));
    await expect(toIdeal).toBeVisible();
    await expect(status).toHaveText("");
    await expect(otherWays).toBeHidden();
  });
  await test.step("slow card frames are reported", async () => {
    await host.getByRole("radio", { name: "Cards" }).click();
    await expect.poll(() => provider.assets.join()).toContain("securedFields");
    await whileStopped(page, async () => {
      await page.clock.runFor(20_000);
      await expect(status).toContainText("is taking longer than usual");
    });
    await host.getByRole("radio", { name: "iDEAL" }).click();
    await expect(status).toHaveText("");
    frames({});
  });
  await test.step("a form on the payment page leaves with a full load", async () => {
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

test("PAY-01 LOC-02 without the provider's code the page shows other ways to pay", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of [/net::ERR/, /met an error/, /ERR_FAILED/]) guard.allowConsole(pattern);
  const provider = await standInProvider(page);
  const { host, status } = parts(page);
  await test.step("the other ways to pay are shown while the island's code loads, then hidden", async () => {
    const release = await hold(page, /\/atoll\/islands\/card-payment\.\w+\.js$/);
    // The stalled script may delay the `load` event.
    await page.goto("/nl/payment/card", { waitUntil: "commit" });
    await expect(host).toHaveAttribute("data-island-state", "loading");
    await expect(host.getByRole("link", { name: "met een overschrijving" })).toBeVisible();
    release();
    await expect(host.getByRole("button", { name: "Verder naar iDEAL" })).toBeVisible();
    await expect(host.getByRole("link", { name: "met een overschrijving" })).toBeHidden();
    expect(provider.assets).toContainEqual(expect.stringMatching(/translations\/nl-NL\.json$/));
  });
  await test.step("without the provider's code the page shows the other ways to pay, in French", async () => {
    const chunk = await page.evaluate(
      () =>
        performance
          .getEntriesByType("resource")
          .map(({ name, decodedBodySize }: any) => ({ name, decodedBodySize }))
          .sort((a, b) => b.decodedBodySize - a.decodedBodySize)[0]!.name,
    );
    expect(chunk).toMatch(/\/atoll\/chunks\//);
    await page.route(chunk, (route) => route.abort());
    await visit("/fr/payment/card");
    await expect(status).toContainText(
      "Le formulaire de paiement ne peut pas s’ouvrir pour l’instant. Rien n’a été débité.",
    );
    await expect(status.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(host.getByRole("link", { name: "par virement" })).toBeVisible();
  });
});
