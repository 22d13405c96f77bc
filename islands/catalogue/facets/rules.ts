/** The value of a range: `10-50`, `10-`, `-50`, or empty. Swaps ends that are in the wrong order. */
export function rangeValue(from: number | null, to: number | null): string {
  if (from === null && to === null) return "";
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return `${low ?? ""}-${high ?? ""}`;
}
