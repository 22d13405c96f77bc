// What stands for a secret: a text of the same kind, so that fields still take it and forms still post, with a number of its own.

/** The n-th mask of a kind, for `value`. */
export function maskFor(kind: string, value: string, n: number): string {
  if (kind === "e-mail") return `person-${n}@example.com`;
  if (kind === "name") return `Person ${n}`;
  if (/^(phone|card|account number|postal code|date)$/.test(kind)) return inShape(value, n);
  const mask = `masked-${kind.replaceAll(" ", "-")}-${n}`;
  // Of like length, so that what was judged by it is judged alike; what is kept in a field for kilobytes need not be kept here.
  return kind === "personal data" ? mask : mask.padEnd(Math.min(value.length, 200), "x");
}

/** Digits become 0, but for the last ones, which are the number; letters become X. */
function inShape(value: string, n: number): string {
  const count = value.replace(/\D/g, "").length;
  const digits = String(n).padStart(count, "0").slice(-count);
  let at = 0;
  return value.replace(/\d|\p{L}/gu, (letter) => (/\d/.test(letter) ? digits[at++]! : "X"));
}
