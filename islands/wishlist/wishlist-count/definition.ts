import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-count",
  doc: "How many products the visitor wishes for, live. The server is asked once, and after each change. Only for visitors who are signed in: for others the page leaves `data-island` out.",
  requirements: ["WSH-09"],
  config: {},
  parts: {
    "data-wishlist-count": field.flag({ doc: "On an element in it: holds the live number." }),
    "data-wishlist-products": field.flag({
      doc: "On an element in it: holds the same in words, such as for screen readers.",
    }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<a data-island="wishlist-count" href="/en/catalog/wishlist/list">Wishlists <span data-wishlist-count aria-hidden="true">3</span> <span class="visually-hidden" data-wishlist-products>3 products on your lists</span></a>`,
  ],
});
