// Mistakes of template authors and networks: the CMS's own content stays usable, and one message names the mistake.
import type { Page } from "@playwright/test";
import { escapeRegExp } from "../../tools/wildcard.ts";
import { expect, test } from "../browser/guard/test.ts";
import { menu, serveLab } from "../browser/lab.ts";
import { islandsStarted } from "../browser/islands-started.ts";
import { trackRequests } from "../browser/leftovers.ts";
import { walk } from "../browser/shop/visits.ts";
import { dialog, setConsentCookie, heading, live, orderForm, products } from "../browser/shop/visitor.ts";
import { inlineScript, orderHtml, quantityHtml } from "../browser/markup.ts";

/** Messages that the page has logged since it was loaded. */
const logged = (page: Page): Promise<string[]> => page.evaluate(() => (window as any).logged);

test.beforeEach(async ({ page }) => {
  await setConsentCookie(page);
  await page.addInitScript(() => {
    const logged: string[] = ((window as any).logged = []);
    for (const level of ["warn", "error"] as const) {
      const original = console[level].bind(console);
      console[level] = (...values: unknown[]) => {
        logged.push(String(values[0]));
        original(...values);
      };
    }
  });
});

const wrong = [
  {
    attribute: 'data-min="lots"',
    message: 'quantity on <div#box.field>: data-min expects a number of at least 0, got "lots"; 1 is used.',
  },
  {
    attribute: 'data-max="-3"',
    message: 'quantity on <div#box.field>: data-max expects a number of at least 0, got "-3"; 0 is used.',
  },
  {
    attribute: 'data-step="0"',
    message: 'quantity on <div#box.field>: data-step expects a number of at least 0.001, got "0"; 1 is used.',
  },
  {
    attribute: 'data-sold-by="dozen"',
    message:
      'quantity on <div#box.field>: data-sold-by expects one of piece, weight, length, got "dozen"; "piece" is used.',
  },
  {
    attribute: 'data-island-when="soon"',
    message:
      "quantity on <div#box.field>: data-island-when expects load, idle, visible, interaction, media(query) or " +
      'consent(category), got "soon"; "visible" is used.',
  },
  {
    attribute: 'data-island-when="media(???)"',
    message:
      "quantity on <div#box.field>: data-island-when expects load, idle, visible, interaction, media(query) or " +
      'consent(category), got "media(???)"; "visible" is used.',
  },
];

const broken = [
  {
    html: `<div id="one" data-island="quantity"><b>Three</b></div>`,
    message: "quantity on <div#one> expects an input in it; add it to the markup.",
  },
  {
    html: `<div id="two" data-island="number-spinner"><b>Three</b></div>`,
    message: "number-spinner on <div#two> expects an input in it; add it to the markup.",
  },
  {
    html: `<div id="three" data-island="add-to-cart"><b>Three</b></div>`,
    message: "add-to-cart on <div#three> expects a <form>, as its element or in it; add it to the markup.",
  },
  {
    html: `<form id="four" data-island="add-to-cart"><input type="hidden" name="Product"><b>Three</b></form>`,
    message:
      "add-to-cart on <form#four> expects a form with a field whose name is ProductVariantId; add it to the markup.",
  },
  {
    html: `<div id="five" data-island="gallery"><b>Three</b></div>`,
    message: "gallery on <div#five> expects a list in it, with an <img> in each item; add it to the markup.",
  },
];

test("ERR-06 QTY-01 wrong attributes, incomplete markup and unknown names warn once; the rest works", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/^console warning: \[atoll\] quantity on/);
  const all = [...wrong.map(({ attribute }) => attribute), 'data-min="" data-max="" data-step="" data-sold-by=""'];
  const html = all.map((attributes, index) =>
    quantityHtml(`id="box${index}" class="field" ${attributes}`, "3").replaceAll('"q"', `"q${index}"`),
  );
  await serveLab(control, { wrong: { page: `<h1>Lab</h1>${html.join("")}` } });
  await visit("/lab/wrong");
  await expect(page.locator(".field[data-island-state=live]")).toHaveCount(all.length);
  await test.step("each of these quantities can be increased", async () => {
    const quantities = await page.locator(".field").evaluateAll((fields) =>
      fields.map((field) => {
        field.querySelector<HTMLElement>(".atoll-step-button:last-of-type")!.click();
        return field.querySelector("input")!.value;
      }),
    );
    expect(quantities).toEqual(all.map(() => "4"));
  });
  expect((await logged(page)).sort()).toEqual(
    wrong.map(({ message }, index) => `[atoll] ${message.replace("#box", `#box${index}`)}`).sort(),
  );
  guard.allowConsole(/data-island on <p#odd> expects an island, got "quantiti"/);
  guard.allowConsole(/got "constructor"/);
  for (const { message } of broken) guard.allowConsole(new RegExp(`failed \\(config\\).*${escapeRegExp(message)}`));
  const unknown = '<p id="odd" data-island="quantiti">Two</p><p data-island="constructor">Three</p>';
  await serveLab(control, {
    broken: { page: `<h1>Lab</h1>${broken.map(({ html }) => html).join("")}${unknown}<form>${quantityHtml()}</form>` },
  });
  await walk(page, "/lab/broken");
  const hosts = page.locator("#one, #two, #three, #four, #five");
  await expect(hosts.and(page.locator("[data-island-state=failed]"))).toHaveCount(broken.length);
  await expect(hosts).toHaveText(broken.map(() => "Three"));
  await live(page.locator("form [data-island=quantity]"));
  await expect(page.locator("#odd")).toHaveText("Two");
  await page.getByRole("button", { name: "Increase" }).click();
  await expect(page.getByRole("textbox")).toHaveValue("2");
  expect(await logged(page)).toHaveLength(wrong.length + broken.length + 2);
});

test("ERR-06 unparsable or mistyped settings warn once, and defaults apply @all", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await test.step("settings that do not parse", async () => {
    guard.allowConsole(/page settings .*are not JSON; the defaults are used/);
    const html = `<!doctype html><html lang="en"><head><title>Lab</title><link rel="icon" href="data:,"><script
      type="application/json" data-atoll-settings>{ "culture": "en", }</script>
  <link rel="stylesheet" href="/atoll/atoll.css"><script src="/atoll/atoll.js" nonce="{{nonce}}"
    defer></script></head><body><main id="page"><h1>Lab</h1>${quantityHtml()}</main></body></html>`;
    await control.page("/lab/settings", html);
    await visit("/lab/settings");
    await page.getByRole("button", { name: "Increase" }).click();
    await expect(page.getByRole("textbox")).toHaveValue("2");
    expect(await logged(page)).toHaveLength(1);
  });
  await test.step("a setting of the wrong type is named with its path, and only it is replaced", async () => {
    guard.allowConsole(/page settings\.consent\.stamp expects a string, got a number; "" is used/);
    await serveLab(control, {
      settings: { settings: { culture: "fr", consent: { stamp: 7 } }, page: `<h1>Lab</h1>${quantityHtml()}` },
    });
    await visit("/lab/settings");
    await page.getByRole("button", { name: "Augmenter" }).click();
    await expect(page.getByRole("textbox")).toHaveValue("2");
    expect(await logged(page)).toHaveLength(1);
  });
});

test("ERR-05 an island whose code fails to load keeps its content, logs the error and blocks nothing", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/404/);
  guard.allowConsole(
    /island quantity on <div\.quantity> failed \(load\); the page's own content stays\. chunk load failed: island, http.*quantity/,
  );
  await page.route("**/atoll/islands/quantity*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await visit(products.diary.path);
  const { form, quantity, add } = orderForm(page);
  await quantity.fill("2");
  await expect(form.locator("[data-island=quantity]")).toHaveAttribute("data-island-state", "failed");
  await expect(quantity).toHaveValue("2");
  await expect(quantity).toBeFocused();
  await live(form);
  await add.click();
  await expect(dialog(page)).toContainText("Quantity: 2");
  expect((await logged(page)).filter((line) => line.includes("failed (load)"))).toHaveLength(1);
  expect((await control.log()).filter(({ path }) => path.endsWith("/addtocart"))).toHaveLength(1);
});

test("ERR-05 an island mounts on a second try; without the dialog's code an order still works once @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/404/);
  const requestsFinished = trackRequests(page);
  // The second try has another address.
  await page.route("**/atoll/islands/quantity*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await visit(products.diary.path);
  await orderForm(page).ready();
  await test.step("if the dialog's code fails to load, the order is still placed, once", async () => {
    guard.allowConsole(/the confirmation could not be shown/);
    await live(page.locator(".cart-widget"));
    await islandsStarted(page);
    await requestsFinished();
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    await page.route(
      (url) => url.pathname.startsWith("/atoll/") && !loaded.includes(url.href),
      (route) => route.fulfill({ status: 404, body: "" }),
    );
    await orderForm(page).add.click();
    await expect(page.locator("[data-cart-count]")).toHaveText("1");
    await expect(orderForm(page).form).not.toHaveAttribute("aria-busy");
    // The visitor still gets some confirmation of the order.
    await expect(page.locator("[aria-live]", { hasText: products.diary.name })).toHaveCount(1);
    expect((await control.log()).filter(({ path }) => path.endsWith("/addtocart"))).toHaveLength(1);
  });
});

test(
  "ERR-06 an island that throws leaves its content, the other islands and navigation working",
  { tag: "@both" },
  async ({ page, visit, control, guard }) => {
    guard.allowConsole(
      /island quantity on <div> failed \(render\); the page's own content stays\. Error: thrown on purpose/,
    );
    // The first browser call of a quantity's view throws; the second quantity on the page works.
    const head = inlineScript(`
    const plain = Element.prototype.before;
    let thrown = false;
    Element.prototype.before = function (...given) {
      if (thrown) return plain.apply(this, given);
      thrown = true;
      throw new Error("thrown on purpose");
    };
    addEventListener("island:error", ({ detail: { name, phase } }) => (window.failure = { name, phase }));`);
    const second = `<div data-island="quantity"><label for="r">Second</label> <input id="r" name="r" value="1"></div>`;
    await serveLab(control, {
      throws: {
        head,
        before: menu("throws", "next"),
        page: `<h1>Throws</h1>${quantityHtml("", "3", "First")}${second}${orderHtml("")}`,
      },
      next: { before: menu("throws", "next"), page: "<h1>Next</h1>" },
    });
    await visit("/lab/throws");
    await expect(page.locator("[data-island=quantity]").first()).toHaveAttribute("data-island-state", "failed");
    expect(await page.evaluate(() => (window as any).failure)).toEqual({ name: "quantity", phase: "render" });
    await expect(page.getByLabel("First")).toHaveValue("3");
    await expect(page.locator("[data-island=quantity]").first().locator("button")).toHaveCount(0);
    await live(page.locator("[data-island=quantity]").last());
    await live(page.locator("[data-island=add-to-cart]"));
    await page.getByRole("button", { name: "Increase" }).click();
    await expect(page.getByLabel("Second", { exact: true })).toHaveValue("2");
    await page.getByRole("link", { name: "next" }).click();
    await expect(heading(page)).toHaveText("Next");
  },
);
