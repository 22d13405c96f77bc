/** Scrolls the list of pages, and only it, so that the current page is visible in it. */
export function showCurrentPage(): void {
  const list = document.querySelector<HTMLElement>(".pages");
  const current = list?.querySelector<HTMLElement>("[aria-current=page]");
  if (!list || !current) return;
  const offset = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (offset > list.clientHeight * 0.75) list.scrollTop += offset - list.clientHeight / 3;
}
