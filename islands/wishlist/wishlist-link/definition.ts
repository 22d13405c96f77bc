import { defineIsland } from "../../../shared/island/define.ts";
import { field } from "../../../shared/island/field.ts";

export default defineIsland({
  name: "wishlist-link",
  doc:
    "A link to the page that adds a product to a wishlist or a birth list. " +
    "With data-modal the page opens in a dialog. " +
    "The link uses the variant chosen in the nearest `data-product` around it, and waits for a pending lookup. " +
    "If the page's address has the parameter `data-open-parameter`, the link opens by itself 200 ms after the page " +
    "is shown. The parameter is then removed from the address.",
  requirements: ["WSH-02", "WSH-03", "WSH-10"],
  config: {
    openParameter: field.text({
      default: "",
      doc:
        "Parameter of the page's address that opens the link by itself, such as `openWishlist` or `openBirthlist`. " +
        "Without it the link never opens by itself.",
    }),
  },
  needs: {
    ":is(a[href], :has(a[href]))": "a link, as its element or in it",
  },
  when: "load",
  fallback: "adopt",
  examples: [
    `<a data-island="wishlist-link" data-open-parameter="openWishlist" data-modal data-product-link rel="nofollow"
  href="/en/catalog/wishlist/popup?productVariantId=v4011">Add to wishlist</a>`,
    `<a data-island="wishlist-link" data-open-parameter="openBirthlist" data-modal data-product-link rel="nofollow"
  href="/en/catalog/wishlist/popup?productVariantId=v4011&amp;type=birthlist">Add to birth list</a>`,
  ],
});
