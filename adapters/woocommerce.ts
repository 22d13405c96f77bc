// WooCommerce's scripts bind to the elements of the page that they come with. This adapter starts them on each page that
// is shown in place.
import { addOnce } from "./woocommerce/add-once.ts";
import { leaveBlocks } from "./woocommerce/blocks.ts";
import { shareCart } from "./woocommerce/cart.ts";
import { keepMiniCart, makePlaces } from "./woocommerce/page-parts.ts";
import { sortInPlace } from "./woocommerce/sorting.ts";
import { all, startScripts } from "./woocommerce/start-scripts.ts";

declare const jQuery: any;

/** The scripts of earlier pages; one that comes with the new page starts by itself. */
let loaded: any = {};
document.addEventListener("page:swap", ({ detail }: CustomEventInit) => {
  // Themes of blocks have pages without jQuery.
  loaded = { ...("jQuery" in window && jQuery.fn), lists: all(document, "script[id*=dropdown][id$=-js-after]") };
  if (!detail.document) return;
  makePlaces(detail.document);
  keepMiniCart(detail.document);
});

document.addEventListener("page:loaded", ({ detail: { kept, target } }: CustomEventInit) => {
  // Storefront: the menu that is open on a phone.
  document.querySelector<HTMLElement>("#site-navigation.toggled .menu-toggle")?.click();
  if (!kept && loaded.jquery) startScripts(target, loaded);
});

if ("jQuery" in window) {
  shareCart(jQuery(document.body));
  addOnce(jQuery);
}
sortInPlace();
leaveBlocks();
