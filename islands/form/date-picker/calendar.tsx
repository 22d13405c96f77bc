import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { adoptStyle } from "../../../shared/dom/adopt-style.ts";
import { type PlainDate, toIso } from "../../../shared/i18n/short-date.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { placePanel } from "../../../shared/overlay/place-panel.ts";
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

export interface CalendarProps {
  t: Translate;
  /** Language of the names; also determines the first day of the week. */
  locale: string;
  /** Accessible name of the dialog. */
  label: string;
  value: PlainDate | null;
  today: PlainDate;
  limits: Limits;
  /** Element around the button and the calendar: a click inside it does not close the calendar. */
  field: Element;
  onChoose(date: PlainDate): void;
  /** With `focusButton`, the focus returns to the button. */
  onClose(focusButton: boolean): void;
}

/** Opens the calendar in `place` and returns a function that removes it. */
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

type LocalizedProps = Omit<CalendarProps, "locale"> & { firstDay: number; names: Names };

/** A non-modal dialog with the grid of a month. OPT-05; WAI-ARIA APG, date picker dialog */
function Calendar({ onChoose, onClose, ...props }: LocalizedProps): ReactNode {
  const { t, names, label, value, today, limits, field } = props;
  const panel = useRef<HTMLDialogElement>(null);
  /** The day with the focus, or the day that gets it when the visitor enters the grid. */
  const [day, setDay] = useState(() => clamp(value ?? today, limits));
  useLayoutEffect(() => placePanel(panel.current!, field), [field]);
  useCloseOutside(panel, field, onClose);

  const show = (next: PlainDate): void => setDay(clamp(next, limits));
  const choose = (date: PlainDate): void => void (canChoose(date, limits) && onChoose(date));
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    // A dialog around the field must stay open.
    event.preventDefault();
    event.stopPropagation();
    onClose(true);
  };

  return (
    // Keys that reach the dialog bubble from the controls in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={panel}
      open
      aria-label={label}
      className="atoll-floating atoll-panel atoll-calendar"
      onKeyDown={escape}
    >
      <MonthChoice t={t} day={day} months={names.months} limits={limits} onShow={show} />
      <div className="atoll-visually-hidden" aria-live="polite">
        {names.month(day)}
      </div>
      <MonthGrid {...props} day={day} onShow={show} onChoose={choose} />
    </dialog>
  );
}

/** Closes the calendar when a press or the focus goes outside `field`. */
function useCloseOutside(
  panel: RefObject<HTMLElement | null>,
  field: Element,
  onClose: CalendarProps["onClose"],
): void {
  // A layout effect, because the calendar may be closed before the next frame.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isOutside = (target: EventTarget | null): boolean => target instanceof Node && !field.contains(target);
    document.addEventListener("pointerdown", ({ target }) => isOutside(target) && onClose(false), { signal });
    panel.current!.addEventListener("focusout", ({ relatedTarget }) => isOutside(relatedTarget) && onClose(false), {
      signal,
    });
    return () => controller.abort();
  }, [panel, field, onClose]);
}

interface MonthChoiceProps {
  t: Translate;
  day: PlainDate;
  months: string[];
  limits: Limits;
  onShow(day: PlainDate): void;
}

/** The choice of a month and a year, with buttons for the previous and the next month. */
function MonthChoice({ t, day, months, limits, onShow }: MonthChoiceProps): ReactNode {
  const monthButton = (count: number, key: string): ReactNode => {
    const next = addMonths(day, count);
    const isOff = !hasMonth(next, limits);
    return (
      <button
        type="button"
        className="atoll-calendar-turn"
        aria-label={t(key)}
        aria-disabled={isOff}
        onClick={() => isOff || onShow(next)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={count < 0 ? "m15 5-7 7 7 7" : "m9 5 7 7-7 7"} />
        </svg>
      </button>
    );
  };
  return (
    <div className="atoll-calendar-head">
      {monthButton(-1, "Calendar.PreviousMonth")}
      <select
        aria-label={t("Calendar.Month")}
        value={day.month}
        onChange={({ currentTarget }) => onShow(addMonths(day, Number(currentTarget.value) - day.month))}
      >
        {months.map((name, index) => (
          <option key={name} value={index + 1} disabled={!hasMonth({ ...day, month: index + 1 }, limits)}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t("Calendar.Year")}
        value={day.year}
        onChange={({ currentTarget }) => onShow(addMonths(day, (Number(currentTarget.value) - day.year) * 12))}
      >
        {yearsAround(day, limits).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
      {monthButton(1, "Calendar.NextMonth")}
    </div>
  );
}

interface MonthGridProps extends Pick<LocalizedProps, "firstDay" | "names" | "value" | "today" | "limits"> {
  day: PlainDate;
  onShow(day: PlainDate): void;
  onChoose(day: PlainDate): void;
}

function MonthGrid({ day, firstDay, names, onShow, onChoose, ...marks }: MonthGridProps): ReactNode {
  const grid = useRef<HTMLTableElement>(null);
  /** The focus moves to the day when the calendar opens and after a key, but not when a month is chosen. */
  const mustFocus = useRef(true);
  useLayoutEffect(() => {
    if (mustFocus.current) grid.current!.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
    mustFocus.current = false;
  });

  const press = (event: KeyboardEvent): void => {
    const isRtl = getComputedStyle(grid.current!).direction === "rtl";
    const next = dayByKey(day, event.key, event.shiftKey, firstDay, isRtl);
    const isChoice = event.key === "Enter" || event.key === " ";
    if (!next && !isChoice) return;
    event.preventDefault();
    if (isChoice) return onChoose(day);
    mustFocus.current = true;
    onShow(next!);
  };

  return (
    // The APG pattern gives a table the role `grid`; its rows and cells then get theirs implicitly.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
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
        {weeksOf(day, firstDay).map((week, row) => (
          <tr key={row}>{week.map((date, column) => dayCell(column, date, day, { ...marks, names, onChoose }))}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell of the grid, empty without a date. */
function dayCell(
  key: number,
  date: PlainDate | null,
  day: PlainDate,
  { names, value, today, limits, onChoose }: Omit<MonthGridProps, "day" | "firstDay" | "onShow">,
): ReactNode {
  // An empty cell needs no label.
  // eslint-disable-next-line jsx-a11y/control-has-associated-label
  if (!date) return <td key={key} />;
  return (
    // The table handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <td
      key={key}
      tabIndex={isSame(date, day) ? 0 : -1}
      data-date={toIso(date)}
      aria-label={names.day(date)}
      aria-selected={isSame(value, date)}
      aria-current={isSame(date, today) ? "date" : undefined}
      aria-disabled={!canChoose(date, limits) || undefined}
      onClick={() => onChoose(date)}
    >
      {date.day}
    </td>
  );
}
