// Rows of items, the photos of a product, and a photo that turns.
import { serveFile, tall } from "../browser/lab.ts";
import { trio } from "../browser/islands/galleries.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { drag, openWidget } from "./lab-widget.ts";

const row = (id: string, delay: number): string =>
  `<div id="${id}" data-island="carousel" data-delay="${delay}" data-slides="2" aria-label="${id}"><ul>${[
    "One",
    "Two",
    "Three",
    "Four",
  ]
    .map(
      (name) => `<li><a href="/lab/widget?${name}"><img src="/media/brands/havenman.svg" width="200" height="100"
        alt="${name}"></a></li>`,
    )
    .join("")}</ul></div>`;
/** The names of the items that are wholly in view and can be reached. */
const shown = (tab: Tab, id: string): Promise<string> =>
  tab.evaluate((id) => {
    const view = document.querySelector(`#${id} .atoll-slides`)!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(`#${id} li:not([inert])`)]
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect();
        return left >= view.left - 1 && right <= view.right + 1;
      })
      .map((item) => item.querySelector("img")!.alt)
      .join();
  }, id);
const shows = (tab: Tab, id: string, items: string) =>
  until(
    `${items} in ${id}`,
    () => shown(tab, id),
    (found) => found === items,
  );

test("CNT-08 CNT-09 arrows, dots and keys move a row; one that moves by itself rests under mouse and focus", async ({
  tab,
  control,
}) => {
  await serveFile(
    control,
    "two.css",
    "text/css",
    "[data-island=carousel] { --atoll-carousel-slides: 2; width: 500px }",
  );
  await openWidget(tab, control, {
    head: '<link rel="stylesheet" href="/lab/two.css">',
    page: `<h1>Rows</h1>${row("still", 0)}${row("focused", 1000)}${row("hovered", 1000)}${row("moving", 1000)}`,
  });
  await expect(tab.css(".atoll-slides-row")).toBeSeenTimes(4);
  const still = tab.css("#still");
  await shows(tab, "still", "One,Two");
  await still.role("button", "Next").click();
  await shows(tab, "still", "Two,Three");
  await expect(tab.css("#atoll-live-polite")).toRead("2 to 3 of 4");
  await still.role("button", "Go to 3").click();
  await shows(tab, "still", "Three,Four");
  await tab.evaluate(() => document.querySelector<HTMLElement>("#still li:not([inert]) a")!.focus());
  await tab.press("Home");
  await shows(tab, "still", "One,Two");
  await tab.press("ArrowRight");
  await shows(tab, "still", "Two,Three");

  const moves = (id: string, items: string) =>
    until(
      `${id} to move on from ${items}`,
      () => shown(tab, id),
      (found) => found !== items && found.includes(","),
    );
  await tab.evaluate(() => document.querySelector<HTMLElement>("#focused li:not([inert]) a")!.focus());
  await tab.css("#hovered li:not([inert]) a").first().hover();
  const resting = [await shown(tab, "focused"), await shown(tab, "hovered")] as const;
  for (let time = 0; time < 2; time++) await moves("moving", await shown(tab, "moving"));
  expect([await shown(tab, "focused"), await shown(tab, "hovered")]).toEqual(resting);
  await tab.css("h1").click();
  await moves("focused", resting[0]);
  await moves("hovered", resting[1]);
  await tab.css("#moving").role("button", "Pause").click();
  await expect(tab.css("#moving").role("button", "Play")).toBeSeen();
});

test("PRO-01 OPT-02 thumbnails and keys turn the photos; a click opens one full-window, Escape gives the focus back", async ({
  tab,
  control,
}) => {
  await openWidget(tab, control, { page: `<h1>Cup</h1>${trio("engines")}` });
  await expect(tab.css(".atoll-slides-row")).toBeSeen();
  const count = tab.css(".atoll-gallery-count");
  const link = tab.css("[data-island=gallery] li:not([inert]) a");
  await expect(count).toRead("1 / 3");
  await tab.css(".atoll-gallery-thumb").nth(2).click();
  await expect(count).toRead("3 / 3");
  await tab.press("ArrowLeft");
  await expect(count).toRead("2 / 3");
  await expect(tab.css(".atoll-gallery-thumb").nth(1)).toHaveFocusNow();

  await link.hover();
  await expect(tab.css(".atoll-lens")).toBeSeen();
  await tab.press("Escape");
  await expect(tab.css(".atoll-lens")).toBeGone();

  await link.click();
  const photo = tab.css("dialog[open] img");
  await expect(photo).toHaveAttributeOf("src", /view=close-up&size=large/);
  await tab.press("ArrowRight");
  await expect(tab.css(".atoll-photo-count")).toRead("3 / 3");
  const place = () =>
    tab.evaluate(() => {
      const { a, e } = new DOMMatrix(getComputedStyle(document.querySelector("dialog[open] img")!).transform);
      return { scale: a, left: e };
    });
  const scaleIs = (what: string, accept: (scale: number) => boolean) =>
    until(what, place, ({ scale }) => accept(scale));
  await scaleIs("the whole photo", (scale) => scale === 1);
  await tab.press("+");
  await scaleIs("a zoomed photo", (scale) => scale > 1);
  await tab.press("+");
  await tab.css("dialog[open] img").hover();
  const before = await place();
  await drag(tab, "dialog[open] img", -60, 0);
  await until("a photo moved by the mouse", place, ({ left }) => Math.round(before.left - left) === 60);
  await tab.remote.scrollWheel(640, 400, 300);
  await scaleIs("a photo zoomed out by the wheel", (scale) => scale < before.scale);
  await tab.press("Escape");
  await expect(tab.css("dialog[open]")).toBeGone();
  await expect(count).toRead("3 / 3");
  await expect(link).toHaveFocusNow();
});

test("PRO-07 a turning product is turned by dragging, by its slider and by arrow keys, endlessly", async ({
  tab,
  control,
}) => {
  const photos = Array.from({ length: 12 }, (_, index) => `/media/turned/p280/12/${index}.svg`);
  const turned = (drive: string): string => `<div id="${drive}" data-island="photos-360" data-drive="${drive}"><img
    src="${photos[0]}" width="300" height="300" alt="Mug"><script
    type="application/json">${JSON.stringify(photos)}</script></div>`;
  await openWidget(tab, control, { page: `<h1>Mug</h1>${turned("drag")}${turned("timer")}${tall(200)}` });
  await expect(tab.css("#drag").role("slider")).toBeSeen();
  const frame = async (id: string): Promise<number> =>
    Number(/(\d+)\.svg/.exec((await tab.css(`#${id} img`).attribute("src"))!)![1]);
  const expectFrame = (index: number) =>
    until(
      `photo ${index}`,
      () => frame("drag"),
      (found) => found === index,
    );
  await drag(tab, "#drag img", 75, 40);
  await expectFrame(3);
  await drag(tab, "#drag img", -100, 0);
  await expectFrame(11);
  await tab.evaluate(() => document.querySelector<HTMLElement>("#drag [type=range]")!.focus());
  await tab.press("ArrowRight");
  await expectFrame(0);
  await tab.press("ArrowLeft");
  await expect(tab.css("#drag [type=range]")).toHaveAttributeOf("aria-valuetext", "330°");
  await tab.press("Home");
  await expectFrame(0);
  await tab.css("#drag [type=range]").click();
  await until(
    "a photo of the back",
    () => frame("drag"),
    (found) => found === 5 || found === 6,
  );

  await until(
    "a product that turns by itself",
    () => frame("timer"),
    (found) => found > 0,
  );
  await tab.css("#timer").role("button", "Stop rotating").click();
  await expect(tab.css("#timer").role("button", "Rotate automatically")).toBeSeen();
});
