/** Codes that may stand before their town: four to six digits, and those of some countries with letters, spaces or hyphens. */
const codes = [
  "\\d{4} ?[A-Z]{2}",
  "\\d{3} \\d{2}",
  "\\d{2,5}-\\d{3,4}",
  "\\d{4,6}",
  "[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}",
];

const codeAndTown = new RegExp(`^(?:\\p{L}{1,2}-)?(${codes.join("|")}),?\\s+\\p{L}[\\p{L}'’-]{2}`, "u");

/**
 * The postal code in a text with its town, such as `9000 Gent`, `B-9000 Gent`, `1012 AB Amsterdam`, `00-001 Warszawa` or
 * `111 22 Stockholm`. Other text stays as it is.
 */
export const postalCodeIn = (text: string): string => codeAndTown.exec(text)?.[1] ?? text;
