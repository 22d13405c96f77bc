var bound = {};
document.addEventListener("page:swap", function () {
  bound = { gallery: jQuery.fn.wc_product_gallery, variations: jQuery.fn.wc_variation_form };
});
document.addEventListener("page:loaded", function (event) {
  if (event.detail.kept) return;
  var page = jQuery(event.detail.target);
  if (bound.gallery) page.find(".wc-tabs-wrapper, .woocommerce-tabs, #rating").trigger("init");
  if (bound.gallery)
    page.find(".woocommerce-product-gallery").each(function () {
      jQuery(this).wc_product_gallery(wc_single_product_params);
    });
  if (bound.variations)
    page.find(".variations_form").each(function () {
      jQuery(this).wc_variation_form();
    });
});
