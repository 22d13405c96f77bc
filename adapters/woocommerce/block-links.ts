/**
 * Leaves links to the browser that the blocks of cart and mini cart write by script: the pages of these blocks start with
 * a full load only.
 */
export function leaveBlocks(): void {
  const links = ":is([class*=wc-block-cart], [class*=wc-block-mini-cart]) a, a[class*=wc-block-cart]";
  const onClick = ({ target }: any): void => target.closest(links)?.classList.add("no-ajax");
  document.addEventListener("click", onClick, true);
}
