// Rows of items that move by arrows, dots, keys, and by themselves.
import { serveFile } from "../browser/lab.ts";
import type { Tab } from "./driver/tab.ts";
import { expect, test, until } from "./fixture/test.ts";
import { openWidget } from "./lab-widget.ts";

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
  await still.role("button", "Next item").click();
  await shows(tab, "still", "Two,Three");
  await expect(tab.css("#atoll-live-polite")).toRead("2 to 3 of 4");
  await still.role("button", "Go to item 3").click();
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
  // A row that is moving comes to rest first.
  const restsAt = (id: string) =>
    until(
      `${id} to rest`,
      () => shown(tab, id),
      (found) => found.includes(","),
    );
  const resting = [await restsAt("focused"), await restsAt("hovered")] as const;
  for (let time = 0; time < 2; time++) await moves("moving", await shown(tab, "moving"));
  expect([await shown(tab, "focused"), await shown(tab, "hovered")]).toEqual(resting);
  await tab.css("h1").click();
  await moves("focused", resting[0]);
  await moves("hovered", resting[1]);
  await tab.css("#moving").role("button", "Pause").click();
  await expect(tab.css("#moving").role("button", "Play")).toBeSeen();
});
