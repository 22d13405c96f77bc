/** Removes the first `h1` of `content` and returns its text, for use as a dialog's title; empty when there is none. */
export function extractHeading(content: ParentNode): string {
  const heading = content.querySelector("h1");
  heading?.remove();
  return heading?.textContent?.trim() ?? "";
}
