/**
 * Returns `text` as typed on a keyboard. Pasted text can contain invisible characters (zero-width spaces, direction
 * marks), letters with separate accents, and lookalikes of ASCII characters: full-width letters, digits and commas of other scripts,
 * non-breaking spaces, dashes and minus signs. For values of a known format, such as numbers, dates and addresses; not for free text or passwords.
 */
export function normalizeText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize()
    .replace(/\p{DI}/gu, "")
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, digit)
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/[。｡٫]/g, ".")
    .replace(/[،、]/g, ",")
    .replace(/\p{Zs}/gu, " ");
}

/**
 * Normalises and trims the value of `field` in place, so that the normalised text is shown and sent. Returns the new
 * value.
 */
export function normalizeField(field: { value: string }): string {
  const plain = normalizeText(field.value).trim();
  if (field.value !== plain) field.value = plain;
  return plain;
}

/** In Unicode the ten digits of a script are consecutive. */
function digit(character: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(character.codePointAt(0)! - value - 1))) value++;
  return `${value % 10}`;
}
