import type { Page } from "@playwright/test";
import { chunksWith } from "../../../browser/chunks.ts";
import { whileStopped } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { answerPost, labHtml } from "../../../browser/lab.ts";
import { countIsSettled, setConsentCookie, heading } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";
import { parts, path } from "./card-page.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import { cards, ideal, setup, standInProvider, type Provider } from "../provider.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const unavailable =
  "The payment form cannot be opened right now. You have not been charged. Try again or pay another way.";

test("PAY-01 NAV-03 ERR-04 a failed session shows one message with other ways to pay, and retry works", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  guard.allowConsole(/500|met an error/);
  const logged = collectConsole(page);
  const provider = await standInProvider(page, { setup: { status: 500, text: "<h1>Oops</h1>" } });
  const { status, retry, toIdeal, otherWays } = parts(page);
  await visit(path);
  await expect(status).toHaveText(`${unavailable}Try again`);
  await expect(otherWays).toBeVisible();
  await expectConsole(logged, [/500/, /met an error/]);
  await test.step("a retry opens a new session", async () => {
    provider.answers["setup"] = setup(ideal);
    await guard.expectFullLoad(() => retry.click());
    await expect(toIdeal).toBeVisible();
    expect(new Set(provider.requests.map(({ body }) => body["sessionData"])).size).toBe(2);
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

/** A failure of each kind but the first. Unit tests cover the statuses. */
const failures: { what: string; setup: Parameters<typeof standInProvider>[1]; console: RegExp[] }[] = [
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

test("PAY-01 ERR-04 each way in which a session fails shows the same accessible message @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of failures.flatMap(({ console }) => console)) guard.allowConsole(pattern);
  const logged = collectConsole(page);
  const provider = await standInProvider(page);
  const { host, status, retry, otherWays } = parts(page);
  for (const { what, setup, console } of failures) {
    await test.step(`when the provider ${what}`, async () => {
      Object.assign(provider.answers, setup);
      await visit(path);
      await expect(status).toHaveText(`${unavailable}Try again`);
      await expect(otherWays).toBeVisible();
      await expect(host).toHaveAttribute("data-island-state", "live");
      await expectConsole(logged, console);
    });
  }
  expect(await violations(page, "main")).toEqual([]);
  await test.step("without a connection the page stays and reports it", async () => {
    await countIsSettled(page);
    await page.context().setOffline(true);
    await retry.click();
    await expect(status).toContainText("You are offline.");
    await page.context().setOffline(false);
  });
});

type Attempt = [answer: object | "dropped", message: RegExp, showsOtherWays: boolean];
const noAnswer = /We received no response, so we do not know whether you have paid\./;
const closed = (message: string) => ({
  status: 422,
  text: JSON.stringify({ errorCode: "14_0411", errorType: "validation", message, status: 422 }),
});

/** Pays with iDEAL, and expects a focused message and a form for another try. */
async function attempt(page: Page, provider: Provider, [answer, message, showsOtherWays]: Attempt): Promise<void> {
  const { toIdeal, status, retry, otherWays } = parts(page);
  provider.answers["payments"] = answer;
  await toIdeal.press("Enter");
  await expect(status).toHaveText(message);
  await expect(status.locator(".atoll-card-text")).toBeFocused();
  await expect(otherWays).toBeVisible({ visible: showsOtherWays });
  await expect(retry).toHaveCount(0);
  await expect(toIdeal).toBeEnabled();
}

test("PAY-01 a failed payment shows why and leaves the form ready; a pending one counts as paid", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  guard.allowConsole(/net::ERR|met an error/);
  const provider = await standInProvider(page);
  await visit(path);
  await attempt(page, provider, [
    { resultCode: "Refused", sessionData: "two" },
    /declined this payment\. You have not been charged\./,
    true,
  ]);
  await attempt(page, provider, ["dropped", noAnswer, false]);
  await test.step("a retry keeps the session and sends its latest data", async () => {
    expect(provider.requests.map(({ call }) => call)).toEqual(["setup", "payments", "payments"]);
    expect(provider.requests.at(-1)!.body["sessionData"]).toBe("two");
  });
  await test.step("a payment that the bank still processes counts as paid", async () => {
    provider.answers["payments"] = { resultCode: "Pending", sessionResult: "soon" };
    await guard.expectFullLoad(() => parts(page).toIdeal.press("Enter"));
    await expect(page.getByText("Your bank is still processing your payment.")).toBeVisible();
  });
});

test("PAY-01 errors and cancelled payments can be tried again; a closed session is opened again @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  for (const pattern of [/500/, /net::ERR/, /422/, /met an error/]) guard.allowConsole(pattern);
  const provider = await standInProvider(page);
  const { toIdeal, status, retry, otherWays } = parts(page);
  await visit(path);
  await attempt(page, provider, [{ resultCode: "Cancelled" }, /was cancelled/, true]);
  await attempt(page, provider, [{ status: 500, text: "<h1>Oops</h1>" }, noAnswer, false]);
  await attempt(page, provider, [{ resultCode: "Error" }, /declined/, true]);
  await test.step("a session that has closed is opened again", async () => {
    provider.answers["payments"] = closed("Too many attempts");
    await toIdeal.press("Enter");
    await expect(status).toContainText("cannot be opened right now. You have not been charged.");
    await expect(toIdeal).toHaveCount(0);
    await guard.expectFullLoad(() => retry.click());
    await expect(toIdeal).toBeVisible();
  });
  await test.step("if an unanswered payment closes the session, the page offers no second payment", async () => {
    await attempt(page, provider, ["dropped", noAnswer, false]);
    provider.answers["payments"] = closed("Completed");
    await toIdeal.press("Enter");
    await expect(toIdeal).toHaveCount(0);
    await expect(status).toHaveText(noAnswer);
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
  const provider = await standInProvider(page, { setup: lateSetup });
  const { status, retry, toIdeal, otherWays } = parts(page);
  await test.step("a slow session is reported and still opens", async () => {
    await visit(path);
    await expect(status).toHaveText("Opening the secure payment form…");
    await expect(status).toBeVisible();
    await expect.poll(() => provider.requests.length).toBe(1);
    // Its request would not survive the jump of the clock.
    await countIsSettled(page);
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

test("PAY-01 card frames that load slowly are reported after 20 s @all", async ({ page, visit, guard }) => {
  guard.allowUnknown(/adyen\.com/);
  await page.clock.install();
  let frames = (_: object): void => {};
  const provider = await standInProvider(page, {
    setup: setup(ideal, cards),
    frames: new Promise<object>((resolve) => (frames = resolve)),
  });
  const { host, status, toIdeal } = parts(page);
  await visit(path);
  await expect(toIdeal).toBeVisible();
  await host.getByRole("radio", { name: "Cards" }).click();
  await expect.poll(() => provider.assets.join()).toContain("securedFields");
  await countIsSettled(page);
  await whileStopped(page, async () => {
    await page.clock.runFor(20_000);
    await expect(status).toContainText("is taking longer than usual");
  });
  await host.getByRole("radio", { name: "iDEAL" }).click();
  await expect(status).toHaveText("");
  frames({});
});

test("PAY-01 LOC-02 without the provider's code the page shows other ways to pay, in its language @all", async ({
  page,
  guard,
}) => {
  guard.allowConsole(/net::ERR|met an error/);
  const { host, status } = parts(page);
  const otherWays = host.getByRole("link", { name: "par virement" });
  await page.route(chunksWith("checkoutshopper-test"), (route) => route.abort());
  const release = await hold(page, /\/atoll\/islands\/card-payment\.\w+\.js$/);
  // The stalled script may delay the `load` event.
  await page.goto("/fr/payment/card", { waitUntil: "commit" });
  await expect(host).toHaveAttribute("data-island-state", "loading");
  await expect(otherWays).toBeVisible();
  release();
  await expect(status).toContainText(
    "Le formulaire de paiement ne peut pas s’ouvrir pour l’instant. Rien n’a été débité.",
  );
  await expect(status.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expect(otherWays).toBeVisible();
});

test("PAY-01 LOC-02 the other ways to pay show until the form does, in the language of the page @all", async ({
  page,
  guard,
}) => {
  guard.allowUnknown(/adyen\.com/);
  const provider = await standInProvider(page);
  const { host } = parts(page);
  const release = await hold(page, /\/atoll\/islands\/card-payment\.\w+\.js$/);
  await page.goto("/nl/payment/card", { waitUntil: "commit" });
  await expect(host).toHaveAttribute("data-island-state", "loading");
  await expect(host.getByRole("link", { name: "met een overschrijving" })).toBeVisible();
  release();
  await expect(host.getByRole("button", { name: "Verder naar iDEAL" })).toBeVisible();
  await expect(host.getByRole("link", { name: "met een overschrijving" })).toBeHidden();
  expect(provider.assets).toContainEqual(expect.stringMatching(/translations\/nl-NL\.json$/));
});
