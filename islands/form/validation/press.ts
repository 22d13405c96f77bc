/**
 * Returns a function that runs `act` now or, while a pointer is down, after it is up: a message that appears during a
 * press would move the button under the pointer.
 */
export function afterPress(options: AddEventListenerOptions): (act: () => unknown) => void {
  let pending: (() => unknown)[] | undefined;
  const release = ({ type }: Event): void => {
    // The timeout lets the click of this press happen first.
    pending?.forEach((act) => setTimeout(act));
    pending = type === "pointerdown" ? [] : undefined;
  };
  // A new press also releases: the pointerup of the last one may be missing, for example after alert().
  for (const type of ["pointerdown", "pointerup", "pointercancel", "keydown"])
    document.addEventListener(type, release, options);
  return (act) => {
    if (pending) pending.push(act);
    else act();
  };
}
