import { delegate, undelegate } from "../../../shared/dom/delegate.ts";
import { shell } from "../../../shared/shell-api.ts";
import { fieldButton } from "../../../shared/form/field-button.ts";
import { watchEditable } from "../../../shared/form/watch-editable.ts";
import { dateInText, formatDate, parseDate, type PlainDate } from "../../../shared/i18n/short-date.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { ownValidity } from "../../../shared/form/own-validity.ts";
import { findInput } from "../../../shared/form/find-input.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { labelOf } from "../../../shared/a11y/label-of.ts";
import { setDisabled } from "../../../shared/form/step-buttons.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { formatFor } from "./format.ts";
import { readLimits } from "./limits.ts";
import { linkedDates, type LinkedDates, linkedField } from "./linked-pickers.ts";
import { calendarPopup } from "./popup.ts";
import { compare, earlier, later, type Limits, localDay, weekdayOf } from "./rules.ts";

/** Path of the button's icon. */
const icon = "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4";

export default function datePicker(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { signal, fail }: ViewContext,
): () => void {
  const input = findInput(host);
  const format = formatFor(host, config.dateFormat);
  const { locale } = shell().settings;
  const limits = readLimits(host, config, format);
  const { button, place } = fieldButton(input, "dialog", icon, labelOf(input));
  const isReadOnly = (): boolean => input.matches(":disabled, :read-only");
  let t: Translate = keyWords;

  const field = dateField(input, format, locale);
  const popup = calendarPopup(button, place, () => ({
    t,
    locale,
    label: t("Calendar.Choose", labelOf(input)),
    value: field.value(),
    today: localDay(new Date()),
    limits: narrow(limits, linkedDates(input, config.after)),
    onChoose: field.choose,
  }));

  delegate(button, {
    click() {
      if (popup.isOpen()) popup.close();
      else if (!isReadOnly()) popup.open().catch((error: unknown) => signal.aborted || fail("load", error));
    },
  });
  const setValidity = ownValidity(input);
  /**
   * Marks a typed day that cannot be chosen, as a native date field does. The server's own day is only compared with
   * another date that the visitor has changed.
   */
  function check(): void {
    const { before, isBeforeEdited } = linkedDates(input, config.after);
    const isTyped = input.value !== input.defaultValue;
    const own = isTyped ? limits : noLimits;
    const isJudged = input.value.trim() !== "" && (isTyped || (isBeforeEdited && field.value()));
    setValidity(isJudged ? problemWith(field.value(), narrow(own, { before, after: null }), t, field.format) : "");
  }
  /** Checks again after a change of the other date. The event lets a validation of the form show the result. */
  function checkPair(): void {
    const message = input.validationMessage;
    check();
    if (input.validationMessage !== message) input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  delegate(input, {
    input: check,
    change() {
      field.normalize();
      check();
    },
    reset: () => void setTimeout(() => signal.aborted || check()),
  });
  // The other date may have changed.
  if (config.after) document.addEventListener("change", checkPair, { signal });
  // The calendar must not stay open across a page change.
  document.addEventListener("page:out", () => popup.close(), { signal });
  const stopTexts = withTexts((texts) => {
    t = texts;
    check();
    button.setAttribute("aria-label", t("Calendar.Choose", labelOf(input)));
  });
  const updateButton = (): void => setDisabled(button, isReadOnly());
  updateButton();
  const stopWatching = watchEditable([input], updateButton);
  warnUnlinked(host, config.after);
  return () => {
    stopWatching();
    stopTexts();
    popup.close();
    setValidity("");
    undelegate(button);
    undelegate(input);
    place.remove();
  };
}

interface DateField {
  value(): PlainDate | null;
  format(date: PlainDate): string;
  /** Writes a chosen day into the field, and dispatches the events of a visitor's input. */
  choose(date: PlainDate): void;
  /** Shows how the typed text was understood: 4.7.26 becomes 04/07/2026. */
  normalize(): void;
}

function dateField(input: HTMLInputElement, format: string, locale: string): DateField {
  const value = (): PlainDate | null => parseDate(input.value, format, locale);
  return {
    value,
    format: (date) => dateInText(date, format, locale),
    choose(date) {
      // A time in the field is kept.
      input.value = formatDate({ ...date, time: value()?.time }, format, locale);
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    },
    normalize() {
      const date = value();
      const text = date && formatDate(date, format, locale);
      if (text && input.value !== text) input.value = text;
    },
  };
}

const noLimits: Limits = { min: null, max: null, closed: [] };

/** Narrows the limits to the dates of the linked pickers. */
const narrow = (own: Limits, { before, after }: Pick<LinkedDates, "before" | "after">): Limits => ({
  min: later(own.min, before),
  max: earlier(own.max, after),
  closed: own.closed,
});

/** The message about a day that cannot be chosen, or about a text that is not a date; "" for a right one. */
function problemWith(
  date: PlainDate | null,
  { min, max, closed }: Limits,
  t: Translate,
  format: (date: PlainDate) => string,
): string {
  if (!date) return t("Calendar.Invalid", format(localDay(new Date())));
  if (min && compare(date, min) < 0) return t("Calendar.From", format(min));
  if (max && compare(date, max) > 0) return t("Calendar.Until", format(max));
  return closed.includes(weekdayOf(date)) ? t("Calendar.Closed") : "";
}

function warnUnlinked(host: HTMLElement, after: string | undefined): void {
  if (after && !linkedField(after))
    warn(
      `date-picker on ${nameOf(host)}: data-after expects the id of an input of this page, ` +
        `got ${JSON.stringify(after)}; it is ignored.`,
      host,
    );
}
