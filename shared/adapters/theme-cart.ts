/**
 * Keeps the cart of a jQuery theme and Atoll in step: `render` shows the cart in the theme's header after a change by an
 * island, and Atoll is told of the theme's own changes, whose addresses match `change`.
 */
export function followCart(jQuery: any, change: RegExp, render: () => void): void {
  document.addEventListener("cart:changed", ({ detail: { renews, isOfTheme } }: CustomEventInit) => {
    // A reload in place renews the header, too; the theme shows its own changes.
    if (!renews && !isOfTheme) render();
  });
  jQuery(document).on("ajaxSuccess", (_event: unknown, { responseJSON }: any, { url }: { url: string }) => {
    if (responseJSON?.success && change.test(url))
      document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false, isOfTheme: true } }));
  });
}
