/** The n-th mask of a kind. It has the form of the value, so that fields accept it and forms still validate. */
export function maskFor(kind: string, value: string, n: number): string {
  if (kind === "e-mail") return `person-${n}@example.com`;
  if (kind === "name") return `Person ${n}`;
  if (/^(phone|card|account number|postal code|date)$/.test(kind)) return inShape(value, n);
  const mask = `masked-${kind.replaceAll(" ", "-")}-${n}`;
  // About as long as the value, because validation may depend on the length; but not as long as a view state of many
  // kilobytes.
  return kind === "personal data" ? mask : mask.padEnd(Math.min(value.length, 200), "x");
}

/** Replaces letters by X and digits by 0, except the last digits, which become `n`. */
function inShape(value: string, n: number): string {
  const count = value.replace(/\D/g, "").length;
  const digits = String(n).padStart(count, "0").slice(-count);
  let at = 0;
  return value.replace(/\d|\p{L}/gu, (letter) => (/\d/.test(letter) ? digits[at++]! : "X"));
}
