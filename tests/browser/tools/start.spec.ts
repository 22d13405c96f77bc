import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { test, expect } from "../guard/test.ts";
import type { Control } from "../guard/control.ts";
import { hold } from "../hold.ts";
import { overflow } from "../overflow.ts";
import { live } from "../shop/visitor.ts";
import { violations } from "../violations.ts";

const [firstPage] = /<!doctype html>[\s\S]*?<\/html>/.exec(readFileSync("docs/start.md", "utf8"))!;
const [, listBody] = /(<body class="atoll-page">[\s\S]*?<\/body>)/.exec(
  readFileSync("docs/guides/theming.md", "utf8"),
)!;
const listPage = firstPage.replace(/<body[\s\S]*<\/body>/, listBody!);
const photo = (colour: string): string =>
  `<li><a href="/media/${colour}.svg"><img alt="${colour}" width="320" height="240" src="data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="${colour}"/></svg>`,
  )}"></a></li>`;
const gallery = (...colours: string[]): string =>
  `<div data-island="gallery"><ul>${colours.map(photo).join("")}</ul></div>`;
const form = `<form action="/lab/list"><div><label for="n">Name</label><input id="n" name="Name"></div>
<p><label>Country <select name="Country"><option>Belgium</option></select></label></p><button>Send</button></form>`;

/** Serves the page of docs/start.md, and lists with the markup of the guide about the theme. */
async function serve(control: Control, style = ""): Promise<void> {
  const pages = {
    start: firstPage,
    list: listPage.replace("</h1>", `</h1>${form}`),
    photos: listPage.replace("</h1>", `</h1>${gallery("teal", "navy")}`),
    rtl: firstPage.replace("<html", '<html dir="rtl"'),
  };
  const head = style ? '<link rel="stylesheet" href="/lab/own.css"></head>' : "</head>";
  for (const [name, html] of Object.entries(pages))
    await control.page(
      `/lab/${name}`,
      html
        .replace("</head>", `<link rel="icon" href="data:,">${head}`)
        .replace("<script src", '<script nonce="{{nonce}}" src')
        .replaceAll('href="/menu.html"', 'href="/lab/list"'),
    );
  await control.page("/lab/own.css", style, { headers: { "Content-Type": "text/css" } });
}

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const boxOf = async (element: Locator) => (await element.boundingBox())!;
const picker = (page: Page): Locator => page.locator("[data-island=date-picker]");

test("theme: the page of docs/start.md looks finished, from a phone to a wide window and after a visit", async ({
  page,
  visit,
  control,
}) => {
  await serve(control);
  await test.step("wide: the text has the system's font and the page its width, in the middle", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit("/lab/start");
    await live(picker(page));
    const heading = page.getByRole("heading", { name: "Réserver une table" });
    expect(await styleOf(heading, "font-family")).toBe("system-ui, sans-serif");
    expect(await styleOf(heading, "font-size")).toBe("36px");
    expect(await boxOf(page.locator("body"))).toMatchObject({ x: 128, width: 1024 });
    expect(await boxOf(page.locator("#page"))).toMatchObject({ x: 160, width: 960 });
    await expectInOneRow(page.locator("nav").getByRole("link"), 2);
  });
  await test.step("field and button have a distance, and the field that of the theme", async () => {
    const [field, button] = [
      await boxOf(page.getByRole("textbox", { name: "Date" })),
      await boxOf(page.locator("form > button")),
    ];
    expect(button.y - field.y - field.height).toBeGreaterThanOrEqual(12);
    expect(field.height).toBe(44);
  });
  await test.step("the page that a visit shows keeps the look; page numbers are in one row", async () => {
    await page.getByRole("link", { name: "La carte" }).click();
    await expect(page.getByRole("heading", { name: "Oolong" })).toBeVisible();
    await expectInOneRow(page.getByRole("navigation", { name: "Pages" }).getByRole("link"), 5);
    const name = page.getByLabel("Name");
    expect(await styleOf(name, "border-top-left-radius")).toBe("6px");
    const [row, next] = [await boxOf(name), await boxOf(page.getByText("Country"))];
    expect(next.y - row.y - row.height).toBeGreaterThanOrEqual(12);
  });
  await test.step("360 px: nothing is wider than the window, and the page numbers that remain are in one row", async () => {
    await page.setViewportSize({ width: 360, height: 720 });
    expect(await overflow(page)).toEqual([]);
    await expectInOneRow(page.getByRole("navigation", { name: "Pages" }).getByRole("link"), 3);
    for (const name of ["start", "rtl"]) {
      await visit(`/lab/${name}`);
      await live(picker(page));
      expect(await overflow(page)).toEqual([]);
    }
  });
  await test.step("from right to left the heading begins at the right edge", async () => {
    const heading = page.getByRole("heading", { name: "Réserver une table" });
    const edge = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect(Math.round(edge)).toBe(344);
  });
});

/** Expects that many visible elements, whose boxes are on one line and do not overlap. */
async function expectInOneRow(elements: Locator, count: number): Promise<void> {
  await expect(elements).toHaveCount(count);
  const boxes = await Promise.all((await elements.all()).map(boxOf));
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  boxes.forEach(({ x }, index) => {
    const before = boxes[index - 1];
    if (before) expect(x).toBeGreaterThan(before.x + before.width);
  });
}

test("theme: in both schemes of the system, the page of docs/start.md and a list have enough contrast", async ({
  page,
  visit,
  control,
}) => {
  await serve(control);
  for (const [colorScheme, surface] of [
    ["dark", "rgb(27, 31, 36)"],
    ["light", "rgb(255, 255, 255)"],
  ] as const)
    for (const name of ["start", "list"])
      await test.step(`${name}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        await visit(`/lab/${name}`);
        if (name === "start") await live(picker(page));
        expect(await styleOf(page.locator("body"), "background-color")).toBe(surface);
        expect(await violations(page)).toEqual([]);
      });
  await page.emulateMedia({ colorScheme: null });
});

test("theme: on a whole page a gallery has no empty strip, and keeps its place when it starts @all", async ({
  page,
  visit,
  control,
}) => {
  await serve(control);
  for (const width of [360, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      const release = await hold(page, /\/islands\/gallery\.[^/]*\.js$/);
      await visit("/lab/photos");
      const island = page.locator("[data-island=gallery]");
      await expect(island).toHaveAttribute("data-island-state", "loading");
      const reserved = await boxOf(island);
      release();
      await live(island);
      expect(await boxOf(island)).toEqual(reserved);
      const [place, image] = [await boxOf(island), await boxOf(island.locator("li img").first())];
      expect(image).toMatchObject({ x: place.x, width: place.width });
      const thumb = await boxOf(page.locator(".atoll-gallery-thumb").first());
      expect(thumb.x).toBe(place.x);
      expect(thumb.y).toBeGreaterThan(image.y + image.height);
      expect(place.y + place.height - thumb.y - thumb.height).toBeLessThanOrEqual(1);
    });
});

test("theme: the site's rules for elements win over the look of a whole page, wherever they are", async ({
  page,
  visit,
  control,
}) => {
  await serve(
    control,
    "body { max-width: 500px } h1 { font-family: serif } input { border-radius: 0 } ul { gap: 50px }",
  );
  await visit("/lab/list");
  expect(await styleOf(page.locator("body"), "max-width")).toBe("500px");
  expect(await styleOf(page.locator("h1"), "font-family")).toBe("serif");
  expect(await styleOf(page.getByLabel("Name"), "border-top-left-radius")).toBe("0px");
  expect(await styleOf(page.locator("[data-pagination]"), "column-gap")).toBe("50px");
});
