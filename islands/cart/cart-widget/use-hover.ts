import { useEffect, useState } from "react";
import { isComposing } from "../../../shared/composition.ts";
import { on } from "../../../shared/events.ts";

/** A pointer that only passes by opens nothing, and one that strays for a moment closes nothing. */
const ENTER = 120;
const LEAVE = 300;

/** Whether `host` is pointed at with a mouse or holds the keyboard's focus; Escape closes until it is left. WCAG 1.4.13 */
export function useHover(host: HTMLElement, signal: AbortSignal): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const later = (next: boolean, delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(next), delay);
    };
    const listen = (type: string, listener: (event: any) => void): void =>
      host.addEventListener(type, listener, { signal });
    const point = ({ pointerType, type }: PointerEvent): void => {
      const isNow = type !== "pointerleave";
      if (pointerType !== "mouse" || isNow === isOver) return;
      isOver = isNow;
      later(isNow, isNow ? ENTER : LEAVE);
    };
    // One that came before this was here tells only that it moves.
    for (const type of ["pointerenter", "pointermove", "pointerleave"]) listen(type, point);
    listen("focusin", (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && later(true, ENTER));
    listen("focusout", (event: FocusEvent) => host.contains(event.relatedTarget as Node | null) || later(false, ENTER));
    document.addEventListener("keydown", (event) => event.key === "Escape" && !isComposing(event) && later(false, 0), {
      signal,
    });
    // A visit that begins from the panel leaves it; a page that shows itself anew, as it does after each change of the cart, does not.
    on(document, "page:out", ({ stay }) => stay || later(false, 0), signal);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }, [host, signal]);
  return open;
}
