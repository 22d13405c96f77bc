const selectors = {
  thumb: ".atoll-gallery-thumb[aria-current]",
  previous: ".atoll-gallery-previous",
  next: ".atoll-gallery-next",
  photo: "li:not([inert]) a",
};
type Place = keyof typeof selectors;

/** Where the focus was in the gallery that went, by the element that it went from. */
const places = new WeakMap<Element, Place>();

/** Remembers where in `host` the focus is, for the gallery that comes in its place. PRO-09 */
export function noteFocus(host: HTMLElement): void {
  const active = document.activeElement;
  if (!host.parentElement || !active || active === host || !host.contains(active)) return;
  const names: Place[] = ["thumb", "previous", "next"];
  places.set(host.parentElement, names.find((name) => active.closest(`.atoll-gallery-${name}`)) ?? "photo");
}

/** Gives the focus to the same place of the new gallery, unless the visitor has taken it elsewhere. */
export function giveFocus(host: HTMLElement): void {
  const place = host.parentElement && places.get(host.parentElement);
  if (!place) return;
  places.delete(host.parentElement!);
  const active = document.activeElement;
  // Who put the new gallery here may have seen to it that the focus is not lost.
  if (active && active !== document.body && !host.contains(active)) return;
  host.querySelector<HTMLElement>(selectors[place])?.focus({ preventScroll: true });
}
