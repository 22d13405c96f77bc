/** Follows the first link of a block as if it had been clicked, with the keys that were held. NAV-10 */
export function followBlock(block: Element, { ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): void {
  if (!getSelection()!.isCollapsed) return;
  const keys = { ctrlKey, metaKey, shiftKey, altKey, button };
  block.querySelector("a[href]")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...keys }));
}
