// OpenCart 4 with its default theme: gives forms to the islands, keeps the cart of the header up to date, and binds on
// each page what the theme binds on the first one.
import { type Display, listOrGrid } from "../shared/adapters/list-or-grid.ts";
import { followCart } from "../shared/adapters/theme-cart.ts";
import { visitChoices } from "../shared/adapters/visit-choices.ts";

declare const jQuery: any, atoll: any;

jQuery(($: any) => {
  /** The address of a route. Forms have the language of the page in theirs. */
  const addressOf = (route: string): string =>
    ($("form[action*='route=']").attr("action") ?? "index.php?route=").replace(/route=[^&]*/, `route=${route}`);
  const setCartUrl = (): void => {
    const { settings } = atoll;
    settings.cartUrl = settings.cartUrl.replace("{app}/index.php?route=checkout/cart", addressOf("checkout/cart"));
  };
  /** The scripts of the theme would send the forms, too. Where Atoll does not run, they go on to send them. */
  const giveForms = (): void => {
    $("#form-product[data-island]").off("submit");
    $("#shopping-cart:has([data-cart-line])").off("submit click");
    $("#cart").off("submit");
    $("form[data-oc-toggle]").filter("[data-island=coupon] *").removeAttr("data-oc-toggle");
  };
  const prepare = (): void => {
    giveForms();
    setCartUrl();
  };
  prepare();
  document.addEventListener("page:loaded", prepare);
  const columns = { list: "product-list", grid: "row-cols-sm-2 row-cols-md-2 row-cols-lg-3" };
  const arrange = (display: Display): void => $("#product-list").attr("class", `row row-cols-1 ${columns[display]}`);
  listOrGrid($, (display) => `button-${display}`, arrange);
  visitChoices("#input-sort, #input-limit");
  const changes = /\/(cart|checkout\/reward|checkout\/shipping)\.(add|edit|remove|save)/;
  followCart($, changes, () => $("#cart").load(addressOf("common/cart.info")));
});
