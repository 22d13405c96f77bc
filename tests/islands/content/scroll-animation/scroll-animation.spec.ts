import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import type { Control } from "../../../browser/guard/control.ts";
import { inlineScript } from "../../../browser/markup.ts";
import { serveLab, tall } from "../../../browser/lab.ts";
import { setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { walk } from "../../../browser/shop/visits.ts";

const IN = /(^|\s)in-viewport(\s|$)/;
const OUT = /(^|\s)out-viewport(\s|$)/;

/** Serves three sections of 400 px, far apart: the first is in the window, the second stays visible once shown. */
async function serve(control: Control, head = ""): Promise<void> {
  const section = (id: string, attributes = ""): string =>
    `<section id="${id}" class="mine" data-island="scroll-animation" ${attributes}>${tall(400)}</section>`;
  await serveLab(control, {
    scroll: {
      head,
      page:
        `<h1>Scroll</h1>${section("first")}${tall(1500)}${section("second", "data-once")}${tall(1500)}` +
        `${section("third")}${tall(1500)}`,
    },
  });
}

const sectionById = (page: Page, id: string) => page.locator(`#${id}`);

async function open(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 800 });
  await visit("/lab/scroll");
  for (const id of ["first", "second", "third"]) await live(sectionById(page, id));
  await expect(sectionById(page, "third")).toHaveClass(OUT);
}

/** Scrolls until so many pixels of the element are visible at the bottom of the window. */
const showFrom = (page: Page, id: string, pixels: number): Promise<void> =>
  sectionById(page, id).evaluate(
    (element, pixels) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight + pixels, behavior: "instant" }),
    pixels,
  );

test("SUI-02 an element is in-viewport when a tenth is visible, else out-viewport; optionally it stays", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(() => {
    const Native = IntersectionObserver;
    (window as any).labObservers = [];
    window.IntersectionObserver = class extends Native {
      constructor(...args: ConstructorParameters<typeof Native>) {
        super(...args);
        if (args[1]?.threshold) (window as any).labObservers.push(this);
      }
    };
  });
  await serve(
    control,
    inlineScript(`window.labOpacities = [];
    requestAnimationFrame(function record() {
      var first = document.getElementById("first");
      if (first) window.labOpacities.push(getComputedStyle(first).opacity);
      requestAnimationFrame(record);
    });`),
  );
  await open(page, visit);

  await test.step("what is visible at page load never fades", async () => {
    await expect(sectionById(page, "first")).toHaveClass(IN);
    expect(await page.evaluate(() => [...new Set((window as any).labOpacities)])).toEqual(["1"]);
  });

  await test.step("all elements share one observer", async () => {
    expect(await page.evaluate(() => (window as any).labObservers.length)).toBe(1);
  });

  await test.step("classes follow as elements are scrolled into and out of view", async () => {
    await expect(sectionById(page, "first")).toHaveClass(IN);
    await expect(sectionById(page, "second")).toHaveClass(OUT);
    await showFrom(page, "second", 39);
    await expect(sectionById(page, "first")).toHaveClass(OUT);
    await expect(sectionById(page, "second")).toHaveClass(OUT);
    await showFrom(page, "second", 42);
    await expect(sectionById(page, "second")).toHaveClass(IN);
    await expect(sectionById(page, "second")).not.toHaveClass(OUT);
    await showFrom(page, "third", 200);
    await expect(sectionById(page, "third")).toHaveClass(IN);
    await expect(sectionById(page, "second")).toHaveClass(IN);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(sectionById(page, "first")).toHaveClass(IN);
    await expect(sectionById(page, "third")).toHaveClass(OUT);
    await expect(sectionById(page, "second")).toHaveClass(IN);
    await expect(sectionById(page, "first")).toHaveClass(/(^|\s)mine(\s|$)/);
  });
});

test("SUI-02 SUI-03 tall, focused and printed content is always visible; the gallery appears on scroll @all", async ({
  page,
  visit,
  control,
}) => {
  await test.step("a very tall element is in-viewport once it fills part of the window", async () => {
    await page.setViewportSize({ width: 1000, height: 600 });
    await serveLab(control, {
      high: {
        page: `<h1>High</h1>${tall(1500)}<section id="high" data-island="scroll-animation">${tall(30_000)}</section>`,
      },
    });
    await visit("/lab/high");
    await expect(sectionById(page, "high")).toHaveClass(OUT);
    await showFrom(page, "high", 200);
    await expect(sectionById(page, "high")).toHaveClass(IN);
  });

  await test.step("an element that the keyboard reaches is visible", async () => {
    await page.setViewportSize({ width: 1000, height: 600 });
    await serveLab(control, {
      keys: {
        page: `<h1>Keys</h1><a href="#a">First</a>${tall(1500)}<section id="low" data-island="scroll-animation"><a
          href="#b">Second</a>${tall(200)}</section>`,
      },
    });
    await walk(page, "/lab/keys");
    await expect(sectionById(page, "low")).toHaveClass(OUT);
    await page.getByRole("link", { name: "First" }).focus();
    await page.keyboard.press("Tab");
    await expect(sectionById(page, "low")).toHaveCSS("opacity", "1");
  });

  await test.step("under reduced motion and in print nothing is faded", async () => {
    await serve(control);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, (path) => walk(page, path));
    await expect(sectionById(page, "third")).toHaveCSS("opacity", "1");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(sectionById(page, "third")).toHaveCSS("opacity", "0");
    await page.emulateMedia({ media: "print" });
    await expect(sectionById(page, "third")).toHaveCSS("opacity", "1");
    await page.emulateMedia({ media: null });
  });
  await test.step("the gallery is uncovered after loading, and its ideas appear on scroll", async () => {
    await control.reset();
    await setConsentCookie(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit("/fr/inspiration");
    const last = page.locator(".idea").last();
    await expect(last).toHaveClass(OUT);
    await expect(page.locator("body")).toHaveClass("page");
    await last.evaluate((idea) => idea.scrollIntoView({ behavior: "instant" }));
    await expect(last).toHaveClass(IN);
  });
});
