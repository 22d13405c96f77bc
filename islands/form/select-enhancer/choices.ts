import TomSelect from "tom-select/base";
import { isComposing } from "../../../shared/form/composition.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";

export interface Choices {
  readonly isOpen: boolean;
  readonly isLocked: boolean;
  /** The visible control that replaces the select. */
  readonly wrapper: HTMLElement;
  readonly control: HTMLElement;
  /** The focusable element: the control, or the search input in it. */
  readonly focus_node: HTMLElement;
  readonly dropdown_content: HTMLElement;
  readonly activeOption: HTMLElement | null;
  /** Options under the mouse do not become active until the mouse moves. */
  ignoreHover: boolean;
  /** Id of the chosen item, if it is shown beside a search input. */
  readonly chosenId?: string;
  focus(): void;
  /** Pauses the search, or resumes it with the text typed so far. */
  pauseSearch(isPaused: boolean): void;
  close(): void;
  show(): void;
  choose(option: HTMLElement): void;
  setActiveOption(option: HTMLElement): void;
  /** Reads the selection from the select; with `withOptions`, its options too. */
  syncSelection(withOptions?: boolean): void;
  /** Disables or enables the control like the select. */
  syncDisabled(): void;
  /** Updates visible texts after the translations have loaded or changed. */
  updateTexts(): void;
  destroy(): void;
}

/** Creates the control beside `select`. The select keeps its name, its value and the order of its options. OPT-08 */
export function createChoices(select: HTMLSelectElement, search: boolean, t: Translate): Choices {
  const settings = {
    searchField: ["text", "folded"],
    // The default of 50 is too few for a list of countries.
    maxOptions: null,
    openOnFocus: false,
    hideSelected: select.multiple,
    // A single select always has a value: without one, the browser would choose the first option.
    onDelete: () => select.multiple,
    // In a single select an empty option is a valid choice; in a multiple select it never is.
    allowEmptyOption: !select.multiple,
    ...(search ? {} : { controlInput: null }),
    render: {
      option: ({ text }: Option) => element("div", "", text),
      item: ({ text }: Option) => (select.multiple ? removable(text, t("Choices.Remove", text)) : selectionLabel(text)),
      optgroup_header: ({ label }: { label: string }) => element("div", "optgroup-header", label),
      no_results: () => element("div", "no-results", t("Choices.None")),
    },
  };
  const id = `atoll-chosen-${++lastId}`;
  const selectionLabel = (text: string): HTMLElement => Object.assign(element("div", "", text), { id });
  const choices = new NativeChoices(select, settings as never) as unknown as Choices;
  for (const type of ["compositionstart", "compositionend"])
    choices.focus_node.addEventListener(type, (event) => choices.pauseSearch(isComposing(event)));
  keepHoverIgnored(choices.dropdown_content);
  const updateTexts = (): void => {
    for (const remove of choices.control.querySelectorAll<HTMLElement>(".atoll-choice-remove"))
      remove.title = t("Choices.Remove", remove.previousSibling!.textContent!);
  };
  return Object.assign(choices, { updateTexts }, search && !select.multiple && { chosenId: id });
}

let lastId = 0;

/** WebKit also sends `mousemove` when the list opens or scrolls under a resting mouse: hide it from Tom Select. */
function keepHoverIgnored(list: HTMLElement): void {
  list.addEventListener(
    "mousemove",
    (event) => {
      if (event.movementX === 0 && event.movementY === 0) event.stopPropagation();
    },
    { capture: true },
  );
}

interface Option {
  text: string;
}

/**
 * Tom Select removes and reorders the options of the select. This subclass leaves the select intact, so that options
 * added by scripts are kept.
 */
class NativeChoices extends TomSelect {
  private isSyncing = false;
  private isPaused = false;

  private get select(): HTMLSelectElement {
    return this.input as HTMLSelectElement;
  }

  /** Gives the search input a blank placeholder: the stylesheet hides the chosen option when it is not shown. */
  override inputState(): void {
    super.inputState();
    this.control_input.placeholder = " ";
  }

  pauseSearch(isPaused: boolean): void {
    this.isPaused = isPaused;
    this._onInput();
  }

  show(): void {
    if (!this.isLocked) this.refreshOptions(true);
  }

  choose(option: HTMLElement): void {
    this.onOptionSelect(new Event("click") as never, option);
  }

  syncSelection(withOptions = false): void {
    const selectedValues = [...this.select.selectedOptions].map(({ value }) => value);
    if (!withOptions && String(selectedValues) === String(this.items)) return;
    const { isOpen } = this;
    this.isSyncing = true;
    this.clear(true);
    this.clearOptions(() => false);
    this.optgroups = {};
    this.sync();
    this.isSyncing = false;
    if (isOpen) this.refreshOptions(true);
  }

  syncDisabled(): void {
    if (this.select.matches(":disabled")) this.disable();
    else this.enable();
  }

  /** Replaces Tom Select's own reader, which takes values and texts from data attributes of the options. */
  override sync(): void {
    const { options, groups } = recordsOf(this.select);
    this.setupOptions(options, groups);
    this.setValue(
      [...this.select.selectedOptions].map(({ value }) => value),
      true,
    );
    this.syncDisabled();
    this.lastQuery = null;
  }

  /** Does not change the select's own `disabled`: that belongs to the page. */
  override setDisabled(disabled: boolean): void {
    this.focus_node.tabIndex = disabled ? -1 : this.tabIndex;
    this.isDisabled = disabled;
    this.control_input.disabled = disabled;
    this.setLocked();
  }

  override updateOriginalInput({ silent }: { silent?: boolean } = {}): void {
    if (!this.isSetup || this.isSyncing) return;
    for (const option of this.select.options) option.selected = this.items.includes(option.value);
    if (!silent) this.trigger("change", this.getValue());
  }

  /** Tom Select would search for text that is still being composed. */
  override _onInput(): void {
    if (!this.isPaused) super._onInput();
  }

  override onClick(): void {
    if (this.isOpen) return this.close();
    this.focus();
    this.show();
  }

  override onItemSelect(event?: MouseEvent, item?: never): boolean {
    if (!(event?.target as Element | null)?.closest(".atoll-choice-remove"))
      return super.onItemSelect(event as never, item as never);
    // The first click of a double click has removed an item; the next one is under the pointer by now.
    if (event!.detail < 2) this.removeItem(item);
    return true;
  }

  override close(setTextboxValue?: boolean): void {
    super.close(setTextboxValue);
    this.clearActiveOption();
  }

  override destroy(): void {
    const { select } = this;
    const selected = [...select.options].filter((option) => option.selected);
    const content = [...select.childNodes];
    super.destroy();
    select.replaceChildren(...content);
    for (const option of select.options) option.selected = selected.includes(option);
  }
}

/** The records of options and groups in Tom Select's format. */
function recordsOf(select: HTMLSelectElement): { options: object[]; groups: object[] } {
  const groups = [...select.querySelectorAll("optgroup")];
  const groupOf = (option: HTMLOptionElement): number =>
    groups.indexOf(option.parentElement as HTMLOptGroupElement) + 1;
  const options = [...select.options].filter(({ value }) => value || !select.multiple);
  return {
    options: options.map((option, index) => ({
      value: option.value,
      text: option.text,
      // Tom Select folds other letters itself.
      folded: option.text.normalize().replace(/ß/gi, "ss"),
      disabled: option.disabled,
      optgroup: groupOf(option) || undefined,
      $option: option,
      $order: index + 1,
    })),
    groups: groups.map(({ label, disabled }, index) => ({ value: index + 1, label, disabled, $order: index + 1 })),
  };
}

function element(name: string, className: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}

/** Hidden from assistive technology; with the keyboard, Backspace removes the item. */
function removable(text: string, title: string): HTMLElement {
  const item = element("div", "", text);
  const remove = item.appendChild(element("span", "atoll-choice-remove", "×"));
  remove.title = title;
  remove.setAttribute("aria-hidden", "true");
  return item;
}
