import { scanAgain } from "../../shared/adapters/hand-over.ts";

/** Tells the scripts of the shop and the islands of each other's changes of the cart. `body` is the body, in jQuery. */
export function shareCart(body: any): void {
  document.addEventListener("cart:changed", () => {
    if (isReporting) return;
    body.trigger("wc_fragment_refresh");
    // The mini cart of themes of blocks.
    document.body.dispatchEvent(new CustomEvent("wc-blocks_added_to_cart", { bubbles: true }));
  });
  body.on("added_to_cart removed_from_cart", () => report());
  // Another tab, whose scripts have stored the state of its cart.
  addEventListener("storage", ({ key }) => key?.startsWith("wc_cart_hash") && report());
  // The script of the cart page has replaced parts of that page.
  body.on("updated_wc_div updated_cart_totals", () => {
    scanAgain();
    report(true);
  });
  // A variation has other limits, which the quantity island reads when the field changes.
  body.on("show_variation", ".variations_form", ({ currentTarget }: any) =>
    currentTarget.querySelector(".qty")?.dispatchEvent(new Event("input", { bubbles: true })),
  );
  // The script of the cart page listens on the document. A click or submit that an island has handled ends here.
  for (const type of ["click", "submit"])
    document.body.addEventListener(type, (event) => {
      if (event.defaultPrevented && (event.target as Element).closest(".woocommerce-cart-form"))
        event.stopPropagation();
    });
}

/** True while the islands hear of a change by the shop's scripts, which know it. */
let isReporting = false;

/** @param renews the page shows the new cart already */
function report(renews?: true): void {
  isReporting = true;
  document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false, renews } }));
  isReporting = false;
}
