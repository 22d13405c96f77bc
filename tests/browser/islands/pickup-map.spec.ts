import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab, shopStyle } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";
import { overflow } from "../shop/states.ts";
import { violations } from "../violations.ts";
import { complained, complaints } from "./complaints.ts";
import {
  chooseButton,
  facts,
  friday,
  hostile,
  island,
  link,
  openPicker,
  picker,
  point,
  points,
  savePath,
  sent,
  serveCheckout,
  told,
} from "./pickup.ts";

test.beforeEach(({ page }) => hasChosen(page, { preferences: true }));

/** The file that holds the map, from whoever asks for it. */
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

/** How far a pin is from the middle of the map, in pixels. */
const offMiddle = (page: Page, number: number): Promise<number> =>
  pin(page, number).evaluate((element) => {
    const [at, map] = [element, element.closest(".leaflet-container")!].map((one) => one.getBoundingClientRect());
    return Math.abs(at!.x + at!.width / 2 - (map!.x + map!.width / 2));
  });

test("PUP-03 PUP-04 PUP-05 the map comes only when it is opened and allowed; list and map show the same point, names are text, and each bubble has a button of its own", async ({
  page,
  visit,
  control,
}) => {
  await hasChosen(page, { preferences: false });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const tiles = (): number => asked.filter((path) => path.startsWith("/theme/tiles/13/")).length;
  const file = await mapFile(page);
  await serveCheckout(control);
  await openPicker(page, visit);
  await expect(points(page)).toHaveCount(8);
  await test.step("a visitor who has not allowed it is asked, and until then nothing of it is loaded", async () => {
    await mapButton(page).click();
    await expect(picker(page)).toContainText("The map comes from a map service");
    expect(asked).not.toContain(file);
    expect(tiles()).toBe(0);
    await picker(page).getByRole("button", { name: "Show it this time" }).click();
    await expect(mapButton(page)).toBeFocused();
    await expect(pin(page, 1)).toBeVisible();
    expect(asked).toContain(file);
    await expect.poll(tiles).toBeGreaterThan(3);
    await expect(picker(page).getByRole("region", { name: "Map of the pickup points" })).toBeVisible();
    await expect(picker(page).locator(".atoll-map-credit")).toHaveText("© Lagune");
  });
  await test.step("a point without a place is in the list only", async () => {
    await expect(pin(page, 8)).toHaveCount(0);
    await expect(picker(page).locator(".leaflet-marker-icon")).toHaveCount(7);
    await expect(point(page, "Kapsalon Chez Fatiha")).toHaveAccessibleDescription(/Not on the map/);
  });
  await test.step("what is chosen in the list comes to the middle of the map, with its bubble; a hostile name is text there, too", async () => {
    await point(page, hostile).check();
    await expect(bubble(page)).toContainText(hostile);
    await expect.poll(() => offMiddle(page, 3)).toBeLessThan(3);
    await expect(bubble(page).locator("img")).toHaveCount(0);
    await point(page, "Fietsen Vandaele").check();
    await expect(bubble(page)).toContainText("Fietsen Vandaele");
    await expect.poll(() => offMiddle(page, 6)).toBeLessThan(3);
    expect(await page.evaluate(() => (window as any).hacked)).toBeUndefined();
  });
  await test.step("a pin selects its entry, which comes into sight; Escape closes the bubble first", async () => {
    await pin(page, 7).click();
    await expect(point(page, "Carrosserie Van Hoorebeke-Vanderschueren en Zonen")).toBeChecked();
    await expect(points(page).filter({ hasText: "Carrosserie" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(bubble(page)).toHaveCount(0);
    await expect(picker(page)).toBeVisible();
    expect(await sent(control, savePath)).toEqual([]);
  });
  await test.step("pins are no stops for the keyboard; past the map leads a way", async () => {
    expect(
      await picker(page)
        .locator(".leaflet-marker-icon")
        .evaluateAll((pins) => pins.every((one) => (one as HTMLElement).tabIndex < 0)),
    ).toBe(true);
    await mapButton(page).focus();
    await page.keyboard.press("Tab");
    await expect(picker(page).getByRole("button", { name: "Skip the map" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(point(page, "Carrosserie Van Hoorebeke-Vanderschueren en Zonen")).toBeFocused();
  });
  await test.step("closed, it is gone; opened again, it is there at once, and nobody is asked again", async () => {
    await mapButton(page).click();
    await expect(pin(page, 1)).toHaveCount(0);
    await mapButton(page).click();
    await expect(pin(page, 7)).toBeVisible();
    expect(asked.filter((path) => path === file)).toHaveLength(1);
  });
  await test.step("the button of a bubble saves its point", async () => {
    await point(page, "Pakjeskluis Dampoort").check();
    await expect(bubble(page)).toContainText("Pakjeskluis Dampoort");
    await expect.poll(() => offMiddle(page, 4)).toBeLessThan(3);
    await bubble(page).getByRole("button", { name: "Choose this point" }).click();
    await expect(picker(page)).toHaveCount(0);
    await expect(link(page)).toBeFocused();
    expect(await sent(control, savePath)).toEqual([expect.objectContaining({ PublicAccessPointID: "PP9006" })]);
  });
});

test("PUP-01 PUP-03 a map whose file or tiles are missing says so, and the list goes on; without the dialog's code the link leads to its page", async ({
  page,
  visit,
  control,
  guard,
}) => {
  for (const pattern of [
    /status of 404/,
    /could not be loaded; the list is there/,
    /\/theme\/none\//,
    /its page is shown|net::ERR_FAILED/,
    /has the page part/,
  ])
    guard.allowConsole(pattern);
  guard.allowUnknown(/\/theme\/none\//);
  const said = complaints(page);
  await test.step("without its file the dialog says that the map is not available", async () => {
    await page.route(`**${await mapFile(page)}*`, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await serveCheckout(control);
    await openPicker(page, visit);
    await mapButton(page).click();
    await expect(picker(page)).toContainText("The map is not available. The list has all pickup points.");
    await complained(said, [/status of 404/, /could not be loaded; the list is there/]);
    await point(page, "Krantenwinkel De Letter").check();
    await expect(chooseButton(page)).toBeEnabled();
  });
  await test.step("without tiles the pins are there, and it is said once", async () => {
    await serveCheckout(control, { map: { tiles: "/theme/none/{z}/{x}/{y}.svg", consent: "" } });
    await openPicker(page, visit);
    await mapButton(page).click();
    await expect(picker(page)).toContainText("Parts of the map could not be loaded.");
    await expect(pin(page, 1)).toBeVisible();
  });
  await test.step("without the code of the dialog the link leads to the page of the same choice", async () => {
    await serveCheckout(control);
    await visit("/lab/checkout");
    await live(island(page));
    await page.route("**/atoll/chunk.*.js", (route) => route.abort());
    await link(page).click();
    await expect(heading(page)).toHaveText("Choose a pickup point");
    await expect(page).toHaveURL(/postCode=8000/);
  });
});

test("PUP-03 the dialog is accessible and fits, from 320 px on, in either direction and in another language, with the map and without", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.setFixedTime(friday);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const sideways = (): Promise<boolean> => picker(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
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
        await test.step("hours and distances are written as the page's language does", async () => {
          await expect(told(page)).toHaveText("8 points de retrait près de 9000 Gent");
          expect(await facts(page, "Krantenwinkel De Letter")).toEqual([
            "Ouvert maintenant, jusqu’à 18:30",
            "Ouvert le samedi",
          ]);
          await expect(points(page).first().locator(".atoll-pickup-far")).toHaveText(/^0,5\skm$/);
        });
      expect(await sideways()).toBe(false);
      expect(await overflow(page)).toEqual([]);
      await picker(page).locator("[aria-expanded][aria-controls$=map]").click();
      await expect(pin(page, 1)).toBeVisible();
      await points(page).nth(1).getByRole("radio").check();
      await expect(bubble(page)).toBeVisible();
      expect(await violations(page, "dialog.atoll-pickup")).toEqual([]);
      expect(await sideways()).toBe(false);
      // The map is where reading begins, or above the list.
      const [map, list] = await Promise.all([
        picker(page).locator(".atoll-map").boundingBox(),
        points(page).nth(1).boundingBox(),
      ]);
      if (dir) expect(map!.x).toBeGreaterThan(list!.x + list!.width);
      else expect(map!.width).toBeGreaterThan(240);
    });
  }
  await test.step("what has the focus is not hidden below the button, nor behind the map", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) {
      await page.keyboard.press(key);
      const isSeen = await page.evaluate(() => {
        const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === document.activeElement;
      });
      expect(isSeen, key).toBe(true);
    }
  });
});

test("NAV-20 PUP-01 a page that is left with the dialog and a search or the map open leaves no listener, node, timer or observer", async ({
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
      // To and fro leaves no row of kept pages, whose nodes would have to be told from those that leak.
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
    counts.push((await left(page)).counts);
  }
  expect(grown(counts, { nodes: 30 })).toEqual({});
});
