import type { Locator } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { menu, serveLab } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers, trackRequests } from "../../../browser/leftovers.ts";
import { dialog, setConsentCookie, live } from "../../../browser/shop/visitor.ts";
import { gallery, partsOf, trio } from "./galleries.ts";

test.use({ pictures: true });

test.beforeEach(({ page }) => setConsentCookie(page));

test("PRO-09 another variant's photos replace the old ones without moving layout or focus", async ({ page, visit }) => {
  await visit("/en/product/crew-neck-sweater-merino-wool");
  const ids: string[] = await page.evaluate(async () => {
    const fragments = await Promise.all(
      ["v3761", "v3762", "v3763", "v3764", "v3765", "v3766"].map(
        async (id) => [id, (await fetch(`/widget/catalog/ProductPhotosGallery?productVariantId=${id}`)).ok] as const,
      ),
    );
    return fragments.flatMap(([id, isThere]) => (isThere ? [id] : []));
  });
  const { slides, shows, thumbs, next, link } = partsOf(gallery(page));
  await slides();
  /** The same replacement as when the visitor changes the variant. */
  const change = (...ids: string[]): Promise<void> =>
    page.evaluate(async (ids) => {
      for (const id of ids) {
        const html = await (await fetch(`/widget/catalog/ProductPhotosGallery?productVariantId=${id}`)).text();
        window.atoll!.setHtml(document.querySelector('[data-product-part="photos"]')!, html);
      }
    }, ids);
  const size = async () => (await gallery(page).boundingBox())!;
  const before = await size();
  const first = await gallery(page).locator("img").first().getAttribute("src");
  await test.step("the new variant's first photo has the same size, and the focus stays on the button", async () => {
    await next.press("Enter");
    await change(ids.at(-1)!);
    await slides();
    await shows(1, 4);
    expect(await size()).toEqual(before);
    expect(await gallery(page).locator("img").first().getAttribute("src")).not.toBe(first);
    await expect(next).toBeFocused();
  });
  await test.step("of many quick changes the last one stays and works", async () => {
    await thumbs.nth(2).click();
    await change(...ids, ...ids, ids[0]!);
    await slides();
    await shows(1, 4);
    await expect(thumbs.first()).toBeFocused();
    await thumbs.nth(3).click();
    await shows(4, 4);
    expect(await gallery(page).locator("img").first().getAttribute("src")).toBe(first);
  });
  await test.step("a change closes the full-window photo and focuses the new photo", async () => {
    await link.click();
    await expect(dialog(page)).toBeVisible();
    await change(ids[1]!);
    await expect(page.locator("dialog")).toHaveCount(0);
    await shows(1, 4);
    await expect(link).toBeFocused();
  });
});

test("NAV-20 PRO-01 leaving at any moment restores the server's markup and leaks nothing @all", async ({
  page,
  control,
}) => {
  const states: Record<string, (part: Locator) => Promise<unknown>> = {
    "at once": async () => {},
    "at the second photo": async (part) => {
      await partsOf(part).slides();
      await partsOf(part).next.click();
    },
    "while it is magnified": async (part) => {
      await partsOf(part).link.hover();
      await expect(part.page().locator(".atoll-lens")).toBeVisible();
    },
    "while it is open": async (part) => {
      await partsOf(part).link.click();
      await expect(dialog(part.page())).toBeVisible();
    },
  };
  const sent = Object.keys(states).map((_, index) => trio(`left${index}`));
  const parts = sent.map((html) => `<section class="part">${html}</section>`).join("\n");
  await serveLab(control, {
    parts: { page: `<h1>Parts</h1>${parts}` },
    photos: { before: menu("photos", "other"), page: `<h1>Photos</h1>${trio("walk")}` },
    other: { before: menu("photos", "other"), page: "<h1>Other</h1>" },
  });
  await page.addInitScript(countTimers);
  const requestsFinished = trackRequests(page);
  await page.goto("/lab/parts");
  for (const [index, [name, act]] of Object.entries(states).entries()) {
    await test.step(`left ${name}`, async () => {
      const part = page.locator(".part").nth(index);
      await live(part.locator("[data-island=gallery]"));
      await part.scrollIntoViewIfNeeded();
      await act(part);
      const html = await part.evaluate((part) => {
        window.atoll!.sweep(part);
        return part.innerHTML;
      });
      expect(html).toBe(
        await page.evaluate(
          (html) => Object.assign(document.createElement("main"), { innerHTML: html }).innerHTML,
          sent[index]!,
        ),
      );
      await page.mouse.move(0, 0);
    });
  }
  await test.step("repeated visits leave no listener, timer, observer or node", async () => {
    const visitPages = (): Promise<void> =>
      page.evaluate(async () => {
        for (let time = 0; time < 6; time++) {
          await window.atoll!.visit(`/lab/photos?${time}`);
          while (!document.querySelector("#page [data-island=gallery][data-island-state=live]"))
            await new Promise(requestAnimationFrame);
          document.querySelector<HTMLElement>(time % 2 ? ".atoll-gallery-next" : "li a")?.click();
          await new Promise((resolve) => setTimeout(resolve, time % 3 ? 0 : 30));
          await window.atoll!.visit(`/lab/other?${time}`);
        }
      });
    const counts = [];
    for (let time = 0; time < 4; time++) {
      await visitPages();
      await idle(page);
      await requestsFinished();
      counts.push((await leftovers(page)).counts);
    }
    expect(growth(counts.slice(1))).toEqual({});
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});
