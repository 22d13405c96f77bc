import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveLab, shopStyle } from "../lab.ts";
import { overflow } from "../shop/states.ts";
import { hasChosen, live, reopenCookies } from "../shop/visitor.ts";
import { violations } from "../violations.ts";

const host = (page: Page) => page.locator("[data-island=map]");
const place = (page: Page) => host(page).locator(".atoll-map-place");
const map = (page: Page) => host(page).getByRole("region", { name: "Map of our shops" });
const pin = (page: Page, number: number) =>
  host(page)
    .locator(".leaflet-marker-icon")
    .filter({ hasText: new RegExp(`^${number}$`) });
const bubble = (page: Page) => host(page).locator(".leaflet-popup-content");
const button = (page: Page, name: string) => host(page).getByRole("button", { name, exact: true });
const status = (page: Page) => host(page).locator(".atoll-map-end output");

async function come(page: Page): Promise<void> {
  await host(page).scrollIntoViewIfNeeded();
  await live(host(page));
}
/** Where a pin is in the window, once the map has come to rest. */
const at = async (page: Page, number: number) => (await pin(page, number).boundingBox())!;

async function mapFile(page: Page): Promise<string> {
  const manifest = (await (await page.request.get("/atoll/manifest.json")).json()) as {
    optional: Record<string, string>;
  };
  return `/atoll/${manifest.optional["map"]}`;
}

test(
  "CNT-02 the shops of the contact page are on a map beside their addresses, once it is allowed: the list shows a shop, and buttons move the map for whoever cannot drag",
  { tag: "@both" },
  async ({ page, visit }) => {
    await hasChosen(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const file = await mapFile(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/en/contact");
    await come(page);
    await test.step("who has not allowed it is asked; nothing of the map is loaded until then", async () => {
      await expect(place(page)).toContainText("The map comes from a map service");
      expect([asked.includes(file), asked.some((path) => path.startsWith("/theme/tiles/"))]).toEqual([false, false]);
      await button(page, "Show it this time").click();
      await expect(map(page)).toBeVisible();
      await expect(place(page)).toBeFocused();
      await expect(pin(page, 1)).toBeInViewport();
      await expect(pin(page, 2)).toBeInViewport();
    });
    await test.step("a link of the list shows its shop, says so, and the bubble has what the page's template says", async () => {
      const link = host(page).getByRole("link", { name: /^Show on the map.*Lagune Gent/ });
      await link.click();
      await expect(bubble(page)).toContainText("Tram 1, stop Korenmarkt");
      await expect(status(page)).toHaveText("Lagune Gent is shown on the map.");
      await expect(link).toHaveAttribute("aria-current", "true");
      expect(await violations(page, "[data-island=map]")).toEqual([]);
      await bubble(page).getByRole("button", { name: "Close" }).or(host(page).locator(".atoll-map-close")).click();
      await expect(bubble(page)).toHaveCount(0);
      await link.click();
      await expect(bubble(page)).toBeVisible();
    });
    await test.step("buttons move it to each side and zoom; the keyboard does, too", async () => {
      const start = await at(page, 2);
      await button(page, "Move right").click();
      await expect.poll(async () => (await at(page, 2)).x).toBeLessThan(start.x - 50);
      await button(page, "Move left").click();
      await expect.poll(async () => Math.abs((await at(page, 2)).x - start.x)).toBeLessThan(2);
      await button(page, "Move down").click();
      await expect.poll(async () => (await at(page, 2)).y).toBeLessThan(start.y - 50);
      await button(page, "Move up").click();
      await expect.poll(async () => Math.abs((await at(page, 2)).y - start.y)).toBeLessThan(2);
      const scale = host(page).locator(".leaflet-control-scale-line");
      const before = await scale.textContent();
      await button(page, "Zoom in").click();
      await expect(scale).not.toHaveText(before!);
      await button(page, "Zoom out").click();
      await expect(scale).toHaveText(before!);
      await map(page).focus();
      await page.keyboard.press("-");
      await expect(scale).not.toHaveText(before!);
    });
    await test.step("it takes the whole screen, and gives it back", async () => {
      await button(page, "Full screen").click();
      await expect.poll(async () => (await map(page).boundingBox())!.height).toBeGreaterThan(700);
      await button(page, "Leave full screen").click();
      await expect.poll(async () => (await map(page).boundingBox())!.height).toBeLessThan(700);
      await expect(button(page, "Full screen")).toBeFocused();
    });
    await test.step("other tiles can be chosen", async () => {
      const satellite = page.waitForResponse(/kind=satellite/);
      await button(page, "Satellite").click();
      expect((await satellite).status()).toBe(200);
      await expect(button(page, "Satellite")).toHaveAttribute("aria-pressed", "true");
    });
  },
);

test("CNT-02 who asks where they are sees it, and what is kept of it follows their choice of cookies; a device that refuses is told calmly", async ({
  page,
  visit,
  guard,
  context,
}) => {
  guard.allowConsole(/the visitor's position is not known|could not be looked up|status of 500/);
  await hasChosen(page, { preferences: true });
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 51.21, longitude: 3.22 });
  await visit("/en/contact");
  await come(page);
  await expect(map(page)).toBeVisible();
  const kept = async () =>
    Object.fromEntries(
      (await context.cookies())
        .filter(({ name }) => name.startsWith("location_"))
        .map(({ name, value, expires }) => [name, [JSON.parse(decodeURIComponent(value)), expires]]),
    );
  await test.step("the place, its address, and five cookies for this visit", async () => {
    await button(page, "Where am I?").click();
    await expect(status(page)).toHaveText("You are near 8000 Brugge.");
    await expect(host(page).locator(".atoll-map-here")).toBeInViewport();
    expect(await kept()).toEqual({
      location_address_components: [
        expect.arrayContaining([{ long_name: "Brugge", short_name: "Brugge", types: ["locality", "political"] }]),
        -1,
      ],
      location_formatted_address: ["8000 Brugge", -1],
      location_geometry: [{ location: { lat: 51.2085, lng: 3.2252 }, location_type: "APPROXIMATE" }, -1],
      location_types: [["locality", "political"], -1],
      location_place_id: ["lagune-be-8000", -1],
    });
  });
  await test.step("a geocoder that fails is no matter for the visitor", async () => {
    await page.route("**/api/v1/geocode*", (route) => route.fulfill({ status: 500 }), { times: 1 });
    const failed = page.waitForEvent("console", {
      predicate: (message) => message.text().includes("could not be looked up"),
    });
    await button(page, "Where am I?").click();
    await failed;
    await expect(status(page)).toHaveText("You are on the map now.");
  });
  await test.step("consent that is taken back takes the cookies along", async () => {
    await reopenCookies(page);
    await page.getByRole("button", { name: "Decline all" }).click();
    await expect.poll(kept).toEqual({});
  });
  await test.step("a device that refuses", async () => {
    await context.clearPermissions();
    await button(page, "Where am I?").click();
    await expect(status(page)).toHaveText("Your position is not available. The map works without it.");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect(await kept()).toEqual({});
  });
});

test("CNT-02 the list is all there without the map's code and without its tiles; hostile texts are text, and the keyboard comes to what no list has", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404|the map could not be loaded|\/theme\/none\//);
  guard.allowUnknown(/\/theme\/none\//);
  await hasChosen(page, { preferences: true });
  await test.step("without its code the page says so, and its links lead where they lead", async () => {
    await page.route(`**${await mapFile(page)}*`, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await visit("/en/contact");
    await come(page);
    await expect(place(page)).toContainText("The map is not available. The addresses are on this page.");
    expect(
      await page.evaluate(() => {
        const event = new MouseEvent("click", { bubbles: true, cancelable: true });
        // Only asked: it would lead to another site.
        addEventListener("click", (late) => late.preventDefault(), { once: true });
        let isTaken = false;
        document
          .querySelector("[data-island=map]")!
          .addEventListener("click", (click) => (isTaken = click.defaultPrevented), { once: true });
        document.querySelector("[data-marker]")!.dispatchEvent(event);
        return isTaken;
      }),
    ).toBe(false);
  });
  const hostile = `<img src=x onerror="window.hacked=1">`;
  const markers = [
    { id: "a", coors: "51.05,3.72", title: hostile, content: hostile },
    { id: "b", coors: "51.06,3.73", title: "Shop B", content: "Open now" },
    { coors: "elsewhere" },
  ];
  const island = (more = "") =>
    `<div class="container-xl" data-island="map" data-label="Map of our shops" ${more}><ul><li><a data-marker="a" href="/lab/a">First</a></li></ul><script type="application/json">${JSON.stringify(markers).replaceAll("<", "\\u003c")}</script></div>`;
  const settings = (more: object) => ({
    islands: { map: { tiles: "/theme/tiles/{z}/{x}/{y}.svg", consent: "", ...more } },
  });
  await test.step("what is in no list the keyboard finds on the map", async () => {
    guard.allowConsole(/marker 3 expects coors/);
    await serveLab(control, { map: { head: shopStyle, settings: settings({}), page: `<h1>Map</h1>${island()}` } });
    await page.setViewportSize({ width: 320, height: 640 });
    await visit("/lab/map");
    await come(page);
    await host(page).getByRole("button", { name: "Shop B" }).focus();
    await page.keyboard.press("Enter");
    await expect(bubble(page)).toContainText("Open now");
    await page.keyboard.press("Escape");
    await expect(bubble(page)).toHaveCount(0);
    await page.getByRole("link", { name: "First" }).click();
    await expect(bubble(page)).toContainText(hostile);
    expect(await page.evaluate(() => (window as any).hacked)).toBeUndefined();
    expect(await overflow(page)).toEqual([]);
  });
  await test.step("without tiles the pins are there, and it is said", async () => {
    await serveLab(control, {
      map: {
        head: shopStyle,
        settings: settings({ tiles: "/theme/none/{z}/{x}/{y}.svg" }),
        page: `<h1>Map</h1>${island()}`,
      },
    });
    await visit("/lab/map");
    await come(page);
    await expect(place(page)).toContainText("Parts of the map could not be loaded");
    await expect(pin(page, 1)).toBeVisible();
  });
});
