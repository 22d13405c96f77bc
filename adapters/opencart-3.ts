// OpenCart 3 with its default theme: adds the forms that islands need, keeps the cart of the header up to date, and binds
// on each page what the theme binds on the first one.
import { handOver, live, scanAgain } from "../shared/adapters/hand-over.ts";
import { type Display, listOrGrid } from "../shared/adapters/list-or-grid.ts";
import { followCart } from "../shared/adapters/theme-cart.ts";
import { visitChoices } from "../shared/adapters/visit-choices.ts";

declare const jQuery: any;

const columns = ["col-lg-3 col-md-3 col-sm-6", "col-lg-4 col-md-4 col-sm-6", "col-lg-6 col-md-6 col-sm-12"];

jQuery(($: any) => {
  const addForms = (page: Document): void => {
    $("#product[data-island], [data-island=coupon]", page).not(":has(form)").wrapInner("<form method='post'>");
    $("#product #button-cart, [data-island=coupon] [type=button], [data-line-remove]", page).attr("type", "submit");
  };
  const buttons = "#product[data-island] #button-cart, [data-island=coupon] [type=submit], [data-line-remove]";
  /** The scripts of the theme act on buttons until their island is live. Then only the form is sent. */
  const giveButton = ({ target }: Event): boolean => {
    const button = $(target).closest(buttons);
    if (button.closest(live).length) button.off("click").removeAttr("onclick").data("given", true);
    return button.length && !button.data("given");
  };
  /** The columns of a grid depend on those at the sides. */
  const arrange = (display: Display): void => {
    const grid = `product-grid ${columns[$("#column-left, #column-right").length]}`;
    $("#content .product-layout").attr(
      "class",
      `product-layout ${display === "list" ? "product-list" : grid} col-xs-12`,
    );
  };
  addForms(document);
  scanAgain();
  handOver(giveButton);
  document.addEventListener("page:swap", ({ detail }: CustomEventInit) => detail.document && addForms(detail.document));
  listOrGrid($, (display) => `${display}-view`, arrange);
  visitChoices("#input-sort, #input-limit");
  followCart($, /\/cart\/(add|edit|remove)/, () => "index.php?route=common/cart/info #cart > *");
});
