const selectors = {
  thumb: ".atoll-gallery-thumb[aria-current]",
  previous: ".atoll-gallery-previous",
  next: ".atoll-gallery-next",
  photo: "li:not([inert]) a",
};
type Place = keyof typeof selectors;

/** Where the focus was in a removed gallery, by the gallery's parent element. */
const places = new WeakMap<Element, Place>();

/** Saves where the focus is in `host`, for the gallery that replaces it. PRO-09 */
export function saveFocus(host: HTMLElement): void {
  const active = document.activeElement;
  if (!host.parentElement || !active || active === host || !host.contains(active)) return;
  const names: Place[] = ["thumb", "previous", "next"];
  places.set(host.parentElement, names.find((name) => active.closest(`.atoll-gallery-${name}`)) ?? "photo");
}

/** Restores the saved focus in the new gallery, unless the visitor has moved the focus elsewhere. */
export function restoreFocus(host: HTMLElement): void {
  const place = host.parentElement && places.get(host.parentElement);
  if (!place) return;
  places.delete(host.parentElement!);
  const active = document.activeElement;
  // The code that inserted the new gallery may have restored the focus already.
  if (active && active !== document.body && !host.contains(active)) return;
  host.querySelector<HTMLElement>(selectors[place])?.focus({ preventScroll: true });
}
