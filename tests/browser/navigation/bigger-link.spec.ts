import { stopClock } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { serveLab, tall } from "../lab.ts";
import { arrived, requestCount, ready, scrolledTo, scrollOf, type Stage } from "./watch.ts";

const block = `<h1>List</h1><article id="card" data-bigger-link>
  <h2><a id="link" href="/lab/product">Product</a></h2><p id="text">A text about it</p>
  <p><a id="brand" href="/lab/brand">Brand</a> <button type="button">Button</button> <input value="Input">
    <label>Label <select><option>One<option>Two</select></label></p>
</article>`;
/** The product was requested only so many times. A request caused by the last click would come before that of the page. */
async function expectNoOther(count: number, { page, control }: Pick<Stage, "page" | "control">): Promise<void> {
  await page.evaluate(() => fetch("/lab/brand"));
  expect(await requestCount(control, "/lab/product")).toBe(count);
}

const pages = { list: { page: block }, product: { page: "<h1>Product</h1>" }, brand: { page: "<h1>Brand</h1>" } };

test("NAV-10 a plain click on a bigger link follows its first link; controls and selections do not", async ({
  page,
  context,
  visit,
  control,
}) => {
  await test.step("a click anywhere on a bigger link follows its first link", async () => {
    await serveLab(control, pages);
    await visit("/lab/list");
    await expect(page.locator("#card")).toHaveCSS("cursor", "pointer");
    await page.click("#text");
    await arrived(page, "product", "Product");
    expect(await requestCount(control, "/lab/product")).toBe(1);
  });

  await test.step("controls and other links in a bigger link keep their own action", async () => {
    await control.reset();
    await serveLab(control, pages);
    await visit("/lab/list");
    for (const selector of ["button", "input", "label", "select"])
      await page.locator(`#card ${selector}`).click({ position: { x: 4, y: 4 } });
    await page.selectOption("#card select", "Two");
    await arrived(page, "list", "List");
    await page.click("#brand");
    await arrived(page, "brand", "Brand");
    expect(await requestCount(control, "/lab/product")).toBe(0);
  });

  await test.step("a ctrl-click on a bigger link opens its page in a new tab", async () => {
    await serveLab(control, pages);
    await visit("/lab/list");
    const opened = context.waitForEvent("page");
    await page.click("#text", { modifiers: ["Control"] });
    await expect((await opened).locator("h1")).toHaveText("Product");
    await arrived(page, "list", "List");
  });

  await test.step("selecting text in a bigger link does not follow it", async () => {
    await serveLab(control, pages);
    await visit("/lab/list");
    const earlier = await requestCount(control, "/lab/product");
    const box = (await page.locator("#text").boundingBox())!;
    await ready(page, () => page.mouse.move(box.x + 2, box.y + box.height / 2));
    await page.mouse.down();
    await page.mouse.move(box.x + 70, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
    await expectNoOther(earlier, { page, control });
    await page.mouse.click(box.x + box.width - 20, box.y + box.height / 2);
    await arrived(page, "product", "Product");
  });
});

test.describe("touch", () => {
  test.use({ hasTouch: true });

  test("NAV-10 a tap follows a bigger link; a finger that scrolls over it does not", async ({
    page,
    context,
    visit,
    control,
  }) => {
    await test.step("a scroll gesture does not follow a bigger link", async () => {
      await serveLab(control, { ...pages, list: { page: `${block}${tall(3000)}` } });
      await visit("/lab/list");
      const { x, y } = (await page.locator("#text").boundingBox())!;
      const finger = await context.newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", up = 0): Promise<unknown> =>
        finger.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: type === "touchEnd" ? [] : [{ x: x + 20, y: y + 5 - up }],
        });
      await ready(page, () => touch("touchStart"));
      for (const up of [10, 25, 40, 60]) await touch("touchMove", up);
      await touch("touchEnd");
      await expect.poll(() => scrollOf(page)).toBeGreaterThan(0);
      await arrived(page, "list", "List");
      await expectNoOther(0, { page, control });
    });

    await test.step("a tap follows a bigger link", async () => {
      await serveLab(control, pages);
      await visit("/lab/list");
      await page.tap("#text");
      await arrived(page, "product", "Product");
    });
  });
});

const scrolling = { ...pages, list: { page: `${block}${tall(3000)}` } };

test.describe("time", () => {
  test.afterEach(({ page }) => page.clock.resume());

  test("NAV-11 a click on a bigger link is ignored within 500 ms after scrolling", async ({ page, control }) => {
    await page.clock.install();
    await serveLab(control, scrolling);
    await page.goto("/lab/list");
    await ready(page, () => page.hover("#link"));
    await stopClock(page);
    await page.mouse.wheel(0, 30);
    await scrolledTo(page, 30);
    await page.clock.runFor(450);
    await page.click("#text");
    await page.clock.runFor(20);
    await expectNoOther(0, { page, control });
    await page.clock.runFor(100);
    await page.click("#text");
    await page.clock.resume();
    await arrived(page, "product", "Product");
  });

  test("NAV-11 a click is also ignored after the very first scroll of a page", async ({ page, control }) => {
    await page.clock.install();
    await serveLab(control, scrolling);
    await page.mouse.move(900, 600);
    await page.goto("/lab/list");
    await expect(page.locator("h1")).toHaveText("List");
    await stopClock(page);
    await ready(page, () => page.mouse.wheel(0, 30));
    await scrolledTo(page, 30);
    await page.clock.runFor(100);
    await page.click("#text");
    await page.clock.resume();
    await expectNoOther(0, { page, control });
    await arrived(page, "list", "List");
  });
});
