/**
 * Sorts a list in place when its order is chosen, also while the scripts of its page are loading. That of the shop would
 * load the page in full.
 */
export function sortInPlace(): void {
  const onChange = (event: any): void => {
    const form = event.target.closest(".woocommerce-ordering");
    if (!form) return;
    event.stopPropagation();
    form.requestSubmit();
  };
  document.addEventListener("change", onChange, true);
}
