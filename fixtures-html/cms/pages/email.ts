/** Good enough to catch a slip of the hand; only a letter that arrives proves an address. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
