/** The element that a hash names. */
export function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  let decoded = id;
  try {
    decoded = decodeURIComponent(id);
  } catch {
    // A stray percent sign: the id as it stands.
  }
  return document.getElementById(decoded) ?? document.querySelector(`a[name="${CSS.escape(decoded)}"]`);
}
