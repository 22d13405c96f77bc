// The photos of a product, and a photo that turns.
import { tall } from "../browser/lab.ts";
import { trio } from "../islands/product/gallery/galleries.ts";
import { expect, test, until } from "./fixture/test.ts";
import { drag, openWidget } from "./lab-widget.ts";

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
