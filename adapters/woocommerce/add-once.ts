const button = ".ajax_add_to_cart.loading";

/** Ends further presses of "Add to cart" in a list until the shop has answered the first one. `jQuery` is that of the shop. */
export function addOnce(jQuery: any): void {
  const onClick = (event: any): void => {
    if (!event.target.closest(button)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", onClick, true);
  // The script of the shop leaves the class on a button whose request has failed.
  jQuery(document).on("ajaxError", (_event: unknown, _answer: unknown, { url }: any) => {
    if (url.includes("add_to_cart")) jQuery(button).removeClass("loading");
  });
}
