// A page that comes slowly is painted as it comes: the guard of shifts judges what that looks like.
import { expect, test } from "../guard/test.ts";
import { hasChosen, heading } from "./visitor.ts";

test("of a page that comes piece by piece nothing moves once it was painted", async ({ page, control, visit }) => {
  await hasChosen(page);
  const pauseBefore = ['<form class="site-search"', '<div class="help', "<nav", '<div class="account', '<div class="cart-widget', '<nav class="menu', "<main", "<footer", "</body>"];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await control.answer({ path: "/en/contact", pauseBefore });
    await visit("/en/contact");
    await expect(heading(page)).toHaveText("Write to us");
  }
});
