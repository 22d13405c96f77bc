import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import type { Control } from "../guard/control.ts";
import { inlineScript } from "./markup.ts";
import { serveLab, tall } from "../lab.ts";
import { hasChosen, live } from "../shop/visitor.ts";

const IN = /(^|\s)in-viewport(\s|$)/;
const OUT = /(^|\s)out-viewport(\s|$)/;

/** Three sections of 400 px, far apart: the first is in the window, the second stays once it was. */
async function serve(control: Control, head = ""): Promise<void> {
  const section = (id: string, attributes = ""): string =>
    `<section id="${id}" class="mine" data-island="scroll-animation" ${attributes}>${tall(400)}</section>`;
  await serveLab(control, {
    scroll: {
      head,
      page: `<h1>Scroll</h1>${section("first")}${tall(1500)}${section("second", "data-once")}${tall(1500)}${section("third")}${tall(1500)}`,
    },
  });
}

const of = (page: Page, id: string) => page.locator(`#${id}`);

async function open(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 800 });
  await visit("/lab/scroll");
  for (const id of ["first", "second", "third"]) await live(of(page, id));
  await expect(of(page, "third")).toHaveClass(OUT);
}

/** Scrolls so that so many pixels of the element are in the window, at its end. */
const showFrom = (page: Page, id: string, pixels: number): Promise<void> =>
  of(page, id).evaluate(
    (element, pixels) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight + pixels, behavior: "instant" }),
    pixels,
  );

test("SUI-02 an element is in-viewport while a tenth of it is in the window, else out-viewport; where asked it stays in", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(() => {
    const Native = IntersectionObserver;
    (window as any).labObservers = [];
    window.IntersectionObserver = class extends Native {
      constructor(...all: ConstructorParameters<typeof Native>) {
        super(...all);
        if (all[1]?.threshold) (window as any).labObservers.push(this);
      }
    };
  });
  await serve(
    control,
    inlineScript(`window.labSeen = [];
    requestAnimationFrame(function look() {
      var first = document.getElementById("first");
      if (first) window.labSeen.push(getComputedStyle(first).opacity);
      requestAnimationFrame(look);
    });`),
  );
  await open(page, visit);

  await test.step("what is in the window as the page comes never fades: it has no moment without colour", async () => {
    await expect(of(page, "first")).toHaveClass(IN);
    expect(await page.evaluate(() => [...new Set((window as any).labSeen)])).toEqual(["1"]);
  });

  await test.step("all of them share one observer", async () => {
    expect(await page.evaluate(() => (window as any).labObservers.length)).toBe(1);
  });

  await test.step("it comes and goes as it is scrolled to", async () => {
    await expect(of(page, "first")).toHaveClass(IN);
    await expect(of(page, "second")).toHaveClass(OUT);
    await showFrom(page, "second", 39);
    await expect(of(page, "first")).toHaveClass(OUT);
    await expect(of(page, "second")).toHaveClass(OUT);
    await showFrom(page, "second", 42);
    await expect(of(page, "second")).toHaveClass(IN);
    await expect(of(page, "second")).not.toHaveClass(OUT);
    await showFrom(page, "third", 200);
    await expect(of(page, "third")).toHaveClass(IN);
    await expect(of(page, "second")).toHaveClass(IN);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(of(page, "first")).toHaveClass(IN);
    await expect(of(page, "third")).toHaveClass(OUT);
    await expect(of(page, "second")).toHaveClass(IN);
    await expect(of(page, "first")).toHaveClass(/(^|\s)mine(\s|$)/);
  });
});

test("SUI-02 whoever needs it sees it: what is many windows high, what the keyboard reaches, under reduced motion and in print", async ({
  page,
  visit,
  control,
}) => {
  await test.step("what is many windows high is in-viewport as soon as it fills a part of the window", async () => {
    await page.setViewportSize({ width: 1000, height: 600 });
    await serveLab(control, {
      high: {
        page: `<h1>High</h1>${tall(1500)}<section id="high" data-island="scroll-animation">${tall(30_000)}</section>`,
      },
    });
    await visit("/lab/high");
    await expect(of(page, "high")).toHaveClass(OUT);
    await showFrom(page, "high", 200);
    await expect(of(page, "high")).toHaveClass(IN);
  });

  await test.step("what the keyboard reaches is seen", async () => {
    await page.setViewportSize({ width: 1000, height: 600 });
    await serveLab(control, {
      keys: {
        page: `<h1>Keys</h1><a href="#a">First</a>${tall(1500)}<section id="low" data-island="scroll-animation"><a href="#b">Second</a>${tall(200)}</section>`,
      },
    });
    await visit("/lab/keys");
    await expect(of(page, "low")).toHaveClass(OUT);
    await page.getByRole("link", { name: "First" }).focus();
    await page.keyboard.press("Tab");
    await expect(of(page, "low")).toHaveCSS("opacity", "1");
  });

  await test.step("under reduced motion, and in print, nothing is faded", async () => {
    await serve(control);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, visit);
    await expect(of(page, "third")).toHaveCSS("opacity", "1");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(of(page, "third")).toHaveCSS("opacity", "0");
    await page.emulateMedia({ media: "print" });
    await expect(of(page, "third")).toHaveCSS("opacity", "1");
  });
});

test("SUI-02 SUI-03 the gallery comes out from under its cover, and its ideas appear as they are scrolled to", async ({
  page,
  visit,
}) => {
  await hasChosen(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit("/fr/inspiration");
  const last = page.locator(".idea").last();
  await expect(last).toHaveClass(OUT);
  await expect(page.locator("body")).toHaveClass("page");
  await last.evaluate((idea) => idea.scrollIntoView({ behavior: "instant" }));
  await expect(last).toHaveClass(IN);
});
