// The islands of photos and columns restore the server's markup at whatever moment the page is left.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../browser/guard/test.ts";
import { hold } from "../../browser/hold.ts";
import type { Control } from "../../browser/guard/control.ts";
import { serveFile, serveLab, tall } from "../../browser/lab.ts";
import { countTimers, growth, idle, leftovers, trackRequests } from "../../browser/leftovers.ts";
import { live } from "../../browser/shop/visitor.ts";

test.use({ pictures: true });

const markup = {
  "image-zoom":
    '<a data-island="image-zoom" href="/media/products/p276.svg?size=large&amp;of=0">' +
    '<img src="/media/products/p276.svg" width="300" height="300" alt="Cup"></a>',
  "qr-code": '<div data-island="qr-code" data-text="https://www.example.com/"><a href="/en">www.example.com</a></div>',
  share:
    '<div data-island="share"><a data-share="email" href="mailto:?body=x">E-mail</a> <a data-share="copy" ' +
    'href="/lab/all">Copy</a></div>',
  masonry: '<div data-island="masonry" data-column="100"><p class="a">One</p><p>Two</p><p>Three</p></div>',
  "scroll-animation": '<section class="mine" data-island="scroll-animation"><h2>Seen</h2></section>',
  "initial-loader": '<div data-island="initial-loader"><p>Wait</p></div>',
  "dropdown-hover":
    '<div class="dropdown" data-island="dropdown-hover">' +
    '<a class="dropdown-toggle" href="/en/contact" data-bs-toggle="dropdown" aria-expanded="false">Help</a>' +
    '<ul class="dropdown-menu"><li><a href="/en/terms">Terms</a></li></ul></div>',
};
const names = Object.keys(markup);
const pageHtml = `<h1>All</h1>${Object.values(markup).join("\n")}${tall(900)}<section data-island="scroll-animation"
  data-once><h2>Below</h2></section>`;

async function serve(control: Control): Promise<void> {
  await serveLab(control, { all: { title: "All", page: pageHtml }, other: { title: "Other", page: "<h1>Other</h1>" } });
}

async function expectLive(within: Locator): Promise<void> {
  for (const name of names) await live(within.locator(`[data-island=${name}]`).first());
  await expect(within.locator("[data-island=qr-code] path")).toHaveCount(1);
  await expect(within.getByRole("button", { name: "Share…" })).toBeVisible();
  await expect(within.locator(".out-viewport")).toHaveCount(1);
}

async function open(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => (navigator.share = async () => {}));
  await page.addInitScript(countTimers);
  await page.goto(`/lab/${name}`);
}

/** The part's current HTML, and the server's HTML. */
const htmlOf = (part: Locator, sent: string): Promise<{ now: string; sent: string }> =>
  part.evaluate(
    (element, sent) => ({
      now: element.innerHTML,
      sent: Object.assign(document.createElement("main"), { innerHTML: sent }).innerHTML,
    }),
    sent,
  );

const states: { name: string; act(page: Page, part: Locator): Promise<unknown> }[] = [
  { name: "without interaction", act: async () => {} },
  {
    name: "while the photo is magnified",
    act: async (_page, part) => {
      await part.locator("[data-island=image-zoom] img").hover();
      await expect(part.page().locator(".atoll-lens")).toBeVisible();
    },
  },
  {
    name: "while the pointer has just entered the photo and the menu",
    act: async (_page, part) => {
      await part.locator("[data-island=image-zoom] img").hover();
      await part.locator(".dropdown-toggle").hover();
    },
  },
  {
    name: "while the large photo loads",
    act: async (page, part) => {
      await page.route(/size=large/, () => {}, { times: 1 });
      const photoRequest = page.waitForRequest(/size=large/);
      await part.locator("[data-island=image-zoom] img").hover();
      await photoRequest;
    },
  },
  {
    name: "while the photo is open",
    act: async (page, part) => {
      await part.locator("[data-island=image-zoom]").click();
      await page.keyboard.press("+");
      await expect(page.locator("dialog[open] img")).toHaveAttribute("src", /size=large/);
    },
  },
  {
    name: "at the moment the photo opens",
    act: (_page, part) => part.locator("[data-island=image-zoom]").evaluate((link: HTMLElement) => link.click()),
  },
  {
    name: "while the menu is open",
    act: async (_page, part) => {
      await part.locator(".dropdown-toggle").hover();
      await expect(part.locator(".dropdown-menu")).toHaveClass(/show/);
    },
  },
  {
    name: "after the window has changed",
    act: async (page, part) => {
      await page.setViewportSize({ width: 700, height: 500 });
      await part.evaluate((element) =>
        scrollTo({ top: element.getBoundingClientRect().top + scrollY + 600, behavior: "instant" }),
      );
      await expect(part.locator("[data-island=image-zoom]")).not.toBeInViewport();
    },
  },
];

test("NAV-20 OPT-02 OPT-03 OPT-07 OPT-11 SUI-02 SUI-03 SUI-04 leaving restores the server's markup", async ({
  page,
  control,
}) => {
  // Each part has another large photo, which the browser has not cached yet.
  const parts = states.map((_, index) => pageHtml.replace("of=0", `of=${index}`));
  await serveLab(control, {
    parts: { title: "Parts", page: parts.map((html) => `<section class="part">${html}</section>`).join("\n") },
  });
  await open(page, "parts");
  const part = (index: number): Locator => page.locator(".part").nth(index);
  for (const [index, { name, act }] of states.entries()) {
    await test.step(`left ${name}`, async () => {
      await page.mouse.move(0, 0);
      await part(index).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      await expectLive(part(index));
      await act(page, part(index));
      await part(index).evaluate((element) => window.atoll!.sweep(element));
    });
  }
  // Pending work would have finished once the page is idle.
  await idle(page);
  for (const [index, { name }] of states.entries()) {
    const { now, sent } = await htmlOf(part(index), parts[index]!);
    expect(now, `left ${name}`).toBe(sent);
  }
  expect(await page.locator("dialog, .atoll-lens, .atoll-share, .atoll-qr-code").count()).toBe(0);
});

test("NAV-20 SUI-03 a loader removed while it fades or waits restores its element @all", async ({ page, control }) => {
  await serveFile(
    control,
    "never.svg",
    "image/svg+xml",
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"></svg>',
  );
  const release = await hold(page, "**/lab/never.svg");
  const ownLoader = '<div id="own" data-island="initial-loader"><p>Wait</p></div>';
  await serveLab(control, {
    covered: {
      bodyClass: "loading",
      before: ownLoader,
      page: '<h1>Covered</h1><img src="/lab/never.svg" width="40" height="40" alt="">',
    },
  });
  await page.goto("/lab/covered", { waitUntil: "domcontentloaded" });
  await expect(page.locator("#own")).toHaveAttribute("data-island-state", "live");
  await page.evaluate(() => window.atoll!.sweep(document.querySelector("#own")!));
  release();
  await page.waitForLoadState("load");
  expect(
    await page
      .locator("#own")
      .evaluate((element) => [
        element.outerHTML,
        element.getAnimations().filter((animation) => !(animation instanceof CSSAnimation)).length,
      ]),
  ).toEqual([ownLoader, 0]);
  await expect(page.locator("body")).toHaveClass(/loading/);
  // Inserts the element again, waits until it begins to fade, then removes it.
  const fading = await page.evaluate(async () => {
    const element = document.querySelector<HTMLElement>("#own")!;
    const begun = new Promise<void>((resolve) => {
      const animate = element.animate.bind(element);
      element.animate = (...all) => (resolve(), animate(...all));
    });
    window.atoll!.scan(element);
    await begun;
    window.atoll!.sweep(element);
    return element.getAnimations().filter((animation) => !(animation instanceof CSSAnimation)).length;
  });
  expect(fading).toBe(0);
  expect(await page.locator("#own").evaluate((element) => element.outerHTML)).toBe(ownLoader);
});

test("NAV-20 repeated visits to a page with all media islands leak nothing @all", async ({ page, control }) => {
  await serve(control);
  const requestsFinished = trackRequests(page);
  await open(page, "all");
  await expectLive(page.locator("#page"));
  const visitPages = (rounds: number): Promise<void> =>
    page.evaluate(async (rounds) => {
      for (let visit = 0; visit < rounds; visit++) {
        await window.atoll!.visit(`/lab/other?${visit}`, { history: "replace" });
        await window.atoll!.visit(`/lab/all?${visit}`, { history: "replace" });
        while (!document.querySelector("#page [data-island=image-zoom][data-island-state=live]"))
          await new Promise(requestAnimationFrame);
        // Starts an interaction on each page.
        const photo = document.querySelector<HTMLElement>("[data-island=image-zoom]")!;
        photo.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
        if (visit % 5 === 0) photo.click();
        document.querySelector(".dropdown")!.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
        await new Promise((resolve) => setTimeout(resolve, visit % 3 ? 0 : 30));
      }
      await window.atoll!.visit("/lab/other", { history: "replace" });
    }, rounds);
  // The replaced pages are not cached, so their nodes cannot be mistaken for leaks.
  await visitPages(2);
  const counts = [];
  for (let time = 0; time < 3; time++) {
    if (time > 0) await visitPages(6);
    await idle(page);
    await requestsFinished();
    counts.push((await leftovers(page)).counts);
  }
  expect(growth(counts)).toEqual({});
  await expect(page.locator("dialog")).toHaveCount(0);
});
