import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-link",
  doc:
    "A link to the page on which a product is put on a list, such as a wishlist or a birth list; with data-modal that opens in a dialog. It follows the version that is chosen beside it, in the nearest `data-product` around it, " +
    "also while that is being looked up; and by itself, 200 ms after its page is shown, where the address has the parameter that it names. That is then taken out of the address.",
  requirements: ["WSH-02", "WSH-03", "WSH-10"],
  config: {
    openParameter: field.text({
      default: "",
      doc: "Parameter of the page's address with which the link is followed by itself, such as `openWishlist` or `openBirthlist`; without it that never happens.",
    }),
  },
  needs: { ":is(a, :has(a[href]))": "to be a link, or to hold one" },
  when: "load",
  fallback: "adopt",
  examples: [
    `<a data-island="wishlist-link" data-open-parameter="openWishlist" data-modal data-product-link rel="nofollow" href="/en/catalog/wishlist/popup?productVariantId=v4011">Add to wishlist</a>`,
    `<a data-island="wishlist-link" data-open-parameter="openBirthlist" data-modal data-product-link rel="nofollow" href="/en/catalog/wishlist/popup?productVariantId=v4011&amp;type=birthlist">Add to birth list</a>`,
  ],
});
