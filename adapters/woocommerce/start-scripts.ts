import { runAgain } from "./run-again.ts";

declare const jQuery: any, wc_single_product_params: any;

export const all = (root: ParentNode, selector: string): any[] => [...root.querySelectorAll(selector)];

/** Starts scripts of WooCommerce for the new content in `target`. `loaded` has those of earlier pages, as plugins of jQuery. */
export function startScripts(target: Element, loaded: any): void {
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
}
