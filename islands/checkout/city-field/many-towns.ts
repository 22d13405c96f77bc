import { markedText } from "../../../shared/combobox/matched.ts";
import { type Choice, type OptionsPanel, optionsPanel } from "../../../shared/combobox/panel.ts";
import { isComposing, onTyping } from "../../../shared/composition.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { announce } from "../../../shared/live.ts";
import { type Dropdown, type DropdownNeeds, selectClass } from "./dropdown.ts";
import { found, meant } from "./rules.ts";

/** The field itself as a combobox: what is typed looks among the towns, and what is left in it is one of them. WAI-ARIA APG, combobox */
export function manyTowns({ host, input, id, options, chosen, choose }: DropdownNeeds): Dropdown {
  const restore = keptAttributes(input, [
    "class",
    "role",
    "aria-autocomplete",
    "aria-haspopup",
    "aria-expanded",
    "aria-controls",
    "aria-activedescendant",
    "autocomplete",
    "placeholder",
  ]);
  const gone = new AbortController();
  const { signal } = gone;
  let t: Translate = (key) => key;
  let present = chosen;
  let panel: OptionsPanel | undefined;
  let isTaking = false;

  const close = (): void => {
    panel?.remove();
    panel = undefined;
    input.setAttribute("aria-expanded", "false");
  };
  /** Those with all words of `query`; the one that is chosen is active. */
  function open(query: string): void {
    const shown = found(options, query);
    panel ??= optionsPanel(host, input, id);
    const choices = shown.map((option): Choice => ({
      group: "",
      act: () => take(option),
      fill: (box) => box.append(markedText(option, query)),
    }));
    panel.show({ head: t(shown.length > 0 ? "City.Towns" : "City.None"), choices }, t);
    panel.mark(query ? -1 : shown.indexOf(present));
    input.setAttribute("aria-expanded", String(shown.length > 0));
    announce(shown.length > 0 ? t("City.Count", shown.length) : t("City.None"));
  }
  function take(option: string): void {
    close();
    present = option;
    isTaking = true;
    choose(option);
    isTaking = false;
  }
  /** What was typed is the town that is meant by it; what is none does not count. */
  function settle(): void {
    close();
    if (input.value !== present) take(meant(options, input.value) ?? present);
  }
  function go(direction: 1 | -1): void {
    if (!panel || panel.count === 0) return open("");
    panel.mark((panel.active + direction + panel.count + (panel.active < 0 && direction < 0 ? 1 : 0)) % panel.count);
  }

  const leaveList = (): false => (panel?.mark(-1), false);
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: () => (go(1), true),
    ArrowUp: ({ altKey }) => (altKey ? close() : go(-1), true),
    Home: leaveList,
    End: leaveList,
    ArrowLeft: leaveList,
    ArrowRight: leaveList,
    Enter(event) {
      if (!panel) return false;
      if (panel.active < 0) settle();
      else panel.choose(event);
      return true;
    },
    Escape() {
      if (!panel) return false;
      close();
      input.value = present;
      return true;
    },
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => input.addEventListener(type, listener, { signal });
  listen("keydown", (event) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey || !keys[event.key]?.(event)) return;
    event.preventDefault();
    // A dialog around the field stays open.
    event.stopPropagation();
  });
  onTyping(input, () => !isTaking && document.activeElement === input && open(input.value), { signal });
  listen("click", () => (panel ? undefined : open("")));
  listen("blur", settle);
  // Where a phone's keyboard goes, the focus stays.
  document.addEventListener("pointerdown", ({ target }) => panel && !host.contains(target as Node) && settle(), {
    signal,
  });
  document.addEventListener("page:out", close, { signal });
  for (const place of [window, window.visualViewport])
    place?.addEventListener("resize", () => panel?.place(), { signal });

  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-controls": `${id}-list`,
    autocomplete: "off",
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  input.className = `${selectClass(input)} atoll-city-list`.trim();
  const stopTexts = withTexts((texts) => {
    t = texts;
    input.placeholder = t("City.Choose");
  });
  return {
    control: input,
    remove() {
      gone.abort();
      stopTexts();
      close();
      const isWrong = input.classList.contains("input-validation-error");
      restore();
      input.classList.toggle("input-validation-error", isWrong);
    },
  };
}
