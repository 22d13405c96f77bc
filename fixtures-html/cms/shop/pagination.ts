/** Page numbers to show: two neighbours each side of the current one, the ends, and null where numbers are left out. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const near = (page: number) => page === 1 || page === pages || Math.abs(page - current) <= 2;
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(near);
  return shown.flatMap((page, index) => (index > 0 && page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}
