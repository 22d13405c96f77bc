import { isComposing, onTyping } from "../composition.ts";
import { on } from "../events.ts";
import { type Translate, withTexts } from "../i18n/texts.ts";
import { keptAttributes } from "../kept-attributes.ts";
import { announce } from "../live.ts";
import { type Choice, type OptionsPanel, optionsPanel, type Shown } from "./panel.ts";
import { type Answer, type Found, questions } from "./questions.ts";

/** Keys of texts. */
interface Words {
  /** Heading of the list. */
  found: string;
  none: string;
  failed: string;
  /** Said of a list; `{0}` is the number of choices. */
  count: string;
  /** The entry that brings the next page. */
  more?: string;
}

interface Needs {
  /** Holds the input, and the list while it is open. */
  host: HTMLElement;
  input: HTMLInputElement;
  id: string;
  signal: AbortSignal;
  /** So many characters, and it is asked for. */
  minLength: number;
  words: Words;
  /** Asks the server; the first page is 1. Rejects where there is no answer. */
  find(text: string, page: number, signal: AbortSignal): Promise<Found>;
}

export interface Combobox {
  close(): void;
  /** Shows a line in place of the list, and says it. */
  tell(key: string): void;
  /** The input is as the page has it. */
  restore(): void;
}

/** Makes an input an editable combobox with list autocomplete, of what a server finds. WAI-ARIA APG, combobox. SRC-01, SRC-04, PRO-05 */
export function combobox({ host, input, id, signal, minLength, words, find }: Needs): Combobox {
  const restore = keptAttributes(input, [
    "role",
    "aria-autocomplete",
    "aria-haspopup",
    "aria-expanded",
    "aria-controls",
    "aria-activedescendant",
    "autocomplete",
  ]);
  let panel: OptionsPanel | undefined;
  let t: Translate | undefined;
  /** What is to be seen; before there are texts it waits for them. */
  let wanted: { shown(t: Translate): Shown; said(t: Translate): string; from: number } | undefined;

  const asking = questions({ input, signal, minLength, find, show, fail: () => tell(words.failed), close });
  function close(): void {
    asking.forget();
    wanted = undefined;
    panel?.remove();
    panel = undefined;
    input.setAttribute("aria-expanded", "false");
  }

  /** `from`: place of the option to be active, -1 for none. */
  const want = (shown: (t: Translate) => Shown, said: (t: Translate) => string, from = -1): void => {
    wanted = { shown, said, from };
    if (t) render(t);
  };
  function render(t: Translate): void {
    if (!wanted) return;
    panel ??= optionsPanel(host, input, id);
    panel.show(wanted.shown(t), t);
    panel.mark(wanted.from);
    input.setAttribute("aria-expanded", String(panel.count > 0));
    announce(wanted.said(t));
  }
  function tell(key: string): void {
    asking.forget();
    want(
      (t) => ({ head: t(key), choices: [] }),
      (t) => t(key),
    );
  }

  function show(answer: Answer, from: number): void {
    const { choices, hasMore } = answer;
    if (choices.length === 0) return tell(words.none);
    const more: Choice = {
      group: choices.at(-1)!.group,
      act: () => asking.askForMore(answer),
      fill: (element, t) => void (element.textContent = t(words.more!)),
    };
    want(
      (t) => ({ head: t(words.found), choices: hasMore && words.more ? [...choices, more] : choices }),
      (t) => t(words.count, choices.length),
      from,
    );
  }

  function typed(): void {
    panel?.mark(-1);
    asking.typed();
  }
  const go = (direction: 1 | -1): void => {
    // Behind the last one, and before the first, stands what was typed.
    const places = panel!.count + 1;
    panel!.mark(((panel!.active + 1 + direction + places) % places) - 1);
  };

  const hasOptions = (): boolean => !!panel && panel.count > 0;
  const leaveList = (): false => (panel?.mark(-1), false);
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown() {
      if (!asking.isWaiting && hasOptions()) go(1);
      else asking.ask();
      return true;
    },
    ArrowUp({ altKey }) {
      if (!hasOptions()) return false;
      if (altKey) close();
      else go(-1);
      return true;
    },
    Home: leaveList,
    End: leaveList,
    ArrowLeft: leaveList,
    ArrowRight: leaveList,
    Enter(event) {
      if (!panel || panel.active < 0) return false;
      panel.choose(event);
      return true;
    },
    Escape() {
      if (panel) close();
      else if (input.value) {
        input.value = "";
        input.dispatchEvent(new Event("input", { bubbles: true }));
      } else return false;
      return true;
    },
    Tab: () => (close(), false),
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => input.addEventListener(type, listener, { signal });
  const isOutside = ({ target }: Event): boolean => !host.contains(target as Node);

  listen("keydown", (event) => {
    if (isComposing(event)) return;
    if (event.key !== "Enter" && (event.ctrlKey || event.metaKey || event.shiftKey) && event.key !== "Tab") return;
    if (!keys[event.key]?.(event)) return;
    event.preventDefault();
    // A dialog around the field stays open.
    event.stopPropagation();
  });
  onTyping(input, typed, { signal, pause: asking.forget });
  listen("click", () => !panel && asking.isKnown() && asking.ask());
  listen("focusout", ({ relatedTarget }) => relatedTarget && !host.contains(relatedTarget as Node) && close());
  // Where a phone's keyboard goes, nothing else gets the focus, and the list stays.
  document.addEventListener("pointerdown", (event) => isOutside(event) && close(), { signal });
  on(document, "page:out", ({ stay }) => stay || close(), signal);
  document.addEventListener("page:loaded", asking.empty, { signal });
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
  const stopTexts = withTexts((texts) => {
    t = texts;
    render(t);
  });
  // Typed before this code was here.
  if (document.activeElement === input && input.value !== input.defaultValue) typed();
  return {
    close,
    tell,
    restore() {
      stopTexts();
      close();
      restore();
    },
  };
}
