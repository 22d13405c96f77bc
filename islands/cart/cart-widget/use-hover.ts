import { useEffect, useState } from "react";
import { isComposing } from "../../../shared/form/composition.ts";
import { on } from "../../../shared/events.ts";

/** A mouse that only passes by does not open the panel. */
const OPEN_DELAY_MS = 120;

/** A mouse that leaves for a moment does not close the panel. */
const CLOSE_DELAY_MS = 300;

/**
 * True while a mouse is over `host`, or keyboard focus is inside. Escape closes the panel until it is entered again.
 * WCAG 1.4.13
 */
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
      later(isNow, isNow ? OPEN_DELAY_MS : CLOSE_DELAY_MS);
    };
    // A mouse that was over the host before this code loaded fires only `pointermove`.
    for (const type of ["pointerenter", "pointermove", "pointerleave"]) listen(type, point);
    const focus = (): void => {
      if (host.matches(":focus-visible") || host.querySelector(":focus-visible")) later(true, OPEN_DELAY_MS);
    };
    listen("focusin", focus);
    // The focus may have been inside before this code loaded.
    focus();
    listen("focusout", ({ relatedTarget }: FocusEvent) => {
      // Safari does not focus a pressed button: the focus goes nowhere while the mouse is over the panel.
      const isPress = isOver && !relatedTarget;
      if (!isPress && !host.contains(relatedTarget as Node | null)) later(false, OPEN_DELAY_MS);
    });
    document.addEventListener("keydown", (event) => event.key === "Escape" && !isComposing(event) && later(false, 0), {
      signal,
    });
    // A visit closes the panel. A reload of the page, which follows each change of the cart, does not.
    on(document, "page:out", ({ stay }) => stay || later(false, 0), signal);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }, [host, signal]);
  return open;
}
