import { vi } from "vitest";

/** Stands in for the browser's own observer; the function that it returns says whether what is observed is in sight. */
export function standInSight(): (isSeen: boolean) => void {
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
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
    for (const tell of observers) tell([{ isIntersecting: isSeen }]);
  };
}

/** Stands in for what the visitor has told the system of motion; the function that it returns changes it. */
export function standInMotion(): (wantsLess: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => query);
  return (wantsLess) => {
    query.matches = wantsLess;
    query.dispatchEvent(new Event("change"));
  };
}
