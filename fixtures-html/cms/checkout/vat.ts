/** Checks VAT numbers by the check digits of their countries. CHK-02 */

/** Null when unknown, because the service that checks numbers does not answer. CHK-03 */
export type Validity = boolean | null;

export interface CheckedVat {
  countryId: string;
  number: string;
  isValid: Validity;
}

const remainder = (digits: string, by: number): number =>
  [...digits].reduce((total, digit) => (total * 10 + Number(digit)) % by, 0);

interface Rule {
  /** Pattern of the part after the country's two letters. */
  pattern: RegExp;
  isRight(digits: string): boolean;
}

const rules: Record<string, Rule> = {
  BE: {
    pattern: /^[01]\d{9}$/,
    isRight: (digits) => 97 - remainder(digits.slice(0, 8), 97) === Number(digits.slice(8)),
  },
  NL: { pattern: /^\d{9}B\d{2}$/, isRight: (digits) => isByElevens(digits.slice(0, 9)) || isByIso7064(`NL${digits}`) },
  LU: { pattern: /^\d{8}$/, isRight: (digits) => remainder(digits.slice(0, 6), 89) === Number(digits.slice(6)) },
  FR: {
    pattern: /^\d{11}$/,
    isRight: (digits) => (12 + 3 * remainder(digits.slice(2), 97)) % 97 === Number(digits.slice(0, 2)),
  },
  DE: { pattern: /^[1-9]\d{8}$/, isRight: isByMod1110 },
};

/** Check of Dutch companies: weights 9 to 2, modulo 11. */
const isByElevens = (digits: string): boolean =>
  [...digits.slice(0, 8)].reduce((sum, digit, at) => sum + Number(digit) * (9 - at), 0) % 11 === Number(digits.at(-1));

/** Check of Dutch self-employed persons since 2020: the whole number with its letters as numbers, modulo 97. */
const isByIso7064 = (number: string): boolean =>
  remainder([...number].map((sign) => Number.parseInt(sign, 36)).join(""), 97) === 1;

function isByMod1110(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce(
    (before, digit) => (((before + Number(digit)) % 10 || 10) * 2) % 11,
    10,
  );
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Numbers for which the check gets no answer, to simulate an outage of the real service. */
const unanswered = /^(BE0|NL|LU|DE|FR\d\d)999/;

/** Normalises a VAT number, including the country's letters, such as `BE0403170701`. */
export function vatNumber(countryCode: string, typed: string): string {
  const plain = typed.replaceAll(/[^0-9a-z]/gi, "").toUpperCase();
  return /^[A-Z]{2}/.test(plain) ? plain : countryCode + plain;
}

export function checkVat(countryCode: string, typed: string): Validity {
  const number = vatNumber(countryCode, typed);
  const rule = rules[countryCode];
  const digits = number.slice(2);
  if (!rule || !number.startsWith(countryCode) || !rule.pattern.test(digits)) return false;
  return unanswered.test(number) ? null : rule.isRight(digits);
}
