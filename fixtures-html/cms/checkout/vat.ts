/** VAT numbers by the check digits of their countries. CHK-02 */

/** Null: not known, as the service that knows does not answer. CHK-03 */
export type Validity = boolean | null;

/** A number that was looked at, with its country. */
export interface CheckedVat {
  countryId: string;
  number: string;
  isValid: Validity;
}

const remainder = (digits: string, by: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0);

interface Rule {
  /** After the country's two letters. */
  pattern: RegExp;
  isRight(rest: string): boolean;
}

const rules: Record<string, Rule> = {
  BE: { pattern: /^[01]\d{9}$/, isRight: (rest) => 97 - remainder(rest.slice(0, 8), 97) === Number(rest.slice(8)) },
  NL: { pattern: /^\d{9}B\d{2}$/, isRight: (rest) => isByElevens(rest.slice(0, 9)) || isByIso7064(`NL${rest}`) },
  LU: { pattern: /^\d{8}$/, isRight: (rest) => remainder(rest.slice(0, 6), 89) === Number(rest.slice(6)) },
  FR: {
    pattern: /^\d{11}$/,
    isRight: (rest) => (12 + 3 * remainder(rest.slice(2), 97)) % 97 === Number(rest.slice(0, 2)),
  },
  DE: { pattern: /^[1-9]\d{8}$/, isRight: isByMod1110 },
};

/** Of Dutch companies: weights 9 to 2. */
const isByElevens = (digits: string): boolean =>
  [...digits.slice(0, 8)].reduce((sum, digit, at) => sum + Number(digit) * (9 - at), 0) % 11 === Number(digits.at(-1));

/** Of Dutch self-employed, since 2020: the whole number with its letters as numbers, modulo 97. */
const isByIso7064 = (number: string): boolean =>
  remainder([...number].map((sign) => Number.parseInt(sign, 36)).join(""), 97) === 1;

function isByMod1110(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce(
    (before, digit) => (((before + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  );
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** About numbers of this range nobody answers, as on a bad day of the real service. */
const outOfReach = /^(BE0|NL|LU|DE|FR\d\d)999/;

/** A number as offices write it, with its country's letters, such as `BE0403170701`. */
export function vatNumber(countryCode: string, typed: string): string {
  const plain = typed.replaceAll(/[^0-9a-z]/gi, "").toUpperCase();
  return /^[A-Z]{2}/.test(plain) ? plain : countryCode + plain;
}

export function checkVat(countryCode: string, typed: string): Validity {
  const number = vatNumber(countryCode, typed);
  const rule = rules[countryCode];
  const rest = number.slice(2);
  if (!rule || !number.startsWith(countryCode) || !rule.pattern.test(rest)) return false;
  return outOfReach.test(number) ? null : rule.isRight(rest);
}
