// Numbers of persons that are known by their form: telephones with their country, accounts and cards with their check digits.

type Number = { kind: string; value: string; start: number; end: number };

const telephone = /(?<=\btel:)\+?[\d().\s/-]{5,24}\d|(?<![\w+.,/-])\+[1-9]\d{0,2}[ ./-]?(?:\(\d{1,4}\)[ ./-]?)?\d(?:[ ./-]?\d){6,12}(?![\w-])/g;
const account = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g;
const card = /(?<![\w.,/-])\d(?:[ -]?\d){14,18}(?![\w/-]|[.,]\d)/g;

/** What is found in a text. */
export function findNumbers(text: string): Number[] {
  const all = (kind: string, pattern: RegExp, isOne: (value: string) => boolean = () => true): Number[] =>
    [...text.matchAll(pattern)].filter(([value]) => isOne(value)).map(({ 0: value, index: start }) => ({ kind, value, start, end: start + value.length }));
  return [...all("phone", telephone), ...all("account number", account, isAccount), ...all("card", card, isCard)];
}

/** ISO 13616: moved around and read as a number, it leaves 1. */
function isAccount(value: string): boolean {
  const letters = value.replaceAll(" ", "");
  if (letters.length < 15 || letters.length > 34) return false;
  const digits = (letters.slice(4) + letters.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Of a card by its first digits, with a right check digit (Luhn). Shorter ones are as often the number of an article. */
function isCard(value: string): boolean {
  const digits = value.replace(/\D/g, "");
  if (!/^(3[0-9]|4|5[0-9]|6|2[2-7])/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + (at % 2 === 0 ? Number(digit) : (Number(digit) * 2) % 10 + (Number(digit) > 4 ? 1 : 0)), 0);
  return sum % 10 === 0;
}
