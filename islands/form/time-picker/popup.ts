import type { FieldButton } from "../../../shared/form/field-button.ts";
import { labelOf } from "../../../shared/a11y/label-of.ts";
import { type TimeList, timeList } from "./list.ts";
import { formatTime, nearestIndex, parseTime, stepFrom } from "./rules.ts";

export interface TimePopup {
  isOpen(): boolean;
  open(): void;
  close(): void;
  /**
   * Makes the typed time active. If the list lacks it, scrolls to the nearest one, because Enter chooses the active
   * time.
   */
  followInput(): void;
  /** Moves to the next or previous time in the open list. While the list is closed, writes that time into the input. */
  step(direction: 1 | -1): void;
  /** Closes the list and writes the active time, if any, into the input. */
  chooseActive(): void;
}

export function timePopup(
  input: HTMLInputElement,
  { button, place }: FieldButton,
  listId: string,
  times: readonly number[],
  isReadOnly: () => boolean,
): TimePopup {
  let list: TimeList | null = null;
  const expand = (isOpen: boolean): void => {
    for (const element of [input, button]) element.setAttribute("aria-expanded", String(isOpen));
  };
  const choose = (time: number): void => {
    popup.close();
    writeTime(input, time);
  };
  const popup: TimePopup = {
    isOpen: () => list !== null,
    open() {
      if (list || isReadOnly()) return;
      list = timeList(place, input, listId, labelOf(input), times, choose);
      expand(true);
      popup.followInput();
    },
    close() {
      list?.remove();
      list = null;
      expand(false);
    },
    followInput() {
      const time = parseTime(input.value);
      const index = time === null ? -1 : times.indexOf(time);
      list?.activate(index < 0 ? null : index);
      if (time !== null) list?.scrollTo(nearestIndex(time, times));
    },
    step(direction) {
      const next = (): number => stepFrom(parseTime(input.value), times, direction);
      if (list)
        list.activate(list.active === null ? next() : Math.min(Math.max(list.active + direction, 0), times.length - 1));
      else if (!isReadOnly() && times.length > 0) writeTime(input, times[next()]!);
    },
    chooseActive() {
      if (list?.active == null) popup.close();
      else choose(times[list.active]!);
    },
  };
  expand(false);
  return popup;
}

/** Writes a time into the input, and dispatches the events of a visitor's input if it is another one. */
function writeTime(input: HTMLInputElement, time: number): void {
  const text = formatTime(time);
  if (input.value === text) return;
  input.value = text;
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}
