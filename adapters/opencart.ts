// OpenCart 4 with its default theme: gives forms to the islands, keeps the cart of the header up to date, and binds on
// each page what the theme binds on the first one.
import { handOver, live, scanAgain } from "../shared/adapters/hand-over.ts";
import { type Display, listOrGrid } from "../shared/adapters/list-or-grid.ts";
import { followCart } from "../shared/adapters/theme-cart.ts";
import { visitChoices } from "../shared/adapters/visit-choices.ts";

declare const jQuery: any;

jQuery(($: any) => {
  /** The address of a route. Forms have the language of the page in theirs. */
  const addressOf = (route: string): string =>
    ($("form[action*='route=']").attr("action") ?? "index.php?route=").replace(/route=[^&]*/, `route=${route}`);
  const setCartUrl = (): void => {
    const settings: any = window.atoll?.settings;
    if (settings)
      settings.cartUrl = settings.cartUrl.replace("{app}/index.php?route=checkout/cart", addressOf("checkout/cart"));
  };
  /** The scripts of the theme would send the forms, too. */
  const giveForms = (): void => {
    $(`#form-product${live}`).off("submit");
    if ($(`[data-island=cart-lines]${live}`).length) {
      $("#shopping-cart").off("submit click");
      $("#cart").off("submit");
    }
    $(`[data-island=coupon]${live} form`).removeAttr("data-oc-toggle");
    setCartUrl();
  };
  handOver(giveForms);
  document.addEventListener("page:loaded", setCartUrl);
  $(document).on("ajaxSuccess", (_event: any, _answer: any, { url }: any) => url.includes("/cart.list") && scanAgain());
  const columns = { list: "product-list", grid: "row-cols-sm-2 row-cols-md-2 row-cols-lg-3" };
  const arrange = (display: Display): void => $("#product-list").attr("class", `row row-cols-1 ${columns[display]}`);
  listOrGrid($, (display) => `button-${display}`, arrange);
  visitChoices("#input-sort, #input-limit");
  const changes = /\/(cart|checkout\/reward|checkout\/shipping)\.(add|edit|remove|save)/;
  followCart($, changes, () => addressOf("common/cart.info"));
});
