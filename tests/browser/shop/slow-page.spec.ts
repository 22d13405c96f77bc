// The browser paints a slow page in parts, and nothing that is seen moves.
import { expect, test } from "../guard/test.ts";
import { movesOf, PendingRequests, recordMoves } from "./held-page.ts";
import { order } from "./visits.ts";
import { setConsentCookie, heading } from "./visitor.ts";

test.use({ pictures: true });

const header = [
  '<form class="site-search"',
  '<div class="help',
  "<nav",
  '<div class="account',
  '<div class="cart-widget',
  '<nav class="menu',
  "<main",
];
const slow = [
  { path: "/en/contact", title: "Contact us", pauseBefore: [...header, "<footer", "</body>"] },
  {
    path: "/en/shoppingcarts",
    title: "Your cart",
    pauseBefore: ['<div class="cart-actions', '<section class="cart-summary', "<footer"],
  },
  {
    path: "/en/checkout",
    title: "Checkout",
    pauseBefore: [
      '<section class="checkout-step" aria-labelledby="step-shipping',
      '<fieldset class="methods payments',
      '<section class="cart-summary',
      "<footer",
    ],
  },
];

test("a page that arrives in pieces causes no layout shift @all", async ({ page, control, visit }) => {
  await setConsentCookie(page);
  await page.addInitScript(recordMoves);
  const pending = new PendingRequests(page);
  for (const variant of ["v4441", "v2801", "v3071"]) await order(page, variant);
  for (const { path, title, pauseBefore } of slow) {
    for (const width of [360, 1280]) {
      await test.step(`${path}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 720 });
        await control.answer({ path, pauseBefore });
        await visit(path);
        await expect(heading(page)).toHaveText(title);
        expect(await movesOf(page, pending)).toEqual([]);
      });
    }
  }
});
