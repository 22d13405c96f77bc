// Finds personal numbers by their form: phone numbers with a country code, bank accounts and cards with valid check
// digits.

type Found = { kind: string; value: string; start: number; end: number };

const telephone =
  /(?<=\btel:)\+?[\d().\s/-]{5,24}\d|(?<![\w+.,/-])\+[1-9]\d{0,2}[ ./-]?(?:\(\d{1,4}\)[ ./-]?)?\d(?:[ ./-]?\d){6,12}(?![\w-])/g;
/** Groups of capitals and digits, as in accounts and cards, that are not part of a longer word or an amount. */
const groups = /(?<![\w.,/-])(?=[A-Z]{0,2}\d)[A-Z0-9]+(?:[ -][A-Z0-9]+)*(?![\w/-]|[.,]\d)/g;
const MAX_GROUPS = 9;

/** Finds the phone, account and card numbers in a text. */
export function findNumbers(text: string): Found[] {
  const telephones = [...text.matchAll(telephone)].map(({ 0: value, index: start }) => ({
    kind: "phone",
    value,
    start,
    end: start + value.length,
  }));
  return [...telephones, ...[...text.matchAll(groups)].flatMap(({ 0: run, index }) => inGroups(run, index))];
}

/** The longest sequences of whole groups that are an account or a card. */
function inGroups(run: string, offset: number): Found[] {
  const words = [...run.matchAll(/[A-Z0-9]+/g)];
  const found: Found[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(words.length, first + MAX_GROUPS) - 1; last >= first; last--) {
      const start = words[first]!.index;
      const value = run.slice(start, words[last]!.index + words[last]![0].length);
      const kind = isAccount(value) ? "account number" : isCard(value) ? "card" : null;
      if (!kind) continue;
      found.push({ kind, value, start: offset + start, end: offset + start + value.length });
      first = last;
      break;
    }
  }
  return found;
}

/** Whether the value is a valid IBAN. ISO 13616: rearranged and read as a number, it is 1 modulo 97. */
function isAccount(value: string): boolean {
  const letters = value.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(letters)) return false;
  const digits = (letters.slice(4) + letters.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

/**
 * Whether the value is a card number: its first digits, and the check digit by Luhn. Shorter ones may be article
 * numbers.
 */
function isCard(value: string): boolean {
  const digits = value.replace(/[ -]/g, "");
  if (!/^(3|4|5|6|2[2-7])\d{13,18}$/.test(digits) || digits.length < 15) return false;
  const sum = [...digits]
    .toReversed()
    .reduce(
      (total, digit, at) =>
        total + (at % 2 === 0 ? Number(digit) : ((Number(digit) * 2) % 10) + (Number(digit) > 4 ? 1 : 0)),
      0,
    );
  return sum % 10 === 0;
}
