import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "cart-widget",
  doc:
    "Shows a live count on the cart link of the header, and the cart's lines on hover or focus, or in a drawer. A removed line is " +
    "subtracted from the count at once. The island reads the count from the server after each change.",
  requirements: ["CRT-05", "CRT-08"],
  config: {
    panel: field.choice(["hover", "drawer"], {
      default: "hover",
      doc:
        "Where the lines of the cart appear: below the link on hover or focus, or in a dialog at the side of the " +
        "window on click. Without its code, and on the page of the cart, the link leads to the cart.",
    }),
  },
  parts: {
    "data-cart-count": field.flag({ doc: "On an element in it: shows the current number of lines." }),
    "data-cart-lines": field.flag({
      doc: "On an element in it: shows that number in words, such as for screen readers.",
    }),
  },
  common: true,
  when: "idle",
  fallback: "adopt",
  events: { "cart:changed": "on the document, when another tab changed the cart" },
  examples: [
    `<div data-island="cart-widget"><a href="/en/shoppingcarts">Cart (<span data-cart-count>0</span>)</a></div>`,
    `<div data-island="cart-widget" data-panel="drawer"><a href="/en/shoppingcarts">Cart
  (<span data-cart-count>0</span>)</a></div>`,
  ],
});
