// OpenCart 4 with its default theme: gives forms to the islands, keeps the cart of the header up to date, and binds on
// each page what the theme binds on the first one.
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
  const showProducts = (display: string): void => {
    const isList = display === "list";
    const columns = isList ? "product-list" : "row-cols-sm-2 row-cols-md-2 row-cols-lg-3";
    $("#product-list").attr("class", `row row-cols-1 ${columns}`);
    $("#button-list").toggleClass("active", isList);
    $("#button-grid").toggleClass("active", !isList);
    localStorage.setItem("display", display);
  };
  giveForms();
  document.addEventListener("page:loaded", () => {
    giveForms();
    showProducts(localStorage.getItem("display") ?? "grid");
  });
  const chosen = ({ currentTarget }: any): string => currentTarget.id.replace("button-", "");
  $(document).on("click", "#button-list, #button-grid", (event: any) => showProducts(chosen(event)));
  visitChoices("#input-sort, #input-limit");
  followCart($, /\/(cart|checkout\/reward|checkout\/shipping)\.(add|edit|remove|save)/, () => {
    // A link of the header has the language of the page.
    const address = $("#top a[href*='route=']").attr("href") ?? "index.php?route=";
    $("#cart").load(address.replace(/route=[^&]*/, "route=common/cart.info"));
  });
});
