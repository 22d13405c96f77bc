import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../../browser/leftovers.ts";
import { overflow } from "../../../browser/overflow.ts";
import { dialog, setConsentCookie, live, orderForm } from "../../../browser/shop/visitor.ts";
import { order, walk } from "../../../browser/shop/visits.ts";
import { violations } from "../../../browser/violations.ts";
import { sent, changesSaved } from "../../cart/cart-lines/cart-lines.ts";
import { ordered } from "../../../browser/orders.ts";

// An image that has not been loaded keeps its removed page in memory.
test.use({ pictures: true });

/**
 * Sold by the metre: €2.20 and 62 g each, 1 to 200 m. Multiples of 0.5 m are cut free, other lengths cost €1.50. The
 * cart counts it by weight.
 */
const rope = {
  path: "/en/product/manila-rope-three-strand-10-mm",
  name: "Manila rope, three-strand, 10 mm",
  variant: "v2261",
};

const calculator = (page: Page) => {
  const host = page.locator("#page [data-island=length-calculator]");
  return {
    host,
    weight: host.locator("[data-calculated=weight]"),
    price: host.locator("[data-calculated=price]"),
    note: host.locator("[data-calculated=extra-charge] > span"),
    up: host.getByRole("button", { name: /^(Round up|Arrondir|Afronden)/ }),
  };
};
const addToCart = (page: Page, quantity: number) => order(page, rope.variant, quantity);

test("LEN-01 LEN-02 LEN-04 typing a length updates weight and price, and it is ordered as shown", async ({
  page,
  visit,
  control,
}) => {
  await setConsentCookie(page);
  await visit(rope.path);
  const { form, quantity, plus, ready } = orderForm(page);
  const { host, weight, price, note, up } = calculator(page);
  await form.scrollIntoViewIfNeeded();
  await ready();
  await live(host);
  await test.step("the shortest length is preset", async () => {
    await expect(weight).toHaveText("62 g");
    await expect(price).toHaveText("€2.20");
    await expect(note).toHaveText("Cut to 1 m at no extra charge.");
    await expect(up).toBeHidden();
  });
  await test.step("plus adds half a metre, and both islands agree", async () => {
    await plus.click();
    await expect(quantity).toHaveValue("1.5");
    await expect(price).toHaveText("€3.30");
  });
  await test.step("another length costs extra, which is announced once", async () => {
    await quantity.fill("2,3");
    await expect(price).toHaveText("€6.56");
    await expect(weight).toHaveText("143 g");
    await expect(note).toHaveText("Includes €1.50 for cutting to 2.3 m.");
    await expect(page.locator("#atoll-live-polite")).toHaveText(
      "2.3 m, 143 g, €6.56. Includes €1.50 for cutting to 2.3 m.",
    );
  });
  await test.step("rounding up sets the next free length and keeps the focus", async () => {
    await up.press("Enter");
    await expect(quantity).toHaveValue("2.5");
    await expect(price).toHaveText("€5.50");
    await expect(note).toBeFocused();
    await expect(up).toBeHidden();
  });
  await test.step("Back restores the typed length and its price", async () => {
    await quantity.fill("2.3");
    await expect(price).toHaveText("€6.56");
    await walk(page, "/en/terms");
    await page.goBack();
    await expect(quantity).toHaveValue("2.3");
    await live(host);
    await ready();
    await expect(price).toHaveText("€6.56");
    await expect(up).toHaveCount(1);
  });
  await test.step("an immediate order sends the length in centimetres at the price shown", async () => {
    await quantity.fill("2.345");
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(dialog(page)).toContainText("2.35 m");
    await expect(price).toHaveText("€6.67");
    expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 2.35 })]);
    await dialog(page).getByRole("link", { name: "Go to cart" }).click();
    await expect(page.locator(".cart-line-amount")).toHaveText("Total: €6.67");
  });
});

test("LEN-01 LOC-06 texts and numbers of a length follow the page's language @all", async ({ page, visit }) => {
  await setConsentCookie(page);
  await visit(rope.path.replace("/en/", "/fr/"));
  await orderForm(page).form.scrollIntoViewIfNeeded();
  await live(calculator(page).host);
  await orderForm(page).quantity.fill("2,3");
  await expect(calculator(page).price).toHaveText("6,56 €");
  await expect(calculator(page).note).toHaveText("Y compris 1,50 € pour la coupe à 2,3 m.");
  await expect(calculator(page).up).toHaveText("Arrondir à 2,5 m");
});

test("LEN-03 LEN-04 a length in the cart sets the ordered weight, and Update sends the current one", async ({
  page,
  visit,
  control,
}) => {
  await setConsentCookie(page);
  await addToCart(page, 2.3);
  await visit("/en/shoppingcarts");
  const { host, weight, price, up } = calculator(page);
  const length = page.getByRole("textbox", { name: `Quantity of ${rope.name}` });
  const grams = page.locator(".cart-line input[type=hidden]");
  await live(host);
  await live(host.locator("[data-island=quantity]"));
  await test.step("a typed length becomes a whole number of grams", async () => {
    await expect(grams).toHaveValue("143");
    await expect(up).toBeVisible();
    await length.fill("2.4");
    await expect(grams).toHaveValue("149");
    await expect(weight).toHaveText("149 g");
    await expect(price).toHaveText("€6.78");
    // Wait until the first value is saved and shown, so that the next one gets its own message.
    await expect(page.locator("#atoll-live-polite")).toContainText(`${rope.name}: quantity 2.4 m. Total: €11.68.`);
    await changesSaved(page);
  });
  await test.step("a length typed during a page refresh is saved, too", async () => {
    await page.evaluate(() =>
      document.addEventListener("page:swap", () => setTimeout(() => document.execCommand("insertText", false, ".5")), {
        once: true,
      }),
    );
    await length.fill("3");
    await expect(length).toHaveValue("3.5");
    await expect(grams).toHaveValue("217");
    await expect(price).toHaveText("€7.70");
    await expect.poll(() => sent(control)).toEqual(["PUT 149", "PUT 186", "PUT 217"]);
    await changesSaved(page);
  });
  await test.step("Update sends the current length as weight, and the server computes the same price", async () => {
    await length.fill("12.345");
    await page.locator("form.cart-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Your cart has been updated.");
    expect((await sent(control)).at(-1)).toBe("PUT 766");
    await expect(length).toHaveValue("12.35");
    await expect(page.locator(".cart-line input[type=hidden]")).toHaveValue("766");
    await expect(price).toHaveText("€28.67");
    await expect(page.locator(".cart-goods dd")).toHaveText("€28.67");
  });
});

test("LEN-01 LEN-03 lengths fit narrow and wide windows, and axe finds nothing @all", async ({ page, visit }) => {
  await setConsentCookie(page);
  const expectAccessible = async (selector: string): Promise<void> => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
    }
    expect(await violations(page, selector)).toEqual([]);
  };
  await visit(rope.path);
  await orderForm(page).form.scrollIntoViewIfNeeded();
  await live(calculator(page).host);
  await orderForm(page).quantity.fill("2,3");
  await expect(calculator(page).note).toHaveText("Includes €1.50 for cutting to 2.3 m.");
  await expectAccessible("form.order");
  await addToCart(page, 2.3);
  await walk(page, "/en/shoppingcarts");
  await live(calculator(page).host);
  await expect(calculator(page).up).toBeVisible();
  await expectAccessible(".cart-line");
});

const lab = `<h1>Rope</h1><form><div data-island="quantity" data-sold-by="length" data-min="0.5"><label
  for="l">Length</label> <input id="l" name="Quantity" inputmode="decimal" value="1"></div>
<div data-island="length-calculator" data-price-per-metre="2.2" data-weight-per-metre="0.062"
  data-cut-size="0.5"></div></form>
<form><div data-island="length-calculator" data-cut-size="1"><label for="n">Length</label>
  <input id="n" name="Length" inputmode="decimal" value="3"></div></form>
<form><div data-island="length-calculator" data-price-per-metre="9" data-cut-size="many"><label for="m">Length</label>
  <input id="m" name="Length" inputmode="decimal" value="3"></div></form>`;

test("LEN-01 NAV-20 the island removes its own elements; broken markup warns and stays unchanged @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/data-cut-size expects a number.*got "many"/);
  guard.allowConsole(/data-price-per-metre expects/);
  await page.addInitScript(countTimers);
  await serveLab(control, { rope: { page: lab }, other: { page: "<h1>Other</h1>" } });
  await visit("/lab/rope");
  const hosts = page.locator("[data-island=length-calculator]");
  const goTo = (name: string): Promise<unknown> =>
    page.evaluate((name) => window.atoll!.visit(`/lab/${name}`, { history: "replace" }), name);
  await test.step("the island adds missing elements and leaves unreadable markup alone", async () => {
    await live(hosts.nth(0));
    await page.locator("#l").fill("2.3");
    await expect(hosts.nth(0)).toContainText("Weight 0.143 kg");
    await expect(hosts.nth(0)).toContainText("Price €5.06");
    await expect(hosts.nth(0)).toContainText("Cutting to 2.3 m costs extra.");
    await live(hosts.nth(2));
    await expect(hosts.nth(2)).toContainText("€27.00");
    await expect(hosts.nth(1)).toHaveAttribute("data-island-state", "failed");
    await expect(page.locator("#n")).toHaveValue("3");
  });
  await test.step("removal during a calculation restores the server's markup", async () => {
    await page.locator("#l").fill("2.345");
    const { html, sent } = await page.evaluate(async () => {
      const section = document.querySelector("#page")!;
      window.atoll!.sweep(section);
      const fromServer = new DOMParser()
        .parseFromString(await (await fetch(location.href)).text(), "text/html")
        .querySelector("#page")!;
      return { html: section.innerHTML, sent: fromServer.innerHTML };
    });
    expect(html).toBe(sent);
    await expect(page.locator("#l")).toHaveValue("2.345");
  });
  await test.step("repeated visits leak nothing", async () => {
    const counts: Record<string, number>[] = [];
    for (let round = 0; round < 4; round++) {
      for (let time = 0; time < 2; time++) {
        await goTo("rope");
        await live(hosts.nth(0));
        await page.locator("#l").evaluate((field: HTMLInputElement) => {
          field.value = "2.3";
          field.dispatchEvent(new Event("input", { bubbles: true }));
        });
        await goTo("other");
      }
      await idle(page);
      // The replaced pages are not cached. The first round creates what the browser keeps.
      if (round > 0) counts.push((await leftovers(page)).counts);
    }
    expect(growth(counts, { nodes: 12 })).toEqual({});
  });
});
