/** How to give an element back the inline style that it has now. Not by the attribute: a policy may forbid to set that. */
export function noteStyle(element: HTMLElement): () => void {
  const had = element.hasAttribute("style");
  const { cssText } = element.style;
  return () => {
    if (had) element.style.cssText = cssText;
    // Chromium writes the attribute when it is asked for, and forgets to remove one that it has not written.
    else if (element.hasAttribute("style")) element.removeAttribute("style");
  };
}
