/** The element that a hash such as `#delivery` points to; null when there is none. */
export function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  let decoded = id;
  try {
    decoded = decodeURIComponent(id);
  } catch {
    // A stray percent sign: use the id undecoded.
  }
  return document.getElementById(decoded) ?? document.querySelector(`a[name="${CSS.escape(decoded)}"]`);
}
