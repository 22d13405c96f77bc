import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { hold } from "../../../browser/hold.ts";
import { serveLab } from "../../../browser/lab.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";

test.use({ pictures: true });

const host = (page: Page) => page.locator("[data-island=qr-code]");
const code = (within: Page | Locator) => within.locator("[data-island=qr-code] svg");
const codeHtml = (attributes: string): string =>
  `<div data-island="qr-code" ${attributes}><a href="/en">www.example.com</a></div>`;
const lab = (...attributes: string[]): { page: string } => ({
  page: `<h1>Code</h1>${attributes.map(codeHtml).join("\n")}`,
});

test.beforeEach(({ page }) => setConsentCookie(page));

/** The code's modules, sampled in the middle of each as a scanner would, with the quiet zone. */
const modules = (drawn: Locator): Promise<string[]> =>
  drawn.evaluate(async (svg) => {
    const size = (svg as SVGSVGElement).viewBox.baseVal.width;
    const image = new Image();
    const copy = svg.cloneNode(true) as Element;
    copy.setAttribute("width", String(size * 4));
    copy.setAttribute("height", String(size * 4));
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: size * 4, height: size * 4 });
    const pen = canvas.getContext("2d")!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, size * 4, size * 4);
    const dark = (x: number, y: number): boolean => data[((y * 4 + 2) * size * 4 + x * 4 + 2) * 4]! < 128;
    return Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => (dark(x, y) ? "#" : ".")).join(""),
    );
  });

/** A finder pattern in a corner, with the light modules around it. */
const finder = [
  "...........",
  "...........",
  "...........",
  "...........",
  "....#######",
  "....#.....#",
  "....#.###.#",
  "....#.###.#",
  "....#.###.#",
  "....#.....#",
  "....#######",
];

test("OPT-03 a QR code precedes its text, is dark on light with a quiet zone, and has a name", async ({
  page,
  visit,
  control,
}) => {
  const release = await hold(page, "**/stringresources");
  await serveLab(control, {
    code: lab(
      'data-text="https://www.example.com/" data-size="200"',
      'data-text="https://www.example.com/atoll" data-error-correction="h"',
      'data-text="&lt;img src=x onerror=alert(1)&gt;"',
    ),
  });
  await visit("/lab/code");
  const [standard, corrected, markup] = [0, 1, 2].map((index) => code(page).nth(index)) as [Locator, Locator, Locator];
  for (const island of await host(page).all()) {
    await island.scrollIntoViewIfNeeded();
    await live(island);
    await expect(island.locator("svg path")).toHaveAttribute("d", /^M/);
  }
  // An image without a name must not have the image role.
  await expect(page.getByRole("img")).toHaveCount(0);
  release();
  await expect(page.getByRole("img", { name: "QR code: https://www.example.com/", exact: true })).toBeVisible();
  const rows = await modules(standard);
  // 24 bytes with medium correction: version 2 has 25 modules, plus 4 light ones on each side.
  expect(rows).toHaveLength(33);
  expect(rows.slice(0, 11).map((row) => row.slice(0, 11))).toEqual(finder);
  expect(rows.slice(0, 11).map((row) => [...row.slice(-11)].reverse().join(""))).toEqual(finder);
  expect(rows.slice(-4).join("")).toMatch(/^\.+$/);
  expect((await standard.boundingBox())!.width).toBe(200);
  await expect(page.getByRole("link", { name: "www.example.com" }).first()).toBeVisible();

  await test.step("a higher error correction makes a larger code of the same text", async () => {
    expect((await modules(corrected)).length).toBeGreaterThan(33);
  });

  await test.step("markup in the text is shown as text in the code's name", async () => {
    await expect(page.getByRole("img", { name: "QR code: <img src=x onerror=alert(1)>" })).toBeVisible();
    await expect(markup).toBeVisible();
    await expect(host(page).locator("img")).toHaveCount(0);
  });

  await test.step("with dark themes and forced colours the code stays dark on light", async () => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await expect(standard.locator("rect")).toHaveCSS("fill", "rgb(255, 255, 255)");
    await expect(standard.locator("path")).toHaveCSS("fill", "rgb(0, 0, 0)");
  });
});

test("OPT-03 ERR-05 without a valid text or the drawing code the content stays, and no empty square shows", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("a text that is too long", async () => {
    guard.allowConsole(
      /qr-code on <div>: data-text expects a text that fits into a QR code, got one that is 69 characters or bytes too long/,
    );
    await serveLab(control, { code: lab(`data-text="${"é".repeat(1200)}"`) });
    await visit("/lab/code");
    await expect(host(page)).toHaveAttribute("data-island-state", "failed");
    await expect(code(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "www.example.com" })).toBeVisible();
  });
  await test.step("the drawing code fails to load", async () => {
    await control.reset();
    guard.allowConsole(/island qr-code on <div> failed \(load\)/);
    guard.allowConsole(/ERR_FAILED/);
    let blocked = false;
    // Blocks the chunk that is requested after the island's own.
    await page.route(/\/atoll\/.*\.js/, async (route) => {
      const body =
        blocked || /atoll\.js|qr-code|navigation/.test(route.request().url()) ? "" : await (await route.fetch()).text();
      blocked ||= /Data too long/.test(body);
      return /Data too long/.test(body) ? route.abort() : route.continue();
    });
    await serveLab(control, { code: lab('data-text="https://www.example.com/"') });
    await visit("/lab/code");
    await expect(host(page)).toHaveAttribute("data-island-state", "failed");
    await expect(code(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "www.example.com" })).toBeVisible();
  });
});

test("OPT-03 LOC-02 the shop's card is scannable and readable in other languages", async ({ page, visit }) => {
  for (const [culture, name] of [
    ["fr", "Code QR : la carte de contact de Lagune"],
    ["nl", "QR-code: het contactkaartje van Lagune"],
  ] as const) {
    await test.step(`in ${culture}`, async () => {
      await visit(`/${culture}/contact`);
      await host(page).scrollIntoViewIfNeeded();
      await live(host(page));
      await expect(page.getByRole("img", { name })).toBeVisible();
      await expect(code(page).locator("path")).toHaveAttribute("d", /^M/);
      await expect(page.locator("#page").getByText("Visserskaai 27").first()).toBeVisible();
    });
  }
});
