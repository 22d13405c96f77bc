/** Saves the current values of these attributes and returns a function that restores them. */
export function saveAttributes(element: Element, names: readonly string[]): () => void {
  const before = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/**
 * Saves the inline style and returns a function that restores it. Does not set the `style` attribute, which a CSP can
 * forbid.
 */
export function saveStyle(element: HTMLElement): () => void {
  const had = element.hasAttribute("style");
  const { cssText } = element.style;
  return () => {
    if (had) element.style.cssText = cssText;
    // Chromium serialises the `style` attribute lazily, and does not remove one that it has not serialised;
    // `hasAttribute` forces that.
    else if (element.hasAttribute("style")) element.removeAttribute("style");
  };
}
