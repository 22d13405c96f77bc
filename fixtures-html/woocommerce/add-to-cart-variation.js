// The script of forms with variations, which themes load beside the others.
jQuery(function ($) {
  $.fn.wc_variation_form = function () {
    const form = this;
    const chosen = () => [...form.find("select")].map(({ value }) => value);
    const fits = (value, index) => (value ?? chosen()[index]) === chosen()[index];
    const find = () =>
      chosen().every(Boolean) && form.data("product_variations").find(({ values }) => values.every(fits));
    form.on("change", "select", () => {
      const variation = find();
      form.find(".variation_id").val(variation?.id ?? 0);
      form.find(".qty").attr("max", variation?.max ?? "");
      form.find(".single_variation").html(variation?.html ?? "");
      if (variation) form.find(".single_variation").trigger("show_variation");
    });
    form.on("click", ".single_add_to_cart_button", (event) => {
      const variation = find();
      if (variation?.isInStock) return;
      event.preventDefault();
      alert(
        variation
          ? "Sorry, this product is unavailable. Please choose a different combination."
          : "Please select some product options before adding this product to your cart.",
      );
    });
  };
  $(".variations_form").each(function () {
    $(this).wc_variation_form();
  });
});
