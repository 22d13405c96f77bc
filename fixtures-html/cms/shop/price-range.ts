/** Price ranges of a filter in euros: `10-50`, `10-`, `-50`. */

const pattern = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/;

export const isRange = (range: string): boolean => pattern.test(range) && range !== "-";

export function endsOf(range: string): { from: string; to: string } {
  const [, from = "", to = ""] = pattern.exec(range) ?? [];
  return { from, to };
}

export function inRange(cents: number, range: string): boolean {
  const { from, to } = endsOf(range);
  return (!from || cents >= Number(from) * 100) && (!to || cents <= Number(to) * 100);
}
