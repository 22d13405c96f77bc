import { announce } from "../../../shared/a11y/live-region.ts";
import { markedText } from "../../../shared/combobox/matched.ts";
import { type OptionsPanel, optionsPanel } from "../../../shared/combobox/panel.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { isComposing, onTyping } from "../../../shared/form/composition.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { type Dropdown, type DropdownOptions, selectClass } from "./dropdown.ts";
import { filterOptions, matchOption } from "./rules.ts";

/** Sets the attributes of a combobox, and returns a function that restores the field. */
function makeCombobox(input: HTMLInputElement, listId: string): () => void {
  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-controls": listId,
    autocomplete: "off",
  };
  const names = ["class", "aria-activedescendant", "placeholder", ...Object.keys(attributes)];
  const restore = saveAttributes(input, names);
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  input.className = `${selectClass(input)} atoll-city-list`.trim();
  return () => {
    const isWrong = input.classList.contains("input-validation-error");
    restore();
    input.classList.toggle("input-validation-error", isWrong);
  };
}

function showOptions(
  panel: OptionsPanel,
  options: readonly string[],
  query: string,
  t: Translate,
  select: (option: string) => void,
): void {
  const choices = options.map((option) => ({
    group: "",
    act: () => select(option),
    fill: (box: HTMLElement) => box.append(markedText(option, query)),
  }));
  panel.show({ head: t(options.length > 0 ? "City.Towns" : "City.None"), choices }, t);
  announce(options.length > 0 ? t("City.Count", options.length) : t("City.None"));
}

/** Activates the next or the previous option, from the last one again the first. */
function moveActive(panel: OptionsPanel, direction: 1 | -1): void {
  const { active, count } = panel;
  panel.activate((active + direction + count + (active < 0 && direction < 0 ? 1 : 0)) % count);
}

/** Calls `handle` for keys without modifiers; it returns whether the key was handled. */
function onPlainKey(input: HTMLElement, handle: (event: KeyboardEvent) => boolean, signal: AbortSignal): void {
  const listener = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey || !handle(event)) return;
    event.preventDefault();
    // Escape must not close a dialog around the field.
    event.stopPropagation();
  };
  input.addEventListener("keydown", listener, { signal });
}

/**
 * Turns the field into a combobox. Typing filters the towns; a field that is left always holds one of them. WAI-ARIA
 * APG, combobox
 */
export function manyTowns({ host, input, id, options, chosen, choose }: DropdownOptions): Dropdown {
  const restore = makeCombobox(input, `${id}-list`);
  const removal = new AbortController();
  const { signal } = removal;
  let t: Translate = keyWords;
  let selected = chosen;
  let panel: OptionsPanel | undefined;
  let isSelecting = false;

  function close(): void {
    panel?.remove();
    panel = undefined;
    input.setAttribute("aria-expanded", "false");
  }
  /** Lists the options with all words of `query`. Without a query, the selected one is active, and typing replaces it. */
  function open(query: string): void {
    const matches = filterOptions(options, query);
    panel ??= optionsPanel(host, input, id);
    showOptions(panel, matches, query, t, select);
    panel.activate(query ? -1 : matches.indexOf(selected));
    if (!query && input.value === selected) input.select();
    input.setAttribute("aria-expanded", String(matches.length > 0));
  }
  function select(option: string): void {
    close();
    selected = option;
    isSelecting = true;
    choose(option);
    isSelecting = false;
  }
  /** Replaces the typed text by the town that it matches. Other text is discarded. */
  function commit(): void {
    close();
    if (input.value !== selected) select(matchOption(options, input.value) ?? selected);
  }
  const move = (direction: 1 | -1): void => (panel?.count ? moveActive(panel, direction) : open(""));

  /** Returns whether the key was handled. */
  function handleKey(event: KeyboardEvent): boolean {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") event.altKey ? close() : move(-1);
    else if (!panel) return false;
    else if (event.key === "Enter") panel.active < 0 ? commit() : panel.choose(event);
    else if (event.key === "Escape") {
      close();
      input.value = selected;
    } else {
      if (/^(Home|End|Arrow)/.test(event.key)) panel.activate(-1);
      return false;
    }
    return true;
  }

  onPlainKey(input, handleKey, signal);
  onTyping(input, () => !isSelecting && document.activeElement === input && open(input.value), { signal });
  input.addEventListener("click", () => panel || open(""), { signal });
  input.addEventListener("blur", commit, { signal });
  // On phones the field may keep the focus after the keyboard is hidden: a press outside also commits.
  const commitOutside = ({ target }: Event): unknown => panel && !host.contains(target as Node) && commit();
  document.addEventListener("pointerdown", commitOutside, { signal });
  document.addEventListener("page:out", close, { signal });
  for (const place of [window, window.visualViewport])
    place?.addEventListener("resize", () => panel?.place(), { signal });

  const stopTexts = withTexts((texts) => {
    t = texts;
    input.placeholder = t("City.Choose");
  });
  return {
    control: input,
    remove() {
      removal.abort();
      stopTexts();
      close();
      restore();
    },
  };
}
