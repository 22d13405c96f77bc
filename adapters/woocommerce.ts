// WooCommerce's scripts bind to the elements of the page that they come with. This adapter starts them on each page that
// is shown in place, and tells these scripts and the islands of each other's changes of the cart.
declare const jQuery: any, wc_single_product_params: any, atoll: any;

const all = (root: ParentNode, selector: string): any[] => [...root.querySelectorAll(selector)];

/** The scripts of earlier pages; one that comes with the new page starts by itself. */
let loaded: any = {};
document.addEventListener("page:swap", ({ detail }: CustomEventInit) => {
  loaded = { ...jQuery.fn, lists: all(document, "script[id*=dropdown][id$=-js-after]") };
  for (const part of detail.document ? all(detail.document, "[data-page-part]") : []) makePlace(part);
});

/** Makes a place for a page part that the first page lacks, such as the breadcrumb on the home page. */
function makePlace({ dataset: { pagePart }, nextElementSibling: next, previousElementSibling: previous }: HTMLElement) {
  if (document.querySelector(`[data-page-part="${pagePart}"]`)) return;
  const place = document.createElement("template");
  place.dataset["pagePart"] = pagePart;
  if (next?.id) document.getElementById(next.id)?.before(place);
  else if (previous?.id) document.getElementById(previous.id)?.after(place);
}

document.addEventListener("page:loaded", ({ detail: { kept, target } }: CustomEventInit) => {
  if (kept) return;
  const page = jQuery(target);
  if (loaded.wc_product_gallery) {
    page.find(".wc-tabs-wrapper, .woocommerce-tabs, #rating").trigger("init");
    for (const gallery of all(target, ".woocommerce-product-gallery"))
      jQuery(gallery).wc_product_gallery(wc_single_product_params);
  }
  if (loaded.wc_variation_form) for (const form of all(target, ".variations_form")) jQuery(form).wc_variation_form();
  page.find(".woocommerce-ordering").on("change", "select", ({ target }: any) => target.form.requestSubmit());
  page.find("select.country_to_state").trigger("refresh");
  jQuery(document.body).trigger("init_price_filter");
  // The select elements of the filters are bound by inline scripts after the page section.
  for (const old of loaded.lists) {
    const { id, nonce, text } = old;
    old.replaceWith(Object.assign(document.createElement("script"), { id, nonce, text }));
  }
});

const body = jQuery(document.body);
/** True while the islands hear of a change that scripts of the shop have made. */
let isReporting = false;
function report(renews?: true): void {
  isReporting = true;
  document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false, renews } }));
  isReporting = false;
}
document.addEventListener("cart:changed", () => isReporting || body.trigger("wc_fragment_refresh"));
body.on("added_to_cart removed_from_cart", () => report());
body.on("updated_wc_div updated_cart_totals", () => {
  atoll.scan();
  report(true);
});
// The new limits of the quantity are noticed.
body.on("show_variation", ".variations_form", ({ currentTarget }: any) =>
  all(currentTarget, ".qty")[0]?.dispatchEvent(new Event("input", { bubbles: true })),
);
// The script of the cart page listens on the document. What an island has handled does not get there.
for (const type of ["click", "submit"])
  document.body.addEventListener(type, (event) => {
    if (event.defaultPrevented && (event.target as Element).closest(".woocommerce-cart-form")) event.stopPropagation();
  });
