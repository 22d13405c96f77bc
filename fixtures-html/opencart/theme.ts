/** The scripts of the stand-in's theme, over jQuery as in the default themes. They know nothing of Atoll. */

/**
 * The theme of OpenCart 4 sends forms with `data-oc-toggle`, and binds the buttons of a list once. The plugin that its
 * orders need for the pressed button comes when the document is ready.
 */
const common4 = `
$(function () {
  $.fn.button = function (state) { return this.prop("disabled", state === "loading"); };
});
function send(button, url, data, done) {
  $.ajax({
    url: url, type: "post", data: data, dataType: "json", success: done,
    beforeSend: function () { $(button).button("loading"); },
    complete: function () { $(button).button("reset"); }
  });
}
$(document).on("submit", "form", function (event) {
  if ($(this).attr("data-oc-toggle") !== "ajax") return;
  event.preventDefault();
  const form = $(this);
  const button = event.originalEvent.submitter;
  send(button, $(button).attr("formaction") || form.attr("action"), form.serialize(), function (json) {
    if (json.redirect) location = json.redirect;
    $("#alert").html(json.success || json.error);
    if (json.success) $(form.attr("data-oc-target")).load(form.attr("data-oc-load"));
  });
});
$("html").on("click", ".modal-link", function (event) {
  event.preventDefault();
  $("#modal-information").remove();
  $.get(this.href, function (html) {
    $("body").append(html);
    $("#modal-information").modal("show");
  });
});
$(function () {
  $("#button-list").on("click", function () { $("#product-list").attr("class", "row row-cols-1 product-list"); });
  $("#product-list").attr("class", "row row-cols-1 row-cols-sm-2 row-cols-md-2 row-cols-lg-3");
});`;

/** The theme of OpenCart 3 has functions that its buttons call, and binds the buttons of a list once. */
const common3 = `
function loadCart() { $("#cart").load("index.php?route=common/cart/info #cart > *"); }
var cart = {
  add: function (id, quantity) {
    $.post("index.php?route=checkout/cart/add", { product_id: id, quantity: quantity }, loadCart, "json");
  },
  remove: function (key) {
    $.post("index.php?route=checkout/cart/remove", { key: key }, function () {
      if (/route=checkout.cart/.test(location)) location = "index.php?route=checkout/cart";
      else loadCart();
    }, "json");
  }
};
$(document).on("click", ".agree", function (event) {
  event.preventDefault();
  $("#modal-agree").remove();
  $.get(this.href, function (text) {
    $("body").append("<div id='modal-agree' class='modal'><div class='modal-dialog'>" + text + "</div></div>");
    $("#modal-agree").modal("show");
  });
});
$(function () {
  $("#list-view").on("click", function () { $(".product-layout").attr("class", "product-layout product-list col-xs-12"); });
});`;

export const commonScript = (version: 3 | 4): string => (version === 4 ? common4 : common3);

/** In the page of a product: sends its form, or in version 3 the fields in `#product`, and shows errors at them. */
export const productScript = (version: 3 | 4): string =>
  version === 4
    ? `$("#form-product").on("submit", function (event) {
  event.preventDefault();
  send("#button-cart", "index.php?route=checkout/cart.add&language=en-gb", $(this).serialize(), function (json) {
    for (const key in json.error) $("#error-" + key.replaceAll("_", "-")).html(json.error[key]);
    if (json.success) $("#alert").html(json.success);
    if (json.success) $("#cart").load("index.php?route=common/cart.info&language=en-gb");
  });
});`
    : `$("#button-cart").on("click", function () {
  $.post("index.php?route=checkout/cart/add", $("#product :input").serialize(), function (json) {
    if (json.success) $(".breadcrumb").after("<div class='alert'>" + json.success + "</div>");
    if (json.success) loadCart();
  }, "json");
});`;

/** In the page of the cart. In version 3 the form is a plain one, and the coupon has none. */
export const cartScript = (version: 3 | 4): string =>
  version === 4
    ? `$("#shopping-cart").on("submit", "#output-cart form", function (event) {
  event.preventDefault();
  const button = event.originalEvent.submitter;
  send(button, $(button).attr("formaction"), $(this).serialize(), loadList);
});
$("#shopping-cart").on("click", ".btn-danger", function (event) {
  event.preventDefault();
  $.getJSON($(this).attr("href"), loadList);
});
$("#cart").on("submit", "form", function () { setTimeout(loadList, 100); });
function loadList() { $("#shopping-cart").load("index.php?route=checkout/cart.list&language=en-gb", loadCart); }
function loadCart() { $("#cart").load("index.php?route=common/cart.info&language=en-gb"); }`
    : `$("#button-coupon").on("click", function () {
  $.post("index.php?route=extension/total/coupon/coupon", { coupon: $("[name=coupon]").val() }, function (json) {
    if (json.redirect) location = json.redirect;
  }, "json");
});`;
