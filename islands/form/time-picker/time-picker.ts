import { delegate, undelegate } from "../../../shared/dom/delegate.ts";
import { fieldButton } from "../../../shared/form/field-button.ts";
import { watchEditable } from "../../../shared/form/watch-editable.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { ownValidity } from "../../../shared/form/own-validity.ts";
import { findInput } from "../../../shared/form/find-input.ts";
import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { labelOf } from "../../../shared/a11y/label-of.ts";
import { setDisabled } from "../../../shared/form/step-buttons.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type definition from "./definition.ts";
import { type TimePopup, timePopup } from "./popup.ts";
import { formatTime, parseTime, timesOf } from "./rules.ts";

/** Path of the button's icon. */
const icon = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.500 2";

/**
 * An editable combobox with a list of times. A `datalist` would not understand `9h30`, nor find the next time.
 * WAI-ARIA APG, combobox
 */
export default function timePicker(
  host: HTMLElement,
  config: Config<typeof definition.config>,
  { id, signal }: ViewContext,
): () => void {
  const input = findInput(host);
  const { min, max } = readBounds(host, config);
  const times = timesOf({ min, max, step: config.step });
  const restore = makeCombobox(input, `${id}-list`);
  const field = fieldButton(input, "listbox", icon, labelOf(input));
  const { button } = field;
  const isReadOnly = (): boolean => input.matches(":disabled, :read-only");
  const popup = timePopup(input, field, `${id}-list`, times, isReadOnly);

  let t: Translate = keyWords;
  const setValidity = ownValidity(input);
  function problemOf(text: string): string {
    const time = parseTime(text);
    if (time === null) return t("Times.Invalid", formatTime(14 * 60 + 30));
    if (time < min) return t("Times.From", formatTime(min));
    return time > max ? t("Times.Until", formatTime(max)) : "";
  }
  /**
   * Marks a typed text that is not a time, or one outside of the bounds, as a native time field does. The server's own
   * text stays valid.
   */
  function check(): void {
    const isTyped = input.value.trim() !== "" && input.value !== input.defaultValue;
    setValidity(isTyped ? problemOf(input.value) : "");
  }

  // The list is reached from the input, so the button needs no tab stop.
  button.tabIndex = -1;
  delegate(button, {
    mousedown: (event) => event.preventDefault(),
    click() {
      if (popup.isOpen()) return popup.close();
      input.focus();
      popup.open();
    },
  });
  delegate(input, {
    click: popup.open,
    keydown: (event) => handleKeydown(popup, event),
    input() {
      popup.followInput();
      check();
    },
    // Runs before the page's own handlers read the value.
    change() {
      normalizeTime(input);
      check();
    },
    reset: () => void setTimeout(() => signal.aborted || check()),
    blur: popup.close,
  });
  document.addEventListener("page:out", popup.close, { signal });
  const stopTexts = withTexts((texts) => {
    t = texts;
    check();
    button.setAttribute("aria-label", t("Times.Choose", labelOf(input)));
  });
  const updateButton = (): void => setDisabled(button, isReadOnly());
  updateButton();
  const stopWatching = watchEditable([input], updateButton);
  return () => {
    stopWatching();
    stopTexts();
    popup.close();
    setValidity("");
    undelegate(button);
    undelegate(input);
    field.place.remove();
    restore();
  };
}

/** Gives `input` the attributes of a combobox and returns a function that restores it. */
function makeCombobox(input: HTMLInputElement, listId: string): () => void {
  const restore = saveAttributes(input, [
    "role",
    "aria-autocomplete",
    "aria-haspopup",
    "aria-expanded",
    "aria-controls",
    "aria-activedescendant",
  ]);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "none");
  input.setAttribute("aria-haspopup", "listbox");
  input.setAttribute("aria-controls", listId);
  return restore;
}

/** Shows how the typed text was understood. */
function normalizeTime(input: HTMLInputElement): void {
  const time = parseTime(input.value);
  if (time !== null && input.value !== formatTime(time)) input.value = formatTime(time);
}

function handleKeydown(popup: TimePopup, event: KeyboardEvent): void {
  if (!handleKey(popup, event)) return;
  event.preventDefault();
  // A dialog around the field must stay open.
  event.stopPropagation();
}

/** Returns whether the popup used the key. */
function handleKey(popup: TimePopup, { key, altKey }: KeyboardEvent): boolean {
  if (key === "ArrowDown") {
    if (altKey) popup.open();
    else popup.step(1);
  } else if (key === "ArrowUp") {
    if (altKey) popup.close();
    else popup.step(-1);
  } else if (!popup.isOpen()) return false;
  else if (key === "Enter") popup.chooseActive();
  else if (key === "Escape") popup.close();
  else return false;
  return true;
}

/** The bounds of the list. Warns about an unusable one and ignores it. */
function readBounds(host: HTMLElement, config: Config<typeof definition.config>): { min: number; max: number } {
  const read = (name: "min" | "max", fallback: number): number => {
    const time = parseTime(config[name]);
    if (time === null)
      warn(
        `time-picker on ${nameOf(host)}: data-${name} expects a time such as 09:30, ` +
          `got ${JSON.stringify(config[name])}; it is ignored.`,
        host,
      );
    return time ?? fallback;
  };
  const [min, max] = [read("min", 0), read("max", 24 * 60 - 1)];
  if (min <= max) return { min, max };
  warn(
    `time-picker on ${nameOf(host)}: data-max expects a time after data-min, ${formatTime(min)}, ` +
      `got ${JSON.stringify(config.max)}; it is ignored.`,
    host,
  );
  return { min, max: 24 * 60 - 1 };
}
