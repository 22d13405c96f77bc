/**
 * `text` as it would have been typed on a keyboard. Text that was pasted from a document or a message may hold characters that nobody sees (zero-width
 * spaces, direction marks) and others that look like ASCII: full-width letters, digits of other scripts, non-breaking spaces, dashes and minus
 * signs. For values of a known form, such as numbers, dates and addresses; not for free text and passwords.
 */
export function plainText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .replace(/\p{DI}/gu, "")
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, digit)
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/[。｡٫]/g, ".")
    .replace(/\p{Zs}/gu, " ");
}

/** Writes what stands in `field` as it would have been typed, so that this is shown and sent. Returns it. */
export function writePlain(field: { value: string }): string {
  const plain = plainText(field.value).trim();
  if (field.value !== plain) field.value = plain;
  return plain;
}

/** Unicode keeps the ten digits of a script side by side, in their order. */
function digit(character: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(character.codePointAt(0)! - value - 1))) value++;
  return `${value % 10}`;
}
