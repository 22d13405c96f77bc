// Text from an input method, while it is composed and once it is complete, in fields that react to typing.
import { whileStopped } from "../browser/clock.ts";
import { islandsStarted } from "../browser/islands-started.ts";
import { trackRequests } from "../browser/leftovers.ts";
import { expect, test } from "../browser/guard/test.ts";
import { serveLab } from "../browser/lab.ts";
import { dialog, setConsentCookie, live } from "../browser/shop/visitor.ts";
import { validationReady } from "./form/validation/checks.ts";
import { inputMethod } from "../browser/input-method.ts";
import { chart, crop, openDocuments, openImage } from "./assets/uploads.ts";

test.use({ pictures: true });

const blocks = [
  `<form data-island="suggestions" role="search" action="/lab/found"><label for="find">Find</label>
    <input id="find" type="search" name="q"></form>`,
  `<form><div data-island="quantity" data-min="4" data-max="20"><label for="quantity">Quantity</label>
    <input id="quantity" name="Quantity" inputmode="numeric" value="5"></div></form>`,
  `<form><label for="login">Login</label> <input id="login" name="Login" data-val="true" data-val-remote="Taken."
    data-val-remote-url="/lab/ask"> <label for="digits">Digits</label>
      <input id="digits" name="Digits" data-val="true" data-val-digits="Digits only."></form>`,
  `<form data-island="facets" data-submit-delay="500" action="/lab/fields"><label for="maker">Maker</label>
    <input id="maker" name="filter[Maker]"></form>`,
  `<form><div data-island="length-calculator" data-price-per-metre="2" data-weight-per-metre="60"
    data-weight-unit="gram"><label for="length">Length</label>
      <input id="length" name="Length" inputmode="decimal" value="1"></div></form>`,
  `<form><input type="hidden" name="CountryId" value="1"><label for="code">Postcode</label>
    <input id="code" name="PostalCode"> <div data-island="city-field" data-postal-code-field="PostalCode"
      data-country-field="CountryId"><label for="city">Town</label> <input id="city" name="City"></div></form>`,
  `<form><label for="country">Country</label> <select data-island="select-enhancer" data-search id="country"
    name="Country"><option>Belgium</option><option>日本</option></select></form>`,
  `<form data-island="coupon" method="post" action="/en/shoppingcarts/coupon"><label for="coupon">Coupon</label>
    <input id="coupon" name="CouponCode"> <button name="action" value="apply">Apply</button><p
      data-coupon-message></p></form>`,
];

test("QTY-04 VAL-12 SRC-01 FIL-05 LEN-04 CHK-06 OPT-08 CPN-01 no field reacts until IME input is complete", async ({
  page,
  control,
  visit,
}) => {
  await setConsentCookie(page);
  await page.clock.install();
  const requests: string[] = [];
  const answers: Record<string, unknown> = {
    "/api/v1/catalog/search/suggestions": [],
    "/lab/ask": false,
    "/api/v1/postalcode/search": ["Knokke", "Westkapelle"],
    "/api/v1/shoppingcarts/coupon": false,
  };
  await page.route(
    (url) => url.pathname in answers,
    (route) => route.fulfill({ json: answers[new URL(route.request().url()).pathname] }),
  );
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const text = ["q", "Login", "PostalCode", "filter"].map((name) => searchParams.get(name)).find(Boolean) ?? "";
    if (text || pathname in answers) requests.push(`${pathname.split("/").at(-1)} ${text}`.trim());
  });
  /** Waits for these requests, which must be all since the last call. */
  const expectRequests = async (...expected: string[]): Promise<void> => {
    await expect.poll(() => requests).toEqual(expected);
    requests.length = 0;
  };
  await serveLab(control, { fields: { page: `<h1>Fields</h1>${blocks.join("\n")}` } });
  const requestsFinished = trackRequests(page);
  await visit("/lab/fields");
  // Some islands load on first interaction, which they notice only once they have been found.
  await expect(page.locator("[data-island]:not([data-island-state])")).toHaveCount(0);
  for (const name of ["Find", "Maker", "Coupon"]) await page.getByLabel(name, { exact: true }).focus();
  for (const island of await page.locator("[data-island]").all()) await live(island);
  await validationReady(page);
  // The clock, which jumps from here on, must not end a request.
  await islandsStarted(page);
  await requestsFinished();
  const method = await inputMethod(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  /** Longer than any delay after typing. */
  const waitLong = () => page.clock.runFor(10_000);

  await test.step("a quantity is neither corrected nor stepped by arrow keys that choose a character", async () => {
    const note = page.locator(".atoll-quantity-note");
    await whileStopped(page, async () => {
      await field("Quantity").press("End");
      await page.keyboard.press("Backspace");
      await page.keyboard.type("3");
      await method.compose("ご");
      await method.press("ArrowUp", "Enter");
      await waitLong();
      await expect(field("Quantity")).toHaveValue("3ご");
      await expect(note).toBeEmpty();
      await method.commit("5");
      await expect(field("Quantity")).toHaveValue("35");
      await page.clock.runFor(599);
      await expect(field("Quantity")).toHaveValue("35");
      await page.clock.runFor(1);
      await expect(field("Quantity")).toHaveValue("20");
      await expect(note).toHaveText("Maximum quantity: 20.");
    });
  });

  await test.step("a form field is neither validated nor checked on the server", async () => {
    await field("Login").fill("ann");
    await field("Login").press("Tab");
    await expect(page.locator("form", { has: field("Login") })).toContainText("Taken.");
    await field("Digits").fill("12");
    await field("Digits").press("Tab");
    await expectRequests("ask ann");
    await whileStopped(page, async () => {
      await field("Digits").press("End");
      await method.compose("さ");
      await expect(field("Digits")).not.toHaveAttribute("aria-invalid");
      await method.commit("三");
      await expect(field("Digits")).toHaveAttribute("aria-invalid", "true");
      await field("Login").press("End");
      await page.keyboard.type("a");
      await method.compose("に");
      await waitLong();
      expect(requests).toEqual([]);
      await method.commit("日本");
      await waitLong();
    });
    await expectRequests("ask anna日本");
    await expect(field("Login")).toHaveAttribute("aria-invalid", "true");
  });

  await test.step("no suggestions are requested, and Enter starts no search", async () => {
    await whileStopped(page, async () => {
      await field("Find").focus();
      await page.keyboard.type("ca");
      await method.compose("ね");
      await method.press("ArrowDown", "Enter");
      await waitLong();
      expect(requests).toEqual([]);
      await method.commit("猫");
      await waitLong();
    });
    await expect(page.locator(".atoll-options")).toBeVisible();
    await expectRequests("suggestions ca猫");
  });

  await test.step("no filtered list is requested", async () => {
    await whileStopped(page, async () => {
      await field("Maker").focus();
      await page.keyboard.type("A");
      await method.compose("に");
      await waitLong();
      await expect(field("Maker")).toHaveValue("Aに");
      expect(requests).toEqual([]);
      await method.commit("日本");
      await page.clock.runFor(500);
    });
    await expect(page).toHaveURL(/filter=/);
    await expectRequests('fields {"Maker":["A日本"]}');
    // The list is a new page.
    for (const name of ["length-calculator", "city-field", "select-enhancer"])
      await live(page.locator(`[data-island=${name}]`));
  });

  await test.step("no length is calculated or announced", async () => {
    const price = page.locator("[data-calculated=price]");
    await whileStopped(page, async () => {
      await field("Length").press("End");
      await page.keyboard.type("0");
      await method.compose("ご");
      await method.press("Enter");
      await waitLong();
      await expect(price).toHaveText("€2.00");
      await method.commit("5");
      await page.clock.runFor(150);
      await expect(price).toHaveText("€210.00");
      await page.clock.runFor(1_000);
    });
    await expect(page.locator("#atoll-live-polite")).toContainText("€210.00");
  });

  await test.step("no towns are requested until the composition is cancelled, which keeps the code", async () => {
    await whileStopped(page, async () => {
      await field("Postcode").focus();
      await page.keyboard.type("8300");
      await method.compose("ば");
      await waitLong();
      expect(requests).toEqual([]);
      await method.giveUp();
      await page.clock.runFor(300);
    });
    await expect(field("Town").locator("option")).toHaveText(["Choose your town", "Knokke", "Westkapelle"]);
    await expectRequests("search 8300");
  });

  await test.step("a long select is not searched", async () => {
    const option = page.locator(".ts-dropdown").getByRole("option");
    await page.locator(".ts-wrapper input").click();
    await expect(option).toHaveCount(2);
    await whileStopped(page, async () => {
      await method.compose("に");
      await method.press("Enter");
      await waitLong();
      await expect(option).toHaveCount(2);
      await method.commit("日本");
      await waitLong();
      await expect(option).toHaveText(["日本"]);
    });
    await page.keyboard.press("Escape");
  });

  await test.step("the Enter that ends a composition does not send the coupon; the next Enter does", async () => {
    await field("Coupon").focus();
    await live(page.locator("[data-island=coupon]"));
    await method.compose("なつ");
    await method.press("Enter");
    await method.commit("夏");
    await waitLong();
    expect(requests).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-coupon-message]")).toHaveText(
      "This code is not valid, or does not apply to this cart.",
    );
    await expectRequests("coupon");
  });
});

test(
  "IMG-03 IMG-05 an IME-composed number changes the crop only when complete",
  { tag: "@both" },
  async ({ page, control, visit }) => {
    await page.clock.install();
    const widget = await openImage(page, control, visit);
    await widget.pick(await chart("map.png", 900, 600));
    const { ready, area, width } = crop(page);
    await ready();
    const before = (await area.textContent())!;
    const method = await inputMethod(page);
    await width.press("ControlOrMeta+a");
    await whileStopped(page, async () => {
      await method.compose("200");
      await method.press("Enter");
      await page.clock.runFor(10_000);
      await expect(width).toHaveValue("200");
      await expect(area).toHaveText(before);
      await expect(dialog(page)).toHaveCount(1);
      await method.commit("200");
      await expect(area).toContainText("200 × 100 px");
    });
  },
);

test(
  "AST-06 the Enter that ends IME input does not rename a file; the next Enter does",
  { tag: "@both" },
  async ({ page, visit }) => {
    const widget = await openDocuments(page, visit);
    const method = await inputMethod(page);
    const name = widget.host.getByRole("textbox").last();
    await name.press("End");
    await method.compose("なつ");
    await method.press("Enter");
    await expect(name).toHaveAccessibleName("Name of Delivery notes.txt");
    await method.commit("夏");
    await page.keyboard.press("Enter");
    await expect(name).toHaveAccessibleName(/^Name of Delivery notes.*夏/);
  },
);
