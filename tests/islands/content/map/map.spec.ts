import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab, shopStyle } from "../../../browser/lab.ts";
import { overflow } from "../../../browser/overflow.ts";
import { setConsentCookie, live, reopenCookies } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";

test.use({ pictures: true });

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

async function scrollToMap(page: Page): Promise<void> {
  await host(page).scrollIntoViewIfNeeded();
  await live(host(page));
}
/** The position of a pin in the window. */
const pinBox = async (page: Page, number: number) => (await pin(page, number).boundingBox())!;

async function mapFile(page: Page): Promise<string> {
  const manifest = (await (await page.request.get("/atoll/manifest.json")).json()) as {
    optional: Record<string, string>;
  };
  return `/atoll/${manifest.optional["map"]}`;
}

test(
  "CNT-02 after consent the contact page maps its shops; list and buttons control the map",
  { tag: "@both" },
  async ({ page, visit }) => {
    await setConsentCookie(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const file = await mapFile(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/en/contact");
    await scrollToMap(page);
    await test.step("without consent the visitor is asked, and nothing of the map is loaded", async () => {
      await expect(place(page)).toContainText("The map is provided by an external map service");
      expect([requested.includes(file), requested.some((path) => path.startsWith("/theme/tiles/"))]).toEqual([
        false,
        false,
      ]);
      await button(page, "Show it this time").click();
      await expect(map(page)).toBeVisible();
      await expect(place(page)).toBeFocused();
      await expect(pin(page, 1)).toBeInViewport();
      await expect(pin(page, 2)).toBeInViewport();
    });
    await test.step("a link of the list shows its shop and announces it; the bubble shows the template", async () => {
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
    await test.step("buttons and keys move and zoom the map", async () => {
      const start = await pinBox(page, 2);
      const moved = async (): Promise<{ x: number; y: number }> => {
        const { x, y } = await pinBox(page, 2);
        return { x: Math.round(x - start.x), y: Math.round(y - start.y) };
      };
      for (const name of ["Move right", "Move down"]) await button(page, name).click();
      await expect.poll(async () => Math.max(...Object.values(await moved()))).toBeLessThan(-50);
      for (const name of ["Move left", "Move up"]) await button(page, name).click();
      await expect.poll(async () => Math.max(...Object.values(await moved()).map(Math.abs))).toBeLessThan(2);
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
    await test.step("the map can fill the screen and return", async () => {
      await button(page, "Full screen").click();
      await expect.poll(async () => (await map(page).boundingBox())!.height).toBeGreaterThan(700);
      await button(page, "Exit full screen").click();
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

test("CNT-02 geolocation shows the visitor; its cookies follow consent, and refusal shows a message", async ({
  page,
  visit,
  guard,
  context,
}) => {
  guard.allowConsole(/could not locate the visitor|could not look up the address|status of 500/);
  await setConsentCookie(page, { preferences: true });
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 51.21, longitude: 3.22 });
  await visit("/en/contact");
  await scrollToMap(page);
  await expect(map(page)).toBeVisible();
  const locationCookies = async () =>
    Object.fromEntries(
      (await context.cookies())
        .filter(({ name }) => name.startsWith("location_"))
        .map(({ name, value, expires }) => [name, [JSON.parse(decodeURIComponent(value)), expires]]),
    );
  await test.step("the location is shown, with its address and five session cookies", async () => {
    await button(page, "Where am I?").click();
    await expect(status(page)).toHaveText("You are near 8000 Brugge.");
    await expect(host(page).locator(".atoll-map-here")).toBeInViewport();
    await expect.poll(locationCookies).toEqual({
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
  await test.step("if the geocoder fails, the location is still shown", async () => {
    await page.route("**/api/v1/geocode*", (route) => route.fulfill({ status: 500 }), { times: 1 });
    const failed = page.waitForEvent("console", {
      predicate: (message) => message.text().includes("could not look up the address"),
    });
    await button(page, "Where am I?").click();
    await failed;
    await expect(status(page)).toHaveText("Your location is shown on the map.");
  });
  await test.step("withdrawing consent deletes the cookies", async () => {
    await reopenCookies(page);
    await page.getByRole("button", { name: "Decline all" }).click();
    await expect.poll(locationCookies).toEqual({});
  });
  await test.step("a device that refuses the location shows a message", async () => {
    await context.clearPermissions();
    await button(page, "Where am I?").click();
    await expect(status(page)).toHaveText("Your location is not available. You can still use the map.");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect(await locationCookies()).toEqual({});
  });
});

test("CNT-02 the list works without map code or tiles, texts are escaped, and pins are reachable", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404|could not load the map|\/theme\/none\//);
  guard.allowUnknown(/\/theme\/none\//);
  await setConsentCookie(page, { preferences: true });
  await test.step("without the map's code a message is shown, and the links work", async () => {
    await page.route(`**${await mapFile(page)}*`, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await visit("/en/contact");
    await scrollToMap(page);
    await expect(place(page)).toContainText("The map is not available. The addresses are listed on this page.");
    expect(
      await page.evaluate(() => {
        const event = new MouseEvent("click", { bubbles: true, cancelable: true });
        // The link would lead to another site.
        addEventListener("click", (lateClick) => lateClick.preventDefault(), { once: true });
        let isHandled = false;
        document
          .querySelector("[data-island=map]")!
          .addEventListener("click", (click) => (isHandled = click.defaultPrevented), { once: true });
        document.querySelector("[data-marker]")!.dispatchEvent(event);
        return isHandled;
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
    `<div class="container-xl" data-island="map" data-label="Map of our shops" ${more}><ul><li><a data-marker="a"
      href="/lab/a">First</a></li></ul><script
        type="application/json">${JSON.stringify(markers).replaceAll("<", "\\u003c")}</script></div>`;
  const settings = (more: object) => ({
    islands: { map: { tiles: "/theme/tiles/{z}/{x}/{y}.svg", consent: "", ...more } },
  });
  await test.step("a marker without a link is reached by keyboard on the map", async () => {
    guard.allowConsole(/marker 3 expects coors/);
    await serveLab(control, { map: { head: shopStyle, settings: settings({}), page: `<h1>Map</h1>${island()}` } });
    await page.setViewportSize({ width: 320, height: 640 });
    await visit("/lab/map");
    await scrollToMap(page);
    await host(page).getByRole("button", { name: "Shop B" }).focus();
    await page.keyboard.press("Enter");
    await expect(bubble(page)).toContainText("Open now");
    // Leaflet opens the bubble at once; showing the selected pin opens it once more.
    await expect(host(page).locator(".atoll-pin-selected")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(bubble(page)).toHaveCount(0);
    await page.getByRole("link", { name: "First" }).click();
    await expect(bubble(page)).toContainText(hostile);
    expect(await page.evaluate(() => (window as any).hacked)).toBeUndefined();
    expect(await overflow(page)).toEqual([]);
  });
  await test.step("without tiles the pins remain, and a message is shown", async () => {
    await serveLab(control, {
      map: {
        head: shopStyle,
        settings: settings({ tiles: "/theme/none/{z}/{x}/{y}.svg" }),
        page: `<h1>Map</h1>${island()}`,
      },
    });
    await visit("/lab/map");
    await scrollToMap(page);
    await expect(place(page)).toContainText("Parts of the map could not be loaded");
    await expect(pin(page, 1)).toBeVisible();
  });
});
