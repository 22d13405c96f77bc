import { lazyImport } from "../../../shared/island/lazy-import.ts";
import type { CalendarProps } from "./calendar.tsx";

export interface CalendarPopup {
  /** Whether the calendar is open or still loading. */
  isOpen(): boolean;
  /** Rejects when the code of the calendar could not be loaded. */
  open(): Promise<void>;
  close(focusButton?: boolean): void;
}

/**
 * Opens a calendar in `place`. `props` is called each time, so that the calendar shows the current value and limits.
 */
export function calendarPopup(
  button: HTMLButtonElement,
  place: HTMLElement,
  props: () => Omit<CalendarProps, "field" | "onClose">,
): CalendarPopup {
  /** Removes the calendar, or cancels its loading; null while it is closed. */
  let remove: (() => void) | null = null;

  async function open(): Promise<void> {
    let isCancelled = false;
    remove = () => (isCancelled = true);
    button.setAttribute("aria-expanded", "true");
    const { openCalendar } = await lazyImport("calendar", () => import("./calendar.tsx"));
    if (isCancelled) return;
    const { onChoose, ...values } = props();
    remove = openCalendar(place, {
      ...values,
      field: place,
      onChoose(date) {
        onChoose(date);
        close(true);
      },
      onClose: close,
    });
  }

  function close(focusButton = false): void {
    remove?.();
    remove = null;
    button.setAttribute("aria-expanded", "false");
    if (focusButton) button.focus({ preventScroll: true });
  }

  return { isOpen: () => remove !== null, open, close };
}
