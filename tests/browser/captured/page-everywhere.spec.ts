// A theme whose outermost element has the id "page": each visit replaces header, cart and footer with their scripts.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { at, back, forward, go, scriptLog, timesLogged, walk } from "./capture.ts";

const site = at("page-everywhere");
const ropes = ["#site-navigation >> text=Ropes", "Ropes"] as const;
const knots = ["#site-navigation >> text=Knots", "Knots"] as const;
const contact = ["#site-navigation >> text=Contact", "Contact"] as const;
const home = ["#site-navigation >> text=Home", "Rope for every weather"] as const;

/** Entries that the scripts log while `act` runs. */
async function loggedDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const before = (await scriptLog(page)).length;
  await act();
  return (await scriptLog(page)).slice(before).filter((what) => !what.startsWith("focus"));
}

/** Checks that header, cart and footer of the current page work, and that each click is handled once. */
async function isAlive(page: Page, current: string): Promise<void> {
  await expect(page.locator("#site-navigation .current")).toHaveText(current);
  await expect(page.locator("#year")).toHaveText("2027");
  expect(await loggedDuring(page, () => page.press("#menu-toggle", "Enter"))).toEqual(["menu toggled"]);
  await expect(page.locator("#menu-toggle")).toHaveAttribute("aria-expanded", "true");
  await page.press("#menu-toggle", "Enter");
  expect(await loggedDuring(page, () => page.press("#mini-cart-toggle", "Enter"))).toEqual(["cart toggled"]);
  await expect(page.locator("#cart-drawer")).toBeVisible();
  expect(await loggedDuring(page, () => page.keyboard.press("Escape"))).toEqual(["cart closed"]);
  await expect(page.locator("#cart-drawer")).toBeHidden();
}

test("NAV-01 NAV-21 a site whose #page holds everything swaps in place; scripts run once per visit @all", async ({
  page,
  visit,
}) => {
  await test.step("pages swap in place, and header, cart and footer work on each", async () => {
    await visit(site);
    await isAlive(page, "Home");
    await walk(page, [ropes, knots, contact, ropes]);
    await isAlive(page, "Ropes");
    expect(await timesLogged(page, "navigation.js")).toBe(1);
    await go(page, ...knots);
    await isAlive(page, "Knots");
    await go(page, ...home);
    await isAlive(page, "Home");
  });

  await test.step("ready and load handlers of a page's scripts run once per visit, and not on Back", async () => {
    await visit(site);
    expect(await loggedDuring(page, () => go(page, ...knots))).toEqual(["tied", "menu ready", "knots load"]);
    await expect(page.locator("#knot")).toHaveText("Bowline");
    expect(await loggedDuring(page, () => go(page, ...ropes))).toEqual(["menu ready", "ropes onload"]);
    await expect(page.locator("#stock")).toHaveText("Forty metres left");
    expect(await loggedDuring(page, () => go(page, ...contact))).toEqual(["menu ready"]);
    expect(await loggedDuring(page, () => go(page, ...ropes))).toEqual(["menu ready", "ropes onload"]);
    expect(await loggedDuring(page, () => back(page, "Contact"))).toEqual([]);
  });
});

test("NAV-20 NAV-21 NAV-02 NAV-08 document listeners stay single, and Back restores input @all", async ({
  page,
  visit,
}) => {
  await test.step("document listeners do not pile up, do not run on other pages, and work again after Back", async () => {
    await visit(site);
    for (const visit of [1, 2, 3]) {
      await go(page, ...ropes);
      expect(await loggedDuring(page, () => page.click("text=Take hemp")), `visit ${visit}`).toEqual(["took hemp"]);
      await go(page, ...contact);
      expect(await loggedDuring(page, () => page.press("#mini-cart-toggle", "Enter")), `after visit ${visit}`).toEqual([
        "cart toggled",
      ]);
      await page.keyboard.press("Escape");
    }
    await back(page, "Ropes");
    expect(await loggedDuring(page, () => page.click("text=Take cotton")), "back").toEqual(["took cotton"]);
    await expect(page.locator("#mini-cart .count")).toHaveText("2");
    await isAlive(page, "Ropes");
    await forward(page, "Contact");
    await isAlive(page, "Contact");
  });

  await test.step("Back restores typed text with the whole site; a skip link stays on its page", async () => {
    await visit(site);
    await go(page, ...contact);
    await page.fill("#message", "Twenty fathoms, please");
    await go(page, ...knots);
    await page.focus(".skip-link");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/knots#content$/);
    await page.goBack();
    await expect(page).toHaveURL(/knots$/);
    await back(page, "Contact");
    await expect(page.locator("#message")).toHaveValue("Twenty fathoms, please");
  });
});
