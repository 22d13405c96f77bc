import { useEffect, useState } from "react";

/** A pointer that only passes by opens nothing, and one that strays for a moment closes nothing. */
const ENTER = 120;
const LEAVE = 300;

/** Whether `host` is pointed at with a mouse or holds the keyboard's focus; Escape closes until it is left. WCAG 1.4.13 */
export function useHover(host: HTMLElement, signal: AbortSignal): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = (next: boolean, delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(next), delay);
    };
    const listen = (type: string, listener: (event: any) => void): void => host.addEventListener(type, listener, { signal });
    listen("pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && later(true, ENTER));
    listen("pointerleave", (event: PointerEvent) => event.pointerType === "mouse" && later(false, LEAVE));
    listen("focusin", (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && later(true, ENTER));
    listen("focusout", (event: FocusEvent) => host.contains(event.relatedTarget as Node | null) || later(false, ENTER));
    document.addEventListener("keydown", (event) => event.key === "Escape" && later(false, 0), { signal });
    // A visit that begins from the panel leaves it.
    document.addEventListener("page:out", () => later(false, 0), { signal });
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }, [host, signal]);
  return open;
}
