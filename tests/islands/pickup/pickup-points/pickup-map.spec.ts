import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab, shopStyle } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../../browser/leftovers.ts";
import { skipPauseBeforeRetry } from "../../../browser/retry.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { overflow } from "../../../browser/overflow.ts";
import { violations } from "../../../browser/violations.ts";
import { expectConsole, collectConsole } from "../../../browser/console-messages.ts";
import {
  chooseButton,
  facts,
  friday,
  marked,
  island,
  link,
  openPicker,
  picker,
  point,
  points,
  savePath,
  sent,
  serveCheckout,
  resultText,
} from "../pickup.ts";

test.use({ pictures: true });

test.beforeEach(({ page }) => setConsentCookie(page, { preferences: true }));

/** Path of the bundle with the map, which the island loads only when needed. */
async function mapFile(page: Page): Promise<string> {
  const manifest = (await (await page.request.get("/atoll/manifest.json")).json()) as {
    optional: Record<string, string>;
  };
  return `/atoll/${manifest.optional["map"]}`;
}
const mapButton = (page: Page) => picker(page).getByRole("button", { name: /^(Show|Hide) the map$/ });
const pin = (page: Page, number: number) =>
  picker(page)
    .locator(".leaflet-marker-icon")
    .filter({ hasText: new RegExp(`^${number}$`) });
const bubble = (page: Page) => picker(page).locator(".leaflet-popup-content");

/** Horizontal distance of a pin from the centre of the map, in pixels. */
const distanceFromCentre = (page: Page, number: number): Promise<number> =>
  pin(page, number).evaluate((element) => {
    const [pinBox, mapBox] = [element, element.closest(".leaflet-container")!].map((part) =>
      part.getBoundingClientRect(),
    );
    return Math.abs(pinBox!.x + pinBox!.width / 2 - (mapBox!.x + mapBox!.width / 2));
  });

test("PUP-03 PUP-04 the map loads once opened and allowed; list and map stay in sync", async ({
  page,
  visit,
  control,
}) => {
  await setConsentCookie(page, { preferences: false });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const tiles = (): number => requested.filter((path) => path.startsWith("/theme/tiles/13/")).length;
  const file = await mapFile(page);
  await serveCheckout(control);
  await openPicker(page, visit);
  await expect(points(page)).toHaveCount(8);
  await test.step("without consent the visitor is asked, and nothing of the map is loaded", async () => {
    await mapButton(page).click();
    await expect(picker(page)).toContainText("The map is provided by an external map service");
    expect(requested).not.toContain(file);
    expect(tiles()).toBe(0);
    await picker(page).getByRole("button", { name: "Show it this time" }).click();
    await expect(mapButton(page)).toBeFocused();
    await expect(pin(page, 1)).toBeVisible();
    expect(requested).toContain(file);
    await expect.poll(tiles).toBeGreaterThan(3);
    await expect(picker(page).getByRole("region", { name: "Map of the pickup points" })).toBeVisible();
    await expect(picker(page).locator(".atoll-map-credit")).toHaveText("© Lagune");
  });
  await test.step("a choice in the list opens the bubble in the centre of the map; markup in a name is text", async () => {
    await point(page, marked).check();
    await expect(bubble(page)).toContainText(marked);
    await expect.poll(() => distanceFromCentre(page, 3)).toBeLessThan(3);
  });
  await test.step("a pin selects its list entry and scrolls it into view; Escape first closes the bubble", async () => {
    await pin(page, 7).click();
    await expect(point(page, "Carrosserie Van Hoorebeke-Vanderschueren en Zonen")).toBeChecked();
    await expect(points(page).filter({ hasText: "Carrosserie" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(bubble(page)).toHaveCount(0);
    await expect(picker(page)).toBeVisible();
    expect(await sent(control, savePath)).toEqual([]);
  });
  await test.step("a button skips the map for the keyboard", async () => {
    await mapButton(page).focus();
    await page.keyboard.press("Tab");
    await expect(picker(page).getByRole("button", { name: "Skip the map" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(point(page, "Carrosserie Van Hoorebeke-Vanderschueren en Zonen")).toBeFocused();
  });
  await test.step("a closed map is removed; reopened, it is shown at once without another question", async () => {
    await mapButton(page).click();
    await expect(pin(page, 1)).toHaveCount(0);
    await mapButton(page).click();
    await expect(pin(page, 7)).toBeVisible();
    expect(requested.filter((path) => path === file)).toHaveLength(1);
  });
});

test("PUP-03 without the map's file the list works, and the dialog says that the map is not available", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/status of 404|could not load the map; showing the list only/);
  const logged = collectConsole(page);
  await page.route(`**${await mapFile(page)}*`, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await serveCheckout(control);
  await openPicker(page, visit);
  await mapButton(page).click();
  await expect(picker(page)).toContainText("The map is not available. All pickup points are in the list.");
  await expectConsole(logged, [/status of 404/, /could not load the map; showing the list only/]);
  await point(page, "Krantenwinkel De Letter").check();
  await expect(chooseButton(page)).toBeEnabled();
});

test("PUP-01 PUP-03 without tiles the pins show; without the dialog's code the link opens its page @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [
    /\/theme\/none\//,
    /its page is shown|net::ERR_FAILED/,
    /the page part .* must be on all pages/,
  ])
    guard.allowConsole(pattern);
  guard.allowUnknown(/\/theme\/none\//);
  await test.step("without tiles the pins are shown, with one message", async () => {
    await serveCheckout(control, { map: { tiles: "/theme/none/{z}/{x}/{y}.svg", consent: "" } });
    await openPicker(page, visit);
    await mapButton(page).click();
    await expect(picker(page)).toContainText("Parts of the map could not be loaded.");
    await expect(pin(page, 1)).toBeVisible();
  });
  await test.step("without the dialog's code the link opens the page with the same choice", async () => {
    await page.clock.install();
    await serveCheckout(control);
    await visit("/lab/checkout");
    await live(island(page));
    await page.route("**/atoll/chunks/*.js", (route) => route.abort());
    await skipPauseBeforeRetry(page, () => link(page).click());
    // More than one file is requested twice.
    await expect
      .poll(async () => (await page.clock.runFor(1_000), await heading(page).textContent()))
      .toBe("Choose a pickup point");
    await expect(page).toHaveURL(/postCode=8000/);
  });
});

test("PUP-03 the dialog is accessible and fits from 320 px in both directions, with and without map @all", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.setFixedTime(friday);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const scrollsSideways = (): Promise<boolean> =>
    picker(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
  for (const [width, height, dir] of [
    [320, 568, undefined],
    [1280, 800, "rtl"],
  ] as const) {
    await test.step(`at ${width} px${dir ? ", from right to left" : ""}`, async () => {
      await page.setViewportSize({ width, height });
      await serveCheckout(control, { dir, lang: dir ? "en" : "fr" });
      await openPicker(page, visit);
      await expect(points(page)).toHaveCount(8);
      if (!dir)
        await test.step("hours and distances are formatted in the page's language", async () => {
          await expect(resultText(page)).toHaveText("8 points de retrait près de 9000 Gent");
          expect(await facts(page, "Krantenwinkel De Letter")).toEqual([
            "Ouvert maintenant, jusqu’à 18:30",
            "Ouvert le samedi",
          ]);
          await expect(points(page).first().locator(".atoll-pickup-far")).toHaveText(/^0,5\skm$/);
        });
      expect(await scrollsSideways()).toBe(false);
      expect(await overflow(page)).toEqual([]);
      await picker(page).locator("[aria-expanded][aria-controls$=map]").click();
      await expect(pin(page, 1)).toBeVisible();
      await points(page).nth(1).getByRole("radio").check();
      await expect(bubble(page)).toBeVisible();
      // A covered button fails.
      await bubble(page).locator(".btn").click({ trial: true });
      expect(await violations(page, "dialog.atoll-pickup")).toEqual([]);
      expect(await scrollsSideways()).toBe(false);
      // The map is at the start of the reading direction, or above the list.
      const [map, list] = await Promise.all([
        picker(page).locator(".atoll-map").boundingBox(),
        points(page).nth(1).boundingBox(),
      ]);
      if (dir) expect(map!.x).toBeGreaterThan(list!.x + list!.width);
      else expect(map!.width).toBeGreaterThan(240);
    });
  }
  await test.step("the focused element is hidden neither by the button nor by the map", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) {
      await page.keyboard.press(key);
      const isVisible = (): Promise<boolean> =>
        page.evaluate(() => {
          const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === document.activeElement;
        });
      // The map follows the choice by an animation.
      await expect.poll(isVisible, key).toBe(true);
    }
  });
});

test("NAV-20 PUP-01 leaving with the dialog and its search or map open leaves nothing behind @all", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(countTimers);
  await serveCheckout(control);
  await serveLab(control, {
    other: {
      title: "Other",
      page: "<h1>Other</h1>",
      head: shopStyle,
      settings: { system: "Lagune", consent: { stamp: "2026-11" } },
    },
  });
  await visit("/lab/other");
  const interruptions = [
    async () => {
      await expect(points(page)).toHaveCount(8);
      await mapButton(page).click();
      await points(page).nth(2).getByRole("radio").check();
      await expect(bubble(page)).toBeVisible();
    },
    async () => {
      await expect(points(page)).toHaveCount(8);
      await picker(page).getByRole("combobox").fill("kouter");
      await expect(picker(page).getByRole("option")).toHaveCount(1);
    },
  ];
  const round = async (): Promise<void> => {
    for (const interrupt of interruptions) {
      // Going back and forth adds no cached pages, so their nodes cannot be mistaken for leaks.
      await page.goForward();
      await live(island(page));
      await link(page).click();
      await interrupt();
      await page.goBack();
      await expect(heading(page)).toHaveText("Other");
      await expect(picker(page)).toHaveCount(0);
    }
  };
  const counts = [];
  await page.evaluate(() => window.atoll!.visit("/lab/checkout"));
  await page.goBack();
  for (let time = 0; time < 3; time++) {
    await round();
    await idle(page);
    counts.push((await leftovers(page)).counts);
  }
  expect(growth(counts, { nodes: 30 })).toEqual({});
});
