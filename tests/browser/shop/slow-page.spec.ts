// A page that comes slowly is painted as it comes: the guard of shifts judges what that looks like.
import { expect, test } from "../guard/test.ts";
import { order } from "./states.ts";
import { hasChosen, heading } from "./visitor.ts";

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
  { path: "/en/contact", title: "Write to us", pauseBefore: [...header, "<footer", "</body>"] },
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
      '<section class="checkout-step" aria-labelledby="step-payment',
      '<section class="cart-summary',
      "<footer",
    ],
  },
];

test("of a page that comes piece by piece nothing moves once it was painted", async ({ page, control, visit }) => {
  await hasChosen(page);
  for (const variant of ["v4441", "v2801", "v3071"]) await order(page, variant);
  for (const { path, title, pauseBefore } of slow) {
    for (const width of [360, 1280]) {
      await test.step(`${path}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 720 });
        await control.answer({ path, pauseBefore });
        await visit(path);
        await expect(heading(page)).toHaveText(title);
      });
    }
  }
});
