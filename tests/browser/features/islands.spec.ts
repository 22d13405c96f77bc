// Islands in browsers without features of the platform.
import { expect, test } from "../guard/test.ts";
import { hold } from "../hold.ts";
import { addToCartPath } from "../orders.ts";
import { labHtml, serveLab } from "../lab.ts";
import { dialog, live, orderForm, products, setConsentCookie } from "../shop/visitor.ts";
import { switchOff } from "./switch-off.ts";

test.beforeEach(({ page }) => setConsentCookie(page, { statistics: true, preferences: true }));

test("NEW-04 without scrollend two quick presses scroll a list by one page, and more presses to its end @all", async ({
  page,
  visit,
}) => {
  await switchOff(page, "scrollend event");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit("/en/news");
  await live(page.locator("[data-island=scrolled-list]"));
  const [up, down] = [
    page.getByRole("button", { name: "Scroll up" }),
    page.getByRole("button", { name: "Scroll down" }),
  ];
  const area = page.locator("[data-scroll-area]");
  const offset = (): Promise<number> => area.evaluate((element) => element.scrollTop);
  await down.click();
  const onePage = await offset();
  expect(onePage).toBeGreaterThan(0);
  await up.click();
  expect(await offset()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await down.evaluate((button) => {
    for (let press = 0; press < 2; press++) (button as HTMLElement).click();
  });
  await expect.poll(offset).toBe(onePage);
  await expect(up).toHaveAttribute("aria-disabled", "false");
  await page.emulateMedia({ reducedMotion: "reduce" });
  while ((await down.getAttribute("aria-disabled")) === "false") await down.press("Enter");
  expect(await area.evaluate((element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 1)).toBe(
    true,
  );
});

test("ANA-03 without auxclick a phone link is tracked by the left button, not by the middle one @all", async ({
  page,
  visit,
}) => {
  await switchOff(page, "auxclick event");
  await visit("/en/terms");
  await live(page.locator("[data-island=analytics]"));
  await page.evaluate(() =>
    addEventListener("click", (event) => (event.target as Element).closest("[href^='tel:']") && event.preventDefault()),
  );
  const phone = page.locator(".site-footer [href^='tel:']");
  const tracked = (): Promise<number> =>
    page.evaluate(() => window.dataLayer!.filter((entry: any) => /phone/i.test(JSON.stringify(entry))).length);
  await phone.click({ button: "middle" });
  expect(await tracked()).toBe(0);
  await phone.click();
  expect(await tracked()).toBe(1);
});

test("OPT-05 without week information the weeks of the calendar start on Monday @all", async ({
  page,
  control,
  visit,
}) => {
  await serveLab(control, {
    one: {
      page: `<h1>One</h1><div data-island="date-picker"><label for="d">Delivery</label><input id="d" name="d"></div>`,
    },
  });
  const firstDay = async (): Promise<string | null> => {
    await visit("/lab/one");
    await live(page.locator("[data-island]"));
    await page.getByRole("button", { name: /Choose a date/ }).click();
    return dialog(page).locator("thead th").first().textContent();
  };
  expect(await firstDay()).toMatch(/^Su/);
  await switchOff(page, "Week information of Intl.Locale");
  expect(await firstDay()).toMatch(/^Mo/);
});

test("CNT-02 without the Fullscreen API a map has no full-screen button @all", async ({ page, visit }) => {
  await switchOff(page, "Fullscreen API");
  await visit("/en/contact");
  const map = page.locator("[data-island=map]");
  await map.scrollIntoViewIfNeeded();
  await map
    .getByRole("button", { name: "Show the map" })
    .or(map.getByRole("button", { name: "Zoom in" }))
    .first()
    .click();
  await expect(map.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await expect(map.getByRole("button", { name: "Full screen" })).toHaveCount(0);
});

test("ERR-04 without a TimeoutError of fetch() an order that takes too long still shows the error dialog @all", async ({
  page,
  visit,
  guard,
}) => {
  guard.allowConsole(/a call failed. TimeoutError/);
  await switchOff(page, "TimeoutError of fetch()");
  await visit(products.diary.path);
  const { add, ready } = orderForm(page);
  await ready();
  const release = await hold(page, `**${addToCartPath}`);
  await page.evaluate((path) => {
    const { fetch } = window;
    let expire = (): void => {};
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      expire = () => controller.abort(new DOMException("The signal timed out.", "TimeoutError"));
      return controller.signal;
    };
    // Only the order: other calls may take longer.
    window.fetch = (input, init) => {
      if (String(input).includes(path)) setTimeout(expire, 100);
      return fetch(input, init);
    };
  }, addToCartPath);
  await add.click();
  await expect(dialog(page)).toBeVisible();
  release();
});

test("CHK-07 without responseStatus a refused form that the browser loaded keeps its input when it reloads in place @all", async ({
  page,
  control,
  visit,
  guard,
}) => {
  guard.allowConsole(/422/);
  await switchOff(page, "responseStatus of a page load");
  const form = (name: string): string =>
    `<h1>Cart</h1><form data-island="coupon" method="post" action="/lab/one"><label>Code <input name="CouponCode"></label>
      <button name="action" value="apply">Apply</button></form>${name}`;
  const refused = form('<label>Name <input name="Name" value="Ada"></label><input name="Mail" aria-invalid="true">');
  await control.page("/lab/one", labHtml({ page: refused }), { status: 422 });
  await visit("/lab/one");
  await control.page("/lab/one", labHtml({ page: form('<label>Name <input name="Name"></label><p>Fresh</p>') }));
  await control.answer({ path: "/api/v1/shoppingcarts/coupon", method: "POST", status: 200, body: "true" });
  await page.getByLabel("Code").fill("TEA");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Fresh")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Ada");
});
