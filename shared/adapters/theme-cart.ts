/**
 * Keeps the cart of a jQuery theme and Atoll in step. After a change by an island, `#cart` of the header gets the HTML that
 * the connector has read, or what `address` returns answers. Atoll is told of the theme's own changes, whose addresses
 * match `change`.
 */
export function followCart(jQuery: any, change: RegExp, address: () => string): void {
  document.addEventListener("cart:changed", ({ detail: { renews, pending, isOfTheme, cart } }: CustomEventInit) => {
    // A reload in place renews the header, too; the theme shows its own changes.
    if (renews || pending || isOfTheme) return;
    if (cart?.headerHtml) jQuery("#cart").html(cart.headerHtml);
    else jQuery("#cart").load(address());
  });
  jQuery(document).on("ajaxSuccess", (_event: unknown, { responseJSON }: any, { url }: { url: string }) => {
    if (responseJSON?.success && change.test(url))
      document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false, isOfTheme: true } }));
  });
}
