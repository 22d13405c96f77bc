/** Blocks that start with a full load only, and whose scripts fail when another page is shown in place after them. */
const blocks = ".wp-block-woocommerce-cart, .wp-block-woocommerce-checkout";

/** The blocks of cart and mini cart write these links by script. */
const links = ":is([class*=wc-block-cart], [class*=wc-block-mini-cart]) a, a[class*=wc-block-cart]";

/** Leaves pages with the cart or checkout of blocks to the browser, and tells the author about it. */
export function leaveBlocks(): void {
  const hasBlocks = (): boolean => !!document.querySelector(blocks);
  const onClick = ({ target }: any): void => target.closest(hasBlocks() ? "a" : links)?.classList.add("no-ajax");
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", ({ target }: any) => hasBlocks() && target.removeAttribute("data-ajax"), true);
  document.addEventListener("page:loaded", ({ detail: { target } }: CustomEventInit) => {
    if (target.querySelector(blocks)) location.reload();
  });
  if (hasBlocks())
    console.info(
      "[atoll] this page has the cart or checkout of blocks: it works by full loads, and no island starts in it. Give " +
        "links to it the class no-ajax, so that it is not loaded twice. For the islands of the cart, put " +
        "[woocommerce_cart] on the page in place of the block.",
    );
}
