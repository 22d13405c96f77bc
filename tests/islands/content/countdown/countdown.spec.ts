import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab, type LabPage } from "../../../browser/lab.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { frame as nextFrame } from "../../../browser/frame.ts";
import { recordMoves } from "../../../browser/shop/held-page.ts";
import { inlineScript } from "../../../browser/markup.ts";

const end = "2027-01-31T18:00:00+01:00";
const clock = (attributes = ""): string =>
  `<time data-island="countdown" data-end="${end}" ${attributes}>31 January, 18:00</time>`;
/**
 * A lab page that names the version of its texts. The browser keeps the texts of the first page, so that no request for
 * texts is under way when a later page's clock jumps past the time limit of requests.
 */
const labPage = (content: LabPage): LabPage => ({ ...content, settings: { stringsVersion: "1" } });
const host = (page: Page) => page.locator("[data-island=countdown]");
const numbers = (page: Page) => page.locator(".atoll-countdown-number");

test(
  "CNT-04 the clock counts down; at zero the page refreshes in place once or runs a callback",
  { tag: "@both" },
  async ({ page, visit, control, guard }) => {
    const loads = async (name: string): Promise<number> =>
      (await control.log()).filter(({ path }) => path === `/lab/${name}`).length;
    await page.clock.install({ time: Date.parse(end) - 90_181_000 });
    await serveLab(control, {
      sale: labPage({ page: `<h1>Sale</h1>${clock()} <label>Size <input name="size"></label>` }),
      away: labPage({ page: "<h1>Away</h1>" }),
    });
    await visit("/lab/sale");
    await expect(numbers(page)).toHaveCount(4);
    await page.clock.pauseAt(Date.parse(end) - 90_061_000);
    await test.step("the clock shows days to seconds, changes each second and announces nothing", async () => {
      const timer = page.getByRole("timer", { name: "Time left until 31 January, 18:00" });
      await expect(timer).toHaveText("01 day 01 hour 01 minute 01 second");
      await page.clock.runFor(1_000);
      await expect(numbers(page)).toHaveText(["01", "01", "01", "00"]);
      await page.clock.runFor(1_000);
      await expect(timer).toHaveText("01 day 01 hour 00 minutes 59 seconds");
      await expect(page.locator("[aria-live]:not([role=timer])").filter({ hasText: /\S/ })).toHaveCount(0);
    });
    await test.step("a tab that was suspended catches up", async () => {
      await page.clock.fastForward(90_059_000 - 5_000);
      await page.clock.runFor(1_000);
      await expect(numbers(page)).toHaveText(["00", "00", "00", "04"]);
    });
    await test.step("at zero the page refreshes in place", async () => {
      await serveLab(control, {
        sale: labPage({ page: `<h1>Sold out</h1>${clock()} <label>Size <input name="size"></label>` }),
      });
      await page.getByLabel("Size").fill("42");
      await page.clock.runFor(3_000);
      await expect(heading(page)).toHaveText("Sale");
      await page.clock.runFor(1_000);
      await expect(host(page)).toHaveText("Time is up.");
      await page.clock.resume();
      await expect(heading(page)).toHaveText("Sold out");
      await expect(page.getByLabel("Size")).toHaveValue("42");
      await expect(page.getByLabel("Size")).toBeFocused();
    });
    await test.step("an end in the past only shows that time is up, also after Back", async () => {
      await live(host(page));
      await expect(host(page)).toHaveText("Time is up.");
      await page.clock.fastForward(60_000);
      await page.evaluate(() => window.atoll!.visit("/lab/away"));
      await expect(heading(page)).toHaveText("Away");
      await page.goBack();
      await live(host(page));
      await expect(host(page)).toHaveText("Time is up.");
      await page.clock.fastForward(60_000);
      expect(await loads("sale")).toBe(2);
    });
    await test.step("if the refresh fails, the visitor is notified and the page stays", async () => {
      guard.allowConsole(/ERR_FAILED|could not be reloaded in place/);
      const soon = clock().replace(end, "2027-01-31T19:00:00+01:00");
      await serveLab(control, { lost: labPage({ page: `<h1>Lost</h1>${soon}` }) });
      await visit("/lab/lost");
      await live(host(page));
      await expect(numbers(page)).toHaveCount(4);
      await page.route("**/lab/lost", (route) => route.abort());
      await page.clock.fastForward(3_600_000);
      await expect(page.getByRole("region", { name: "Messages" })).toContainText("could not be refreshed");
      await expect(heading(page)).toHaveText("Lost");
      await expect(host(page)).toHaveText("Time is up.");
    });
    await test.step("a page's callback runs instead of the refresh", async () => {
      const later = clock('data-on-end="saleEnded"').replace(end, "2027-01-31T21:00:00+01:00");
      await serveLab(control, {
        own: labPage({
          head: inlineScript("window.saleEnded = (host) => host.after('Ended')"),
          page: `<h1>Own</h1><p>${later}</p>`,
        }),
      });
      await visit("/lab/own");
      await live(host(page));
      await expect(numbers(page)).toHaveCount(4);
      await page.clock.fastForward(7_200_000);
      await expect(page.locator("#page p")).toHaveText("Time is up.Ended");
      expect(await loads("own")).toBe(1);
    });
  },
);

test("CNT-04 LOC-01 offers count down in the page's language; an unreadable end keeps the page's text", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await setConsentCookie(page);
  await visit("/fr/offers");
  await live(host(page));
  await expect(page.getByRole("timer", { name: /^Temps restant, jusqu’au .+ \(heure d’Ostende\)$/ })).toBeVisible();
  await expect(page.locator(".atoll-countdown-unit").first()).toHaveText(/^jours?$/);
  await expect(numbers(page)).toHaveText([/^\d\d$/, /^[0-2]\d$/, /^[0-5]\d$/, /^[0-5]\d$/]);
  guard.allowConsole(/data-end expects an ISO time with offset/);
  await serveLab(control, { odd: { page: `<h1>Odd</h1>${clock().replace(end, "31/01/2027")}` } });
  await visit("/lab/odd");
  await expect(host(page)).toHaveAttribute("data-island-state", "failed");
  await expect(host(page)).toHaveText("31 January, 18:00");
});

test("CNT-04 nothing moves when the word of a unit changes, as from 2 minutes to 1 minute", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(recordMoves);
  await page.clock.install({ time: Date.parse(end) - 200_000 });
  await serveLab(control, { sale: { settings: { culture: "nl" }, page: `<h1>Sale</h1>${clock()}` } });
  await visit("/lab/sale");
  await expect(numbers(page)).toHaveCount(4);
  await page.clock.pauseAt(Date.parse(end) - 120_500);
  await expect(host(page)).toContainText("02 minuten");
  await nextFrame(page);
  const before = await page.evaluate(() => window.heldPage!.moves().length);
  await page.clock.runFor(2_000);
  await expect(host(page)).toContainText("01 minuut");
  await nextFrame(page);
  expect((await page.evaluate(() => window.heldPage!.moves())).slice(before)).toEqual([]);
});
