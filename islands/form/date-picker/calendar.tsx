import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { adoptStyle } from "../../../shared/adopt-style.ts";
import { type PlainDate, toIso } from "../../../shared/i18n/short-date.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { placePanel } from "../../../shared/place-panel.ts";
import css from "./calendar.css?inline";
import { type Names, namesIn } from "./names.ts";
import {
  addMonths,
  canChoose,
  clamp,
  dayByKey,
  firstDayOf,
  hasMonth,
  isSame,
  type Limits,
  weeksOf,
  yearsAround,
} from "./rules.ts";

adoptStyle(css);

interface CalendarProps {
  t: Translate;
  /** Language of the names, and what the week begins with. */
  locale: string;
  /** What the page calls the field. */
  label: string;
  value: PlainDate | null;
  today: PlainDate;
  limits: Limits;
  /** Around the button and the calendar: a click there does not close. */
  field: Element;
  onChoose(date: PlainDate): void;
  /** `back`: the focus belongs on the button again. */
  onClose(back: boolean): void;
}

/** Shows the calendar in `place` and returns how to take it away. */
export function openCalendar(place: HTMLElement, props: CalendarProps): () => void {
  const firstDay = firstDayOf(props.locale);
  const names = namesIn(props.locale, firstDay);
  const container = place.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(<Calendar {...props} firstDay={firstDay} names={names} />);
  return () => {
    root.unmount();
    container.remove();
  };
}

/** A dialog that is not modal, with the grid of a month. OPT-05; WAI-ARIA APG, date picker dialog */
function Calendar({
  t,
  firstDay,
  names,
  label,
  value,
  today,
  limits,
  field,
  onChoose,
  onClose,
}: Omit<CalendarProps, "locale"> & { firstDay: number; names: Names }): ReactNode {
  const panel = useRef<HTMLDialogElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  /** The day that has the focus, or will have it when the grid is entered. */
  const [day, setDay] = useState(() => clamp(value ?? today, limits));
  /** The focus follows keys in the grid, and is on the day when the calendar opens; not when a month is chosen. */
  const follows = useRef(true);

  useLayoutEffect(() => {
    if (follows.current) grid.current!.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
    follows.current = false;
  });
  useLayoutEffect(() => placePanel(panel.current!, field), [field]);
  // At once: it may be closed before the next frame.
  useLayoutEffect(() => {
    const element = panel.current!;
    const { signal, abort } = aborter();
    const outside = (target: EventTarget | null): boolean => target instanceof Node && !field.contains(target);
    document.addEventListener("pointerdown", ({ target }) => outside(target) && onClose(false), { signal });
    element.addEventListener("focusout", ({ relatedTarget }) => outside(relatedTarget) && onClose(false), { signal });
    return abort;
  }, [field, onClose]);

  const show = (next: PlainDate): void => setDay(clamp(next, limits));
  const press = (event: KeyboardEvent): void => {
    const next = dayByKey(
      day,
      event.key,
      event.shiftKey,
      firstDay,
      getComputedStyle(panel.current!).direction === "rtl",
    );
    const isChoice = event.key === "Enter" || event.key === " ";
    if (!next && !isChoice) return;
    event.preventDefault();
    if (isChoice) return choose(day);
    follows.current = true;
    show(next!);
  };
  const choose = (date: PlainDate): void => void (canChoose(date, limits) && onChoose(date));
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // A dialog around the field stays open.
    event.preventDefault();
    event.stopPropagation();
    onClose(true);
  };
  const turn = (months: number, key: string): ReactNode => {
    const next = addMonths(day, months);
    const off = !hasMonth(next, limits);
    return (
      <button
        type="button"
        className="atoll-calendar-turn"
        aria-label={t(key)}
        aria-disabled={off}
        onClick={() => off || show(next)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={months < 0 ? "m15 5-7 7 7 7" : "m9 5 7 7-7 7"} />
        </svg>
      </button>
    );
  };

  return (
    // Keys that reach the dialog come from controls in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={panel}
      open
      aria-label={label}
      className="atoll-floating atoll-panel atoll-calendar"
      onKeyDown={escape}
    >
      <div className="atoll-calendar-head">
        {turn(-1, "Calendar.PreviousMonth")}
        <select
          aria-label={t("Calendar.Month")}
          value={day.month}
          onChange={({ currentTarget }) => show(addMonths(day, Number(currentTarget.value) - day.month))}
        >
          {names.months.map((name, index) => (
            <option key={name} value={index + 1} disabled={!hasMonth({ ...day, month: index + 1 }, limits)}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={t("Calendar.Year")}
          value={day.year}
          onChange={({ currentTarget }) => show(addMonths(day, (Number(currentTarget.value) - day.year) * 12))}
        >
          {yearsAround(day, limits).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
        {turn(1, "Calendar.NextMonth")}
      </div>
      <div className="atoll-visually-hidden" aria-live="polite">
        {names.month(day)}
      </div>
      {/* As the pattern has it: the roles of a table's parts then follow. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-label={names.month(day)} onKeyDown={press}>
        <thead>
          <tr>
            {names.weekdays.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                <div>{short}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day, firstDay).map((week, index) => (
            <tr key={index}>
              {week.map((date, index) =>
                date ? (
                  // The table has the keys of its days.
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                  <td
                    key={index}
                    tabIndex={isSame(date, day) ? 0 : -1}
                    data-date={toIso(date)}
                    aria-label={names.day(date)}
                    aria-selected={isSame(value, date)}
                    aria-current={isSame(date, today) ? "date" : undefined}
                    aria-disabled={!canChoose(date, limits) || undefined}
                    onClick={() => choose(date)}
                  >
                    {date.day}
                  </td>
                ) : (
                  // A place without a day says nothing.
                  // eslint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </dialog>
  );
}

function aborter(): { signal: AbortSignal; abort(): void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
