// The scripts of the stand-in: what scripts of WooCommerce do on its pages, with their events, bound once as theirs are.
jQuery(function ($) {
  const ajax = (endpoint, data) => $.post(`/?wc-ajax=${endpoint}`, data);
  const replace = (fragments) => $.each(fragments, (selector, html) => $(selector).replaceWith(html));

  $(document.body)
    .on("click", ".ajax_add_to_cart", function (event) {
      event.preventDefault();
      const button = $(this).addClass("loading");
      // The class stays after a failure.
      ajax("add_to_cart", { product_id: this.dataset.product_id }).then(({ fragments }) => {
        button.removeClass("loading");
        replace(fragments);
        $(document.body).trigger("added_to_cart", [fragments]);
      });
    })
    .on("wc_fragment_refresh", () => ajax("get_refreshed_fragments").then(({ fragments }) => replace(fragments)))
    // Pages have an empty mini cart, as they may come from a cache.
    .trigger("wc_fragment_refresh");

  // jQuery sends the form without a submit event.
  $(".woocommerce-ordering").on("change", "select.orderby", function () {
    $(this).closest("form").trigger("submit");
  });

  // The cart of blocks.
  $(".wp-block-woocommerce-cart").html(
    '<div class="wc-block-cart"><a href="/sample-page/">Proceed to Checkout</a></div>',
  );

  // The cart page, whose handlers are on the document.
  const showCart = (html) => {
    for (const part of [".woocommerce-cart-form", ".cart-collaterals"]) $(part).replaceWith($(html).find(part));
    $(document.body).trigger("updated_wc_div");
  };
  $(document)
    .on("submit", ".woocommerce-cart-form", function (event) {
      event.preventDefault();
      $.post("/cart/", $(this).serialize()).then(showCart);
    })
    .on("click", ".woocommerce-cart-form .product-remove a", function (event) {
      event.preventDefault();
      $.get(this.href).then(showCart);
    })
    .on("click", ".woocommerce-remove-coupon", function (event) {
      event.preventDefault();
      ajax("remove_coupon", { coupon: this.dataset.coupon }).then(() => $.get("/cart/").then(showCart));
    });
});
