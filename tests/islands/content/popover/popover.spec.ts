import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { whileStopped } from "../../../browser/clock.ts";
import { menu, serveLab, shopStyle, tall } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../../browser/leftovers.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { sweepPage } from "../../../browser/swept.ts";
import { violations } from "../../../browser/violations.ts";

test.beforeEach(({ page }) => setConsentCookie(page));

const method = (id: number, name: string, content: string): string => `<div>
<label><input type="radio" name="ShippingMethodId" value="${id}"> ${name}</label>
<button type="button" class="btn btn-link" data-island="popover" data-target="#about-${id}" popovertarget="about-${id}"
  aria-label="About ${name}">?</button>
<div id="about-${id}" popover>${content}</div></div>`;
const methods =
  `<h1>Delivery</h1><form>${method(1, "Post", "Two days, <strong>to the door</strong>.")}` +
  `${method(3, "Pickup point", 'A shop near you. <a href="/lab/other">More</a>')}
<p><a href="/lab/other" data-island="popover" data-text="You have <b>14</b> days.">Returns</a></p></form>`;

const [post, pickup] = ["About Post", "About Pickup point"].map(
  (name) =>
    (page: Page): Locator =>
      page.getByRole("button", { name }),
) as [(page: Page) => Locator, (page: Page) => Locator];
const panels = (page: Page): Locator => page.locator(".atoll-popover:visible");

async function open(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await visit("/lab/methods");
  for (const host of await page.locator("[data-island=popover]").all()) await live(host);
}

/** Moves the mouse to an empty part of the page. */
const moveAway = (page: Page): Promise<void> => page.mouse.move(700, 500);

test("CHK-01 a shipping method's details open by hover or press, a link's by focus; Escape closes them @all", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  await serveLab(control, {
    methods: { head: shopStyle, page: methods },
    other: { head: shopStyle, page: "<h1>Other</h1>" },
  });
  await open(page, visit);
  await test.step("a brief hover opens nothing; a longer one does, and the mouse may enter the popover", async () => {
    await whileStopped(page, async () => {
      await post(page).hover();
      await moveAway(page);
      await page.clock.runFor(1_000);
      await expect(panels(page)).toHaveCount(0);
      await post(page).hover();
      await page.clock.runFor(200);
      await expect(panels(page)).toHaveText("Two days, to the door.");
      await expect(post(page)).toHaveAttribute("aria-expanded", "true");
      await panels(page).hover();
      await page.clock.runFor(1_000);
      await expect(panels(page)).toHaveCount(1);
      await moveAway(page);
      await page.clock.runFor(200);
      await expect(panels(page)).toHaveCount(1);
      await page.clock.runFor(200);
      await expect(panels(page)).toHaveCount(0);
      await expect(post(page)).toHaveAttribute("aria-expanded", "false");
    });
  });
  await test.step("Escape closes a hovered popover, and hovering over another replaces it", async () => {
    await post(page).hover();
    await expect(panels(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(panels(page)).toHaveCount(0);
    await moveAway(page);
    await post(page).hover();
    await expect(panels(page)).toHaveText("Two days, to the door.");
    await pickup(page).hover();
    await expect(panels(page)).toHaveText("A shop near you. More");
    await moveAway(page);
    await expect(panels(page)).toHaveCount(0);
  });
  await test.step("the first click keeps a hovered popover open; the next, or one outside, closes it", async () => {
    await post(page).hover();
    await expect(panels(page)).toHaveCount(1);
    await whileStopped(page, async () => {
      await post(page).click();
      await moveAway(page);
      await page.clock.runFor(1_000);
      await expect(panels(page)).toHaveCount(1);
    });
    await post(page).click();
    await expect(panels(page)).toHaveCount(0);
    await post(page).click();
    await expect(panels(page)).toHaveCount(1);
    await heading(page).click();
    await expect(panels(page)).toHaveCount(0);
    await expect(page.locator(":checked")).toHaveCount(0);
  });
  await test.step("a press by keyboard opens the popover, focus may enter it, and closes it on leaving", async () => {
    await page.getByRole("radio", { name: "Post" }).focus();
    await page.keyboard.press("Tab");
    await expect(post(page)).toBeFocused();
    await expect(post(page)).toHaveAccessibleDescription("Two days, to the door.");
    await expect(panels(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(panels(page)).toHaveText("Two days, to the door.");
    await page.keyboard.press("Enter");
    await expect(panels(page)).toHaveCount(0);
    await page.keyboard.press("Space");
    await expect(panels(page)).toHaveCount(1);
    await pickup(page).focus();
    await expect(panels(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(panels(page)).toHaveText("A shop near you. More");
    expect(await violations(page, "#page")).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "More" })).toBeFocused();
    await expect(panels(page)).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Returns" })).toBeFocused();
    await expect(panels(page)).toHaveText("You have <b>14</b> days.");
    await page.keyboard.press("Escape");
    await expect(panels(page)).toHaveCount(0);
  });
  await test.step("a link still opens its page", async () => {
    await page.getByRole("link", { name: "Returns" }).click();
    await expect(heading(page)).toHaveText("Other");
    await expect(panels(page)).toHaveCount(0);
  });
});

test("CHK-01 the popover stays within the window, in dialogs and RTL; taps open and close it", async ({
  page,
  visit,
  control,
  browser,
  baseURL,
}) => {
  const longText = "It comes on a weekday between nine and five, to the door, or to a neighbour.".repeat(2);
  const button = `<button type="button" data-island="popover" data-text="${longText}">?</button>`;
  await serveLab(control, {
    edges: {
      head: shopStyle,
      page: `<h1>Edges</h1><div class="text-end">${button}</div>${tall(900)}<div class="text-end">${button}</div>`,
    },
    arabic: { head: shopStyle, page: `<div dir="rtl"><h1>Edges</h1><div>${button}</div></div>` },
    modal: {
      head: shopStyle,
      page: `<h1>Modal</h1><dialog><form><label>Name <input name="a"></label> ${button}</form></dialog>`,
    },
  });
  const expectInsideWindow = (): Promise<void> =>
    expect
      .poll(async () => {
        const { x, y, width, height } = (await panels(page).boundingBox())!;
        const window = page.viewportSize()!;
        return [x >= 0, x + width <= window.width, y >= 0, y + height <= window.height];
      })
      .toEqual([true, true, true, true]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["edges", "arabic"]) {
    await test.step(path, async () => {
      await visit(`/lab/${path}`);
      for (const host of await page.getByRole("button", { name: "?" }).all()) {
        await host.scrollIntoViewIfNeeded();
        await live(host);
        await host.click();
        await expectInsideWindow();
        await heading(page).dispatchEvent("pointerdown");
        await expect(panels(page)).toHaveCount(0);
      }
    });
  }
  await test.step("in a dialog the popover is on top, and Escape closes only the popover", async () => {
    await visit("/lab/modal");
    await page.evaluate(() => document.querySelector("dialog")!.showModal());
    await live(page.getByRole("button", { name: "?" }));
    await page.getByRole("button", { name: "?" }).click();
    await expectInsideWindow();
    const { x, y } = (await panels(page).boundingBox())!;
    expect(
      await page.evaluate(([x, y]) => document.elementFromPoint(x! + 5, y! + 5)!.matches(".atoll-popover"), [x, y]),
    ).toBe(true);
    await page.keyboard.press("Escape");
    await expect(panels(page)).toHaveCount(0);
    await expect(page.locator("dialog[open]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });
  await test.step("a tap opens the popover, and another tap closes it", async () => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
    const phone = await context.newPage();
    await phone.goto(`${baseURL}/lab/modal`);
    await phone.evaluate(() => document.querySelector("dialog")!.showModal());
    const button = phone.getByRole("button", { name: "?" });
    await live(button);
    await button.tap();
    await expect(panels(phone)).toHaveCount(1);
    await button.tap();
    await expect(panels(phone)).toHaveCount(0);
    await context.close();
  });
});

test("CHK-01 ERR-06 NAV-20 it warns about bad markup and restores the markup", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [
    /popover on <button> expects a text in data-text, or in data-target the selector of an element on the page/,
    /popover on <p> expects a link or a button as its element/,
  ])
    guard.allowConsole(pattern);
  const invalid = ['<button data-target="#nowhere"', '<button data-target="[["', "<button", '<p data-text="More"']
    .map((start) => `${start} data-island="popover">?</${start.slice(1, 2) === "p" ? "p" : "button"}>`)
    .join("");
  await serveLab(control, {
    methods: { head: shopStyle, before: menu("methods", "other"), page: methods },
    other: { head: shopStyle, before: menu("methods", "other"), page: "<h1>Other</h1>" },
    wrong: { head: shopStyle, page: `<h1>Wrong</h1>${invalid}` },
  });
  await test.step("invalid markup is rejected", async () => {
    await visit("/lab/wrong");
    for (const host of await page.locator("[data-island=popover]").all())
      await expect(host).toHaveAttribute("data-island-state", "failed");
  });
  await test.step("removal restores the server's markup", async () => {
    await page.evaluate(() => window.atoll!.visit("/lab/methods"));
    await live(page.getByRole("link", { name: "Returns" }));
    await pickup(page).click();
    await expect(panels(page)).toHaveCount(1);
    const { now, sent } = await sweepPage(page);
    expect(now).toBe(sent);
  });
});

test("CHK-01 NAV-20 leaving pages with an open popover leaves no listener, node or timer @all", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(countTimers);
  await serveLab(control, {
    methods: { head: shopStyle, page: methods },
    other: { head: shopStyle, page: "<h1>Other</h1>" },
  });
  await visit("/lab/other");
  const goTo = async (name: string): Promise<void> => {
    await page.evaluate((name) => window.atoll!.visit(`/lab/${name}`, { history: "replace" }), name);
    await expect(heading(page)).toHaveText(name === "other" ? "Other" : "Delivery");
  };
  const counts: Record<string, number>[] = [];
  // The replaced pages are not cached, so their nodes cannot be mistaken for leaks.
  for (let time = 0; time < 4; time++) {
    await goTo("methods");
    await live(post(page));
    await post(page).focus();
    await expect(post(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await goTo("other");
    await expect(panels(page)).toHaveCount(0);
    if (time === 0) continue;
    await idle(page);
    counts.push((await leftovers(page)).counts);
  }
  expect(growth(counts, { nodes: 30 })).toEqual({});
});
