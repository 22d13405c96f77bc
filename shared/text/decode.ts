/** As `decodeURIComponent`. Returns the text itself when it is not valid percent-encoding. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
