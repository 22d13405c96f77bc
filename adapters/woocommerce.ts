// WooCommerce's scripts bind to the elements of the page that they come with. This adapter starts them on each page that
// is shown in place.
import { leaveBlocks } from "./woocommerce/block-links.ts";
import { shareCart } from "./woocommerce/cart.ts";
import { makePlaces } from "./woocommerce/page-parts.ts";
import { runAgain } from "./woocommerce/run-again.ts";
import { sortInPlace } from "./woocommerce/sorting.ts";

declare const jQuery: any, wc_single_product_params: any;

const all = (root: ParentNode, selector: string): any[] => [...root.querySelectorAll(selector)];

/** The scripts of earlier pages; one that comes with the new page starts by itself. */
let loaded: any = {};
document.addEventListener("page:swap", ({ detail }: CustomEventInit) => {
  // Themes of blocks have pages without jQuery.
  loaded = { ...("jQuery" in window && jQuery.fn), lists: all(document, "script[id*=dropdown][id$=-js-after]") };
  if (detail.document) makePlaces(detail.document);
});

document.addEventListener("page:loaded", ({ detail: { kept, target } }: CustomEventInit) => {
  // Storefront: the menu that is open on a phone.
  document.querySelector<HTMLElement>("#site-navigation.toggled .menu-toggle")?.click();
  if (kept || !loaded.jquery) return;
  const page = jQuery(target);
  if (loaded.wc_product_gallery) {
    page.find(".wc-tabs-wrapper, .woocommerce-tabs, #rating").trigger("init");
    for (const gallery of all(target, ".woocommerce-product-gallery"))
      jQuery(gallery).wc_product_gallery(wc_single_product_params);
  }
  if (loaded.wc_variation_form) for (const form of all(target, ".variations_form")) jQuery(form).wc_variation_form();
  page.find("select.country_to_state").trigger("refresh");
  jQuery(document.body).trigger("init_price_filter");
  // Inline scripts after the page section bind the lists among the filters.
  for (const script of loaded.lists) runAgain(script);
});

if ("jQuery" in window) shareCart(jQuery(document.body));
sortInPlace();
leaveBlocks();
