import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { whileStopped } from "../clock.ts";
import { menu, serveLab, shopStyle, tall } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";

test.beforeEach(({ page }) => hasChosen(page));

const method = (id: number, name: string, words: string): string => `<div>
<label><input type="radio" name="ShippingMethodId" value="${id}"> ${name}</label>
<button type="button" class="btn btn-link" data-island="popover" data-target="#about-${id}" popovertarget="about-${id}" aria-label="About ${name}">?</button>
<div id="about-${id}" popover>${words}</div></div>`;
const methods = `<h1>Delivery</h1><form>${method(1, "Post", "Two days, <strong>to the door</strong>.")}${method(3, "Pickup point", 'A shop near you. <a href="/lab/other">More</a>')}
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

/** A place where nothing is. */
const away = (page: Page): Promise<void> => page.mouse.move(700, 500);

test("CHK-01 more is said of a shipping method to who points at its button, comes to it or presses it; it stays while it is pointed at, and Escape closes it", async ({
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
  await test.step("a mouse that passes by opens nothing, one that stays does, and it may go into the words", async () => {
    await whileStopped(page, async () => {
      await post(page).hover();
      await away(page);
      await page.clock.runFor(1_000);
      await expect(panels(page)).toHaveCount(0);
      await post(page).hover();
      await page.clock.runFor(200);
      await expect(panels(page)).toHaveText("Two days, to the door.");
      await expect(post(page)).toHaveAttribute("aria-expanded", "true");
      await panels(page).hover();
      await page.clock.runFor(1_000);
      await expect(panels(page)).toHaveCount(1);
      await away(page);
      await page.clock.runFor(200);
      await expect(panels(page)).toHaveCount(1);
      await page.clock.runFor(200);
      await expect(panels(page)).toHaveCount(0);
      await expect(post(page)).toHaveAttribute("aria-expanded", "false");
    });
  });
  await test.step("Escape closes it under the mouse, and another that is pointed at takes its place", async () => {
    await post(page).hover();
    await expect(panels(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(panels(page)).toHaveCount(0);
    await away(page);
    await post(page).hover();
    await expect(panels(page)).toHaveText("Two days, to the door.");
    await pickup(page).hover();
    await expect(panels(page)).toHaveText("A shop near you. More");
    await away(page);
    await expect(panels(page)).toHaveCount(0);
  });
  await test.step("the first click keeps what the mouse has opened, the next one closes it, and so does one elsewhere; no radio is chosen by it", async () => {
    await post(page).hover();
    await expect(panels(page)).toHaveCount(1);
    await whileStopped(page, async () => {
      await post(page).click();
      await away(page);
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
  await test.step("the keyboard opens it by coming there, goes on into it, and closes it as it leaves", async () => {
    await page.getByRole("radio", { name: "Post" }).focus();
    await page.keyboard.press("Tab");
    await expect(post(page)).toBeFocused();
    await expect(post(page)).toHaveAccessibleDescription("Two days, to the door.");
    await expect(panels(page)).toHaveText("Two days, to the door.");
    await page.keyboard.press("Enter");
    await expect(panels(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(panels(page)).toHaveCount(1);
    await pickup(page).focus();
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
  await test.step("a link leads where it leads", async () => {
    await page.getByRole("link", { name: "Returns" }).click();
    await expect(heading(page)).toHaveText("Other");
    await expect(panels(page)).toHaveCount(0);
  });
});

test("CHK-01 the words stand within the window, at its edges, in a dialog and from right to left; a finger opens and closes them", async ({
  page,
  visit,
  control,
  browser,
  baseURL,
}) => {
  const about = "It comes on a weekday between nine and five, to the door, or to a neighbour.".repeat(2);
  const corner = `<button type="button" data-island="popover" data-text="${about}">?</button>`;
  await serveLab(control, {
    edges: {
      head: shopStyle,
      page: `<h1>Edges</h1><div class="text-end">${corner}</div>${tall(900)}<div class="text-end">${corner}</div>`,
    },
    arabic: { head: shopStyle, page: `<div dir="rtl"><h1>Edges</h1><div>${corner}</div></div>` },
    modal: {
      head: shopStyle,
      page: `<h1>Modal</h1><dialog><form><label>Name <input name="a"></label> ${corner}</form></dialog>`,
    },
  });
  const inside = async (): Promise<void> => {
    const { x, y, width, height } = (await panels(page).boundingBox())!;
    const window = page.viewportSize()!;
    expect([x >= 0, x + width <= window.width, y >= 0, y + height <= window.height]).toEqual([true, true, true, true]);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["edges", "arabic"]) {
    await test.step(path, async () => {
      await visit(`/lab/${path}`);
      for (const button of await page.getByRole("button", { name: "?" }).all()) {
        await button.scrollIntoViewIfNeeded();
        await live(button);
        await button.click();
        await inside();
        await heading(page).dispatchEvent("pointerdown");
        await expect(panels(page)).toHaveCount(0);
      }
    });
  }
  await test.step("in a dialog it lies above that, and Escape closes it alone", async () => {
    await visit("/lab/modal");
    await page.evaluate(() => document.querySelector("dialog")!.showModal());
    await live(page.getByRole("button", { name: "?" }));
    await page.getByRole("button", { name: "?" }).click();
    await inside();
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
  await test.step("a finger opens it and closes it again", async () => {
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

test("CHK-01 ERR-06 NAV-20 without script a click says more, too; what is wrong is named, and what is left is as the server sent it", async ({
  page,
  visit,
  control,
  guard,
  browser,
  baseURL,
}) => {
  await page.addInitScript(countTimers);
  for (const pattern of [
    /expects data-text, or data-target with the selector of an element, got "#nowhere"/,
    /got "\[\["/,
    /found neither/,
    /expects to stand on a button or a link/,
  ])
    guard.allowConsole(pattern);
  const wrong = ['<button data-target="#nowhere"', '<button data-target="[["', "<button", '<p data-text="More"']
    .map((start) => `${start} data-island="popover">?</${start.slice(1, 2) === "p" ? "p" : "button"}>`)
    .join("");
  await serveLab(control, {
    methods: { head: shopStyle, before: menu("methods", "other"), page: methods },
    other: { head: shopStyle, before: menu("methods", "other"), page: "<h1>Other</h1>" },
    wrong: { page: `<h1>Wrong</h1>${wrong}` },
  });
  await test.step("without script", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${baseURL}/lab/methods`);
    await pickup(plain).click();
    await expect(plain.getByText("A shop near you.")).toBeVisible();
    await context.close();
  });
  await test.step("what is wrong", async () => {
    await visit("/lab/wrong");
    for (const host of await page.locator("[data-island=popover]").all())
      await expect(host).toHaveAttribute("data-island-state", "failed");
  });
  await test.step("pages that are left with one open leave no listener, node or timer", async () => {
    await visit("/lab/other");
    const go = async (name: string): Promise<void> => {
      await page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
      await expect(heading(page)).toHaveText(name === "other" ? "Other" : "Delivery");
    };
    const counts: Record<string, number>[] = [];
    for (let time = 0; time < 9; time++) {
      await go("methods");
      await live(post(page));
      await post(page).focus();
      await expect(post(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await go("other");
      await expect(panels(page)).toHaveCount(0);
      if (time < 6) continue;
      await idle(page);
      counts.push((await left(page)).counts);
    }
    expect(grown(counts, { nodes: 30 })).toEqual({});
  });
  await test.step("swept, all is as the server sent it", async () => {
    await page.evaluate(() => window.atoll!.visit("/lab/methods"));
    await live(page.getByRole("link", { name: "Returns" }));
    await pickup(page).click();
    await expect(panels(page)).toHaveCount(1);
    const { now, sent } = await page.evaluate(async () => {
      const section = document.querySelector("#page")!;
      window.atoll!.sweep(section);
      return {
        now: section.innerHTML,
        sent: new DOMParser()
          .parseFromString(await (await fetch(location.href)).text(), "text/html")
          .querySelector("#page")!.innerHTML,
      };
    });
    expect(now).toBe(sent);
  });
});
