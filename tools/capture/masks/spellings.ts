// The spellings of a secret in HTML, in addresses and in JSON.

type Spelling = (text: string) => string;

const html: Spelling = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
const form: Spelling = (text) => encodeURIComponent(text).replaceAll("%20", "+");
const json: Spelling = (text) => JSON.stringify(text).slice(1, -1);
const slashed: Spelling = (text) => json(text).replaceAll("/", "\\/");
/**
 * Escapes characters as some serializers do in scripts: .NET the first set, Gson the second, in lower or upper case.
 */
const hex =
  (signs: RegExp, write: (code: string) => string): Spelling =>
  (text) =>
    json(text).replace(signs, (sign) => `\\u00${write(sign.charCodeAt(0).toString(16))}`);

const hexes = [/[&<>+']/g, /[&<>=']/g].flatMap((signs) => [
  hex(signs, (code) => code),
  hex(signs, (code) => code.toUpperCase()),
]);

const spellings: Spelling[] = [(text) => text, html, encodeURIComponent, form, json, slashed, ...hexes];

/** All spellings of `value`, each with `mask` in the same spelling. */
export function spelt(value: string, mask: string): [value: string, mask: string][] {
  // encodeURIComponent throws for lone surrogates.
  const found = new Map<string, string>();
  for (const spelling of /\p{Surrogate}/u.test(value) ? [] : spellings) {
    const spelled = spelling(value);
    if (!found.has(spelled)) found.set(spelled, spelling(mask));
  }
  return [...found];
}
