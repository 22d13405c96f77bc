import { delegate, undelegate } from "../../../shared/delegate.ts";
import { shell } from "../../../shared/face.ts";
import { fieldButton } from "../../../shared/field-button.ts";
import { followState } from "../../../shared/follow-state.ts";
import { formatDate, parseDate, type PlainDate } from "../../../shared/i18n/short-date.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { inputIn } from "../../../shared/input-in.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { labelOf } from "../../../shared/label-of.ts";
import { loadLater } from "../../../shared/load-later.ts";
import { turnOff } from "../../../shared/step-buttons.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { formatOn } from "./format.ts";
import { neighbourOf, neighbours } from "./neighbours.ts";
import { compare, dayIn, dayOf, earlier, later, type Limits } from "./rules.ts";

const drawing = "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4";

export default function datePicker(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const input = inputIn(host, "date-picker");
  const format = formatOn(host, config.dateFormat);
  const { locale } = shell().settings;
  const own = ownLimits(host, config, format);
  const { button, place } = fieldButton(input, "dialog", drawing);
  const isFixed = (): boolean => input.matches(":disabled, :read-only");
  let t: Translate = (key) => key;
  /** Ends the calendar that is open, or is on its way. */
  let close: (() => void) | null = null;

  const value = (): PlainDate | null => parseDate(input.value, format, locale);
  /** Another day was chosen: the time that the field holds stays. */
  const set = (date: PlainDate): void => {
    input.value = formatDate({ ...date, time: value()?.time }, format, locale);
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const shut = (back: boolean): void => {
    close?.();
    close = null;
    button.setAttribute("aria-expanded", "false");
    if (back) button.focus({ preventScroll: true });
  };
  const limits = (): Limits => {
    const { before, after } = neighbours(input, config.after);
    return { min: later(own.min, before), max: earlier(own.max, after), closed: own.closed };
  };

  async function open(): Promise<void> {
    let isWanted = true;
    close = () => (isWanted = false);
    button.setAttribute("aria-expanded", "true");
    const { openCalendar } = await loadLater("calendar", () => import("./calendar.tsx"));
    if (!isWanted) return;
    close = openCalendar(place, {
      t,
      locale,
      label: t("Calendar.Choose", labelOf(input)),
      value: value(),
      today: dayOf(new Date()),
      limits: limits(),
      field: place,
      onChoose(date) {
        set(date);
        shut(true);
      },
      onClose: shut,
    });
  }

  delegate(button, {
    click() {
      if (close) shut(false);
      else if (!isFixed()) open().catch((error: unknown) => signal.aborted || fail("load", error));
    },
  });
  delegate(input, {
    // What was typed stands as it will be read: 4.7.26 is 04/07/2026.
    change() {
      const date = value();
      const text = date && formatDate(date, format, locale);
      if (text && input.value !== text) input.value = text;
    },
  });
  // A page that comes or goes takes what is open with it.
  document.addEventListener("page:out", () => shut(false), { signal });
  const stopTexts = withTexts((texts) => {
    t = texts;
    button.setAttribute("aria-label", t("Calendar.Choose", labelOf(input)));
  });
  const showState = (): void => turnOff(button, isFixed());
  showState();
  const unfollow = followState([input], showState);
  if (config.after && !neighbourOf(config.after))
    warn(
      `date-picker on ${nameOf(host)}: data-after expects the id of an input of this page, got ${JSON.stringify(config.after)}; it is ignored.`,
      host,
    );
  return () => {
    unfollow();
    stopTexts();
    shut(false);
    undelegate(button);
    undelegate(input);
    place.remove();
  };
}

/** What the attributes say can be chosen; one that says nothing sensible warns and does not count. */
function ownLimits(
  host: HTMLElement,
  { min, max, closedDays }: Config<typeof definition.config>,
  format: string,
): Limits {
  const refuse = (attribute: string, expected: string, got: string): void =>
    warn(
      `date-picker on ${nameOf(host)}: ${attribute} expects ${expected}, got ${JSON.stringify(got)}; it is ignored.`,
      host,
    );
  const bound = (attribute: string, text: string | undefined): PlainDate | null => {
    const date = text ? dayIn(text, format, shell().settings.locale) : null;
    if (text && !date) refuse(attribute, `a date such as 2027-01-31, or in the format ${format}`, text);
    return date;
  };
  const closed = closedDays.map(Number).filter((day) => Number.isInteger(day) && day >= 1 && day <= 7);
  if (closed.length < closedDays.length)
    refuse("data-closed-days", "numbers from 1 for Monday to 7 for Sunday", closedDays.join(", "));
  const [first, last] = [bound("data-min", min), bound("data-max", max)];
  const isBefore = first && last && compare(last, first) < 0;
  if (isBefore) refuse("data-max", "a date that is not before data-min", max!);
  return { min: first, max: isBefore ? null : last, closed };
}
