/** Milliseconds after which the loading bar appears. NAV-16 */
const SLOW_MS = 300;

/** The number of waits that take long. */
let slow = 0;

/** Shows the loading bar if what begins now takes long. Returns a function that ends it. */
export function showLoadingBar(): () => void {
  let isSlow = 0;
  const count = (change: number): void =>
    void document.documentElement.classList.toggle("long-loading", (slow += change) > 0);
  const timer = setTimeout(() => count((isSlow = 1)), SLOW_MS);
  return () => {
    clearTimeout(timer);
    count(-isSlow);
    isSlow = 0;
  };
}
