// The ways in which one and the same secret stands in HTML, in an address, in JSON.

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
/** Signs that some servers keep out of scripts: .NET these, Gson those, and not all with capitals in their numbers. */
const hex =
  (signs: RegExp, write: (code: string) => string): Spelling =>
  (text) =>
    json(text).replace(signs, (sign) => `\\u00${write(sign.charCodeAt(0).toString(16))}`);

const hexes = [/[&<>+']/g, /[&<>=']/g].flatMap((signs) => [
  hex(signs, (code) => code),
  hex(signs, (code) => code.toUpperCase()),
]);

const spellings: Spelling[] = [(text) => text, html, encodeURIComponent, form, json, slashed, ...hexes];

/** Every spelling of `value`, with `mask` spelt alike. */
export function spelt(value: string, mask: string): [value: string, mask: string][] {
  // What is no valid text has no spelling in an address.
  const found = new Map<string, string>();
  for (const spelling of /\p{Surrogate}/u.test(value) ? [] : spellings) {
    const written = spelling(value);
    if (!found.has(written)) found.set(written, spelling(mask));
  }
  return [...found];
}
