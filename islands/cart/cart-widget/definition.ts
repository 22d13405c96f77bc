import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "cart-widget",
  doc: "The cart link of the header: a live count, which follows what is taken out at once and asks the server after each change, and the lines of the cart on hover or focus.",
  requirements: ["CRT-05", "CRT-08"],
  config: {},
  parts: {
    "data-cart-count": field.flag({ doc: "On an element in it: holds the live number of lines." }),
    "data-cart-lines": field.flag({ doc: "On an element in it: holds the same in words, such as for screen readers." }),
  },
  common: true,
  when: "idle",
  fallback: "adopt",
  events: { "cart:changed": "on the document, when another tab changed the cart" },
  examples: [
    `<div data-island="cart-widget"><a href="/en/shoppingcarts">Cart (<span data-cart-count>0</span>)</a></div>`,
  ],
});
