import type { Page } from "@playwright/test";
import { whileStopped } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { countTimers, grown, idle, left } from "../left.ts";
import { overflow } from "../shop/states.ts";
import { dialog, hasChosen, live, orderForm } from "../shop/visitor.ts";
import { violations } from "../violations.ts";
import { sent, settled } from "./cart-lines.ts";
import { ordered } from "./orders.ts";

/** By the metre: €2.20 and 62 g each; multiples of 0.5 m are cut free, others for €1.50; 1 to 200 m. In the cart it is weighed. */
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
const putIntoCart = (page: Page, quantity: number) =>
  page.request.post("/api/v1/catalog/products/addtocart", {
    data: { ProductVariantId: rope.variant, Quantity: quantity, Name: "" },
  });

test("LEN-01 LEN-02 LEN-04 a length tells its weight and price as it is typed, offers the next free size, and is ordered as it is shown", async ({
  page,
  visit,
  control,
}) => {
  await hasChosen(page);
  await page.clock.install();
  await visit(rope.path);
  const { form, quantity, plus, ready } = orderForm(page);
  const { host, weight, price, note, up } = calculator(page);
  await form.scrollIntoViewIfNeeded();
  await ready();
  await live(host);
  await test.step("it begins with the shortest", async () => {
    await expect(weight).toHaveText("62 g");
    await expect(price).toHaveText("€2.20");
    await expect(note).toHaveText("1 m is cut at no extra charge.");
    await expect(up).toBeHidden();
  });
  await test.step("plus goes half a metre on, and both islands agree", async () => {
    await plus.click();
    await expect(quantity).toHaveValue("1.5");
    await expect(price).toHaveText("€3.30");
  });
  await test.step("another length costs extra, which is read out once", async () => {
    await quantity.fill("2,3");
    await expect(price).toHaveText("€6.56");
    await expect(weight).toHaveText("142.6 g");
    await expect(note).toHaveText("Includes €1.50 for cutting to 2.3 m.");
    await expect(page.locator("#atoll-live-polite")).toHaveText(
      "2.3 m, 142.6 g, €6.56. Includes €1.50 for cutting to 2.3 m.",
    );
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
    }
    expect(await violations(page, "form.order")).toEqual([]);
  });
  await test.step("rounding up leads to the next free size, and the focus stays there", async () => {
    await up.press("Enter");
    await expect(quantity).toHaveValue("2.5");
    await expect(price).toHaveText("€5.50");
    await expect(note).toBeFocused();
    await expect(up).toBeHidden();
  });
  await test.step("what is no length shows no price", async () => {
    for (const text of ["", "a few", "1e9", "-2"]) {
      await quantity.fill("2");
      await expect(price).toHaveText("€4.40");
      // A wrong number is put right after a while.
      await whileStopped(page, async () => {
        await quantity.fill(text);
        await page.clock.runFor(300);
        await expect(price).toBeEmpty();
      });
    }
  });
  await test.step("who orders at once orders the length to the centimetre, and pays what is shown", async () => {
    await quantity.fill("2.345");
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await expect(dialog(page)).toContainText("2.35 m");
    await expect(price).toHaveText("€6.67");
    expect(await ordered(control, 1)).toEqual([expect.objectContaining({ Quantity: 2.35 })]);
    await dialog(page).getByRole("link", { name: "Go to the cart" }).click();
    await expect(page.locator(".cart-line-amount")).toHaveText("€6.67");
  });
});

test("LEN-01 LOC-06 it speaks and counts as people do in the page's language, and Back brings the length and its price", async ({
  page,
  visit,
}) => {
  await hasChosen(page);
  await visit(rope.path.replace("/en/", "/fr/"));
  await orderForm(page).form.scrollIntoViewIfNeeded();
  await live(calculator(page).host);
  await orderForm(page).quantity.fill("2,3");
  await expect(calculator(page).price).toHaveText("6,56 €");
  await expect(calculator(page).note).toHaveText("Y compris 1,50 € pour la coupe à 2,3 m.");
  await expect(calculator(page).up).toHaveText("Arrondir à 2,5 m");
  await test.step("Back shows the length that was typed, with its price", async () => {
    await page.locator("[data-item-list=related] a.product-card-link").first().click();
    await expect(page).not.toHaveURL(/manila-rope-three-strand-10-mm/);
    await page.goBack();
    await expect(orderForm(page).quantity).toHaveValue("2,3");
    await orderForm(page).form.scrollIntoViewIfNeeded();
    await live(calculator(page).host);
    await expect(calculator(page).price).toHaveText("6,56 €");
    await expect(calculator(page).up).toHaveCount(1);
  });
});

test("LEN-03 LEN-04 in the cart the length sets the weight that is ordered, and nothing old is sent", async ({
  page,
  visit,
  control,
}) => {
  await hasChosen(page);
  await putIntoCart(page, 2.3);
  await visit("/en/shoppingcarts");
  const { host, weight, price, up } = calculator(page);
  const length = page.getByRole("textbox", { name: `Quantity of ${rope.name}` });
  const grams = page.locator(".cart-line input[type=hidden]");
  await live(host);
  await live(host.locator("[data-island=quantity]"));
  await test.step("a length that is typed becomes the weight, as a whole number", async () => {
    await expect(grams).toHaveValue("143");
    await expect(up).toBeVisible();
    await length.fill("2.4");
    await expect(grams).toHaveValue("149");
    await expect(weight).toHaveText("149 g");
    await expect(price).toHaveText("€6.78");
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `at ${width}`).toEqual([]);
    }
    expect(await violations(page, ".cart-line")).toEqual([]);
    // It is saved and shown by then: what is typed next is told of on its own.
    await expect(page.getByRole("region", { name: "Messages" })).toContainText(
      `${rope.name}: the quantity was changed.`,
    );
    await settled(page);
  });
  await test.step("a length that is typed while the page shows the one before is ordered, too", async () => {
    await page.evaluate(() =>
      document.addEventListener("page:swap", () => setTimeout(() => document.execCommand("insertText", false, ".5")), {
        once: true,
      }),
    );
    await length.fill("3");
    await expect(length).toHaveValue("3.5");
    await expect(grams).toHaveValue("217");
    await settled(page);
    await expect(price).toHaveText("€7.70");
    expect(await sent(control)).toEqual(["PUT 149", "PUT 186", "PUT 217"]);
  });
  await test.step("Update sends the length of this moment, with its weight, and the server reckons the same", async () => {
    await length.fill("12.345");
    await page.locator("form.cart-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Your cart is up to date.");
    expect((await sent(control)).at(-1)).toBe("PUT 766");
    await expect(length).toHaveValue("12.35");
    await expect(page.locator(".cart-line input[type=hidden]")).toHaveValue("766");
    await expect(price).toHaveText("€28.67");
    await expect(page.locator(".cart-goods dd")).toHaveText("€28.67");
  });
});

test("LEN-02 LEN-03 without script the rule can be read, and the server reckons: to the centimetre, with the charge, by weight", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(rope.path);
  await expect(
    page.getByText("Multiples of 0.5 m are cut free of charge; any other length costs €1.50 extra."),
  ).toBeVisible();
  await expect(page.locator(".length-sums")).toBeHidden();
  await page.locator("form.order [name=Quantity]").fill("2,345");
  await page.locator("form.order button[type=submit]").click();
  await expect(page.locator(".cart-line-amount")).toHaveText("€6.67");
  await expect(page.locator(".cart-line-weight")).toHaveText("Weight 146 g");
  await expect(page.getByText("Includes €1.50 for cutting to 2.35 m.")).toBeVisible();
  await page.locator(".cart-line [name^='Length[']").fill("2.5");
  await page.getByRole("button", { name: "Update the cart" }).last().click();
  await expect(page.locator(".cart-line-amount")).toHaveText("€5.50");
  await expect(page.locator(".cart-line [name^='Quantity[']")).toHaveValue("155");
  await context.close();
});

const lab = `<h1>Rope</h1><form><div data-island="quantity" data-sold-by="length" data-min="0.5"><label for="l">Length</label> <input id="l" name="Quantity" inputmode="decimal" value="1"></div>
<div data-island="length-calculator" data-price-per-metre="2.2" data-weight-per-metre="0.062" data-cut-size="0.5"></div></form>
<form><div data-island="length-calculator" data-cut-size="1"><label for="n">Length</label> <input id="n" name="Length" inputmode="decimal" value="3"></div></form>
<form><div data-island="length-calculator" data-price-per-metre="9" data-cut-size="many"><label for="m">Length</label> <input id="m" name="Length" inputmode="decimal" value="3"></div></form>`;

test("LEN-01 NAV-20 its own elements come and go with it, and broken markup leaves the field as it is, with a word to the author", async ({
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
  const go = (name: string): Promise<unknown> => page.evaluate((name) => window.atoll!.visit(`/lab/${name}`), name);
  await test.step("it makes what the CMS did not render; what it cannot read it leaves alone", async () => {
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
  await test.step("swept in the middle of a calculation it leaves the page as it came", async () => {
    await page.locator("#l").fill("2.345");
    const { now, sent } = await page.evaluate(async () => {
      const section = document.querySelector("#page")!;
      window.atoll!.sweep(section);
      const came = new DOMParser()
        .parseFromString(await (await fetch(location.href)).text(), "text/html")
        .querySelector("#page")!;
      return { now: section.innerHTML, sent: came.innerHTML };
    });
    expect(now).toBe(sent);
    await expect(page.locator("#l")).toHaveValue("2.345");
  });
  await test.step("walks to it and away leave nothing behind", async () => {
    const counts: Record<string, number>[] = [];
    for (let round = 0; round < 4; round++) {
      for (let time = 0; time < 5; time++) {
        await go("rope");
        await live(hosts.nth(0));
        await page.locator("#l").evaluate((field: HTMLInputElement) => {
          field.value = "2.3";
          field.dispatchEvent(new Event("input", { bubbles: true }));
        });
        await go("other");
      }
      await idle(page);
      // As many pages as are kept.
      if (round > 0) counts.push((await left(page)).counts);
    }
    expect(grown(counts, { nodes: 30 })).toEqual({});
  });
});
