import { delegate, undelegate } from "../../../shared/delegate.ts";
import { fieldButton } from "../../../shared/field-button.ts";
import { followState } from "../../../shared/follow-state.ts";
import { withTexts } from "../../../shared/i18n/texts.ts";
import { inputIn } from "../../../shared/input-in.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { labelOf } from "../../../shared/label-of.ts";
import { turnOff } from "../../../shared/step-buttons.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { type TimeList, timeList } from "./list.ts";
import { formatTime, nearest, parseTime, stepFrom, timesOf } from "./rules.ts";

const drawing = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.500 2";

/** An editable combobox with a list of times: a `datalist` would know no `9h30`, nor which time is next. WAI-ARIA APG, combobox */
export default function timePicker(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = inputIn(host, "time-picker");
  const times = timesOf({ ...boundsOf(host, config), step: config.step });
  const restore = keptAttributes(input, [
    "role",
    "aria-autocomplete",
    "aria-haspopup",
    "aria-expanded",
    "aria-controls",
    "aria-activedescendant",
  ]);
  const { button, place } = fieldButton(input, "listbox", drawing);
  const listId = `${id}-list`;
  const isFixed = (): boolean => input.matches(":disabled, :read-only");
  let list: TimeList | null = null;

  const set = (text: string): void => {
    if (input.value === text) return;
    input.value = text;
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const expand = (open: boolean): void => {
    for (const part of [input, button]) part.setAttribute("aria-expanded", String(open));
  };
  const close = (): void => {
    list?.remove();
    list = null;
    expand(false);
  };
  const choose = (time: number): void => {
    close();
    set(formatTime(time));
  };
  const open = (): void => {
    if (list || isFixed()) return;
    list = timeList(place, input, listId, labelOf(input), times, choose);
    expand(true);
    follow();
  };
  /** The time that stands in the input is active, and of one that the list does not have, the nearest is only in sight: Enter takes what is active. */
  const follow = (): void => {
    const time = parseTime(input.value);
    const index = time === null ? -1 : times.indexOf(time);
    list?.mark(index < 0 ? null : index);
    if (time !== null) list?.show(nearest(time, times));
  };
  /** In the open list a key goes on to the next time; without it, it takes that. */
  const step = (direction: 1 | -1): void => {
    if (list)
      list.mark(
        list.active === null
          ? stepFrom(parseTime(input.value), times, direction)
          : Math.min(Math.max(list.active + direction, 0), times.length - 1),
      );
    else if (!isFixed() && times.length > 0)
      set(formatTime(times[stepFrom(parseTime(input.value), times, direction)]!));
  };

  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: ({ altKey }) => (altKey ? open() : step(1), true),
    ArrowUp: ({ altKey }) => (altKey ? close() : step(-1), true),
    Enter() {
      if (!list) return false;
      if (list.active === null) close();
      else choose(times[list.active]!);
      return true;
    },
    Escape() {
      if (!list) return false;
      close();
      return true;
    },
  };

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "none");
  input.setAttribute("aria-haspopup", "listbox");
  input.setAttribute("aria-controls", listId);
  expand(false);
  // The list is in reach from the input.
  button.tabIndex = -1;
  delegate(button, {
    mousedown: (event) => event.preventDefault(),
    click() {
      if (list) return close();
      input.focus();
      open();
    },
  });
  delegate(input, {
    click: open,
    keydown(event) {
      if (!keys[event.key]?.(event)) return;
      event.preventDefault();
      // A dialog around the field stays open.
      event.stopPropagation();
    },
    input: follow,
    // What was typed stands as it will be read, for the page's own handlers too.
    change() {
      const time = parseTime(input.value);
      if (time !== null && input.value !== formatTime(time)) input.value = formatTime(time);
    },
    blur: close,
  });
  document.addEventListener("page:out", close, { signal });
  const stopTexts = withTexts((t) => button.setAttribute("aria-label", t("Times.Choose", labelOf(input))));
  const showState = (): void => turnOff(button, isFixed());
  showState();
  const unfollow = followState([input], showState);
  return () => {
    unfollow();
    stopTexts();
    close();
    undelegate(button);
    undelegate(input);
    place.remove();
    restore();
  };
}

/** The bounds of the list; what is no time warns and does not count. */
function boundsOf(host: HTMLElement, config: Config<typeof definition.config>): { min: number; max: number } {
  const read = (name: "min" | "max", instead: number): number => {
    const time = parseTime(config[name]);
    if (time === null)
      warn(
        `time-picker on ${nameOf(host)}: data-${name} expects a time such as 09:30, got ${JSON.stringify(config[name])}; it is ignored.`,
        host,
      );
    return time ?? instead;
  };
  const [min, max] = [read("min", 0), read("max", 24 * 60 - 1)];
  if (min <= max) return { min, max };
  warn(
    `time-picker on ${nameOf(host)}: data-max expects a time after data-min, ${formatTime(min)}, got ${JSON.stringify(config.max)}; it is ignored.`,
    host,
  );
  return { min, max: 24 * 60 - 1 };
}
