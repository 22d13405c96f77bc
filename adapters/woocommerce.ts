// WooCommerce's scripts start the gallery, the tabs and the variations of the page that they come with. This adapter
// starts them on each product that is shown in place.
declare const jQuery: any, wc_single_product_params: any;

/** The scripts that came with an earlier page; one that comes with the new page starts by itself. */
let loaded: { gallery?: unknown; variations?: unknown } = {};

document.addEventListener("page:swap", () => {
  loaded = { gallery: jQuery.fn.wc_product_gallery, variations: jQuery.fn.wc_variation_form };
});

document.addEventListener("page:loaded", ({ detail: { kept, target } }: CustomEventInit) => {
  if (kept) return;
  const page = jQuery(target);
  if (loaded.gallery) {
    page.find(".wc-tabs-wrapper, .woocommerce-tabs, #rating").trigger("init");
    for (const gallery of page.find(".woocommerce-product-gallery"))
      jQuery(gallery).wc_product_gallery(wc_single_product_params);
  }
  if (loaded.variations) for (const form of page.find(".variations_form")) jQuery(form).wc_variation_form();
});
