import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-count",
  doc:
    "Shows the number of products on the visitor's wishlists. " +
    "The number is requested once, and after each change. " +
    "For signed-in visitors only: for others the page leaves `data-island` out.",
  requirements: ["WSH-09"],
  config: {},
  needs: {
    ":has([data-wishlist-count], [data-wishlist-products])":
      "an element with `data-wishlist-count` or `data-wishlist-products` in it",
  },
  parts: {
    "data-wishlist-count": field.flag({ doc: "On an element in the island: shows the number." }),
    "data-wishlist-products": field.flag({
      doc: "On an element in the island: shows the number as a text, such as for screen readers.",
    }),
  },
  when: "idle",
  fallback: "adopt",
  examples: [
    `<a data-island="wishlist-count" href="/en/catalog/wishlist/list">Wishlists
  <span data-wishlist-count aria-hidden="true">3</span>
  <span class="atoll-visually-hidden" data-wishlist-products>3 products on your lists</span></a>`,
  ],
});
