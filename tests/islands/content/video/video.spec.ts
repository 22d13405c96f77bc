import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab, setLabConsent } from "../../../browser/lab.ts";
import { dialog, setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { standInPlayers } from "../players.ts";

const article = "/en/news/behind-the-dunes";
const film = (page: Page, name: string): Locator => page.getByRole("link", { name });
const frame = (page: Page): Locator => dialog(page).locator("iframe");

test(
  "CNT-03 a film plays in a dialog after a click, with consent; nothing is requested before",
  { tag: "@both" },
  async ({ page, visit, guard }) => {
    guard.allowUnknown(/youtube-nocookie|vimeo/);
    await setConsentCookie(page);
    const players = await standInPlayers(page);
    await visit(article);
    const [wheel, kiln] = [film(page, "At the wheel, on YouTube"), film(page, "The kiln is opened, on Vimeo")];
    await wheel.scrollIntoViewIfNeeded();
    await live(wheel);
    await test.step("without marketing consent the visitor is asked, and no request is sent", async () => {
      await wheel.click();
      await expect(page.getByRole("dialog", { name: "At the wheel" })).toContainText(
        "This video is provided by YouTube, which will receive your IP address",
      );
      await expect(dialog(page).getByRole("link", { name: "Watch on YouTube" })).toHaveAttribute(
        "href",
        "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      );
      // The second click of a double click, wherever it lands.
      for (const target of [dialog(page), dialog(page).getByRole("button", { name: "Play it this time" })])
        await target.evaluate((target) => target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })));
      await expect(dialog(page)).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(wheel).toBeFocused();
      expect(players).toEqual([]);
    });
    await test.step("the film plays this time, from a cookie-free address, with the focus in the player", async () => {
      await page.keyboard.press("Enter");
      await dialog(page).getByRole("button", { name: "Play it this time" }).click();
      await expect(frame(page).contentFrame().getByText("youtube plays")).toBeVisible();
      await expect(frame(page)).toBeFocused();
      expect([players.length, players[0]!.address.origin + players[0]!.address.pathname]).toEqual([
        1,
        "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
      ]);
      await expect
        .poll(() => players[0]!.commands)
        .toEqual(["addEventListener onStateChange", "addEventListener onError"]);
      expect(players[0]!.questions).toBeGreaterThanOrEqual(3);
      expect(await frame(page).evaluate((frame: HTMLIFrameElement) => [frame.title, frame.referrerPolicy])).toEqual([
        "At the wheel",
        "strict-origin-when-cross-origin",
      ]);
    });
    await test.step("closing removes the player, and the next film asks again", async () => {
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(page.locator("iframe")).toHaveCount(0);
      await kiln.click();
      await expect(dialog(page)).toContainText("This video is provided by Vimeo");
      await page.keyboard.press("Escape");
    });
    await test.step("with consent the film plays at once, and a visit closes it", async () => {
      await setConsentCookie(page, { marketing: true });
      await kiln.click();
      await expect(frame(page).contentFrame().getByText("vimeo plays")).toBeVisible();
      expect(players[1]!.address.searchParams.get("dnt")).toBe("1");
      await expect.poll(() => players[1]!.commands).toContain("addEventListener");
      expect(players[1]!.questions).toBeGreaterThanOrEqual(3);
      expect(await page.evaluate(() => window.atoll!.visit("/en/news"))).toBe(true);
      await expect(page.locator("dialog, iframe")).toHaveCount(0);
    });
  },
);

test("CNT-03 ERR-05 without player or dialog the film's link works; an invalid film warns the author", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowUnknown(/youtu/);
  guard.allowConsole(/video on <a#bad> expects a link to a video on YouTube or Vimeo, got "\/en\/news"/);
  guard.allowConsole(/ERR_FAILED|could not open the video dialog; following the link instead/);
  await setLabConsent(page, { marketing: true });
  await page.clock.install();
  await standInPlayers(page, { answersFrom: 0 });
  const hostile = "&lt;img src=x onerror=&quot;window.hacked=1&quot;&gt;";
  await serveLab(control, {
    films: {
      page: `<h1>Films</h1><p><a id="film" data-island="video" data-title="${hostile}"
        href="https://youtu.be/aqz-KE-bpKQ">Film</a></p><p><a id="bad" data-island="video"
          href="/en/news">News</a></p>`,
    },
  });
  await visit("/lab/films");
  const link = page.locator("#film");
  await live(link);
  await expect(page.locator("#bad")).toHaveAttribute("data-island-state", "failed");
  await test.step("if the dialog cannot be loaded, the link is followed", async () => {
    await page.route(/\/atoll\/.*\.js/, async (route) => {
      const response = await route.fetch();
      return (await response.text()).includes("atoll-video-dialog") ? route.abort() : route.fulfill({ response });
    });
    await page.route("https://youtu.be/**", (route) =>
      route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,"><h1>YouTube</h1>' }),
    );
    await guard.expectFullLoad(() => link.click());
    await expect(page.getByRole("heading", { name: "YouTube" })).toBeVisible();
    await page.unroute(/\/atoll\/.*\.js/);
    await visit("/lab/films");
    await live(link);
  });
  await test.step("after ten seconds without an answer the dialog says so and links to the service", async () => {
    await link.click();
    await expect(frame(page).contentFrame().getByText("youtube plays")).toBeVisible();
    await page.clock.runFor(10_500);
    await expect(
      dialog(page).getByRole("status").filter({ hasText: "The video could not be played here." }),
    ).toBeVisible();
    await expect(dialog(page).getByRole("heading")).toHaveText('<img src=x onerror="window.hacked=1">');
    expect(await page.evaluate(() => (window as any).hacked)).toBeUndefined();
    await page.keyboard.press("Escape");
  });
});
