import { vi } from "vitest";

/** Stubs IntersectionObserver; the returned function reports whether the observed elements are in sight. */
export function standInSight(): (isSeen: boolean) => void {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = callback;
      }
      observe(): void {
        observers.add(this.tell);
      }
      disconnect(): void {
        observers.delete(this.tell);
      }
    },
  );
  return (isSeen) => {
    for (const callback of observers) callback([{ isIntersecting: isSeen }]);
  };
}

/** Stubs the reduced-motion media query; the returned function changes it. */
export function standInMotion(): (wantsLess: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => query);
  return (wantsLess) => {
    query.matches = wantsLess;
    query.dispatchEvent(new Event("change"));
  };
}
