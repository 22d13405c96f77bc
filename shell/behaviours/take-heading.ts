/** The content's first heading, which becomes the dialog's. */
export function takeHeading(content: ParentNode): string {
  const heading = content.querySelector("h1");
  heading?.remove();
  return heading?.textContent?.trim() ?? "";
}
