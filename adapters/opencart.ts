// OpenCart 4 with its default theme: gives forms to the islands, keeps the cart of the header up to date, and binds on
// each page what the theme binds on the first one.
import { type Display, listOrGrid } from "../shared/adapters/list-or-grid.ts";
import { followCart } from "../shared/adapters/theme-cart.ts";
import { visitChoices } from "../shared/adapters/visit-choices.ts";

declare const jQuery: any;

jQuery(($: any) => {
  /** The scripts of the theme would send the forms, too. Where Atoll does not run, they go on to send them. */
  const giveForms = (): void => {
    $("#form-product[data-island]").off("submit");
    $("#shopping-cart:has([data-cart-line])").off("submit click");
    $("#cart").off("submit");
    $("form[data-oc-toggle]").filter("[data-island=coupon] *").removeAttr("data-oc-toggle");
  };
  giveForms();
  document.addEventListener("page:loaded", giveForms);
  const columns = { list: "product-list", grid: "row-cols-sm-2 row-cols-md-2 row-cols-lg-3" };
  const arrange = (display: Display): void => $("#product-list").attr("class", `row row-cols-1 ${columns[display]}`);
  listOrGrid($, (display) => `button-${display}`, arrange);
  visitChoices("#input-sort, #input-limit");
  followCart($, /\/(cart|checkout\/reward|checkout\/shipping)\.(add|edit|remove|save)/, () => {
    // A link of the header has the language of the page.
    const address = $("#top a[href*='route=']").attr("href") ?? "index.php?route=";
    $("#cart").load(address.replace(/route=[^&]*/, "route=common/cart.info"));
  });
});
