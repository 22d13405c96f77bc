import TomSelect from "tom-select/base";
import { isComposing } from "../../../shared/composition.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";

export interface Choices {
  readonly isOpen: boolean;
  readonly isLocked: boolean;
  /** What the visitor sees instead of the select. */
  readonly wrapper: HTMLElement;
  readonly control: HTMLElement;
  /** What has the focus: the control, or the input for searching in it. */
  readonly focus_node: HTMLElement;
  readonly dropdown_content: HTMLElement;
  readonly activeOption: HTMLElement | null;
  /** Id of what is chosen, where that stands beside an input for searching. */
  readonly chosenId?: string;
  focus(): void;
  /** While it is held, nothing is looked for; then what was typed is. */
  hold(isHeld: boolean): void;
  close(): void;
  show(): void;
  take(option: HTMLElement): void;
  setActiveOption(option: HTMLElement): void;
  /** Takes over what the select holds; `anew`: its options, too. */
  follow(anew?: boolean): void;
  /** Can be used while the select can. */
  followState(): void;
  /** The words are here, or others: what is shown already is named in them. */
  speak(): void;
  destroy(): void;
}

/** Builds the control beside `select`, which keeps its name, its value and the order of its options. OPT-08 */
export function createChoices(select: HTMLSelectElement, search: boolean, t: Translate): Choices {
  const settings = {
    // A list of a shop's countries is longer than the 50 that would be shown.
    maxOptions: null,
    openOnFocus: false,
    hideSelected: select.multiple,
    // A select of one always has a choice: with none the browser would take the first.
    onDelete: () => select.multiple,
    // What an empty option says is a choice like any other; of several choices it would be one that is never meant.
    allowEmptyOption: !select.multiple,
    ...(search ? {} : { controlInput: null }),
    render: {
      option: ({ text }: Option) => element("div", "", text),
      item: ({ text }: Option) => (select.multiple ? removable(text, t("Choices.Remove", text)) : chosen(text)),
      optgroup_header: ({ label }: { label: string }) => element("div", "optgroup-header", label),
      no_results: () => element("div", "no-results", t("Choices.None")),
    },
  };
  const id = `atoll-chosen-${++made}`;
  const chosen = (text: string): HTMLElement => Object.assign(element("div", "", text), { id });
  const choices = new NativeChoices(select, settings as never) as unknown as Choices;
  for (const type of ["compositionstart", "compositionend"])
    choices.focus_node.addEventListener(type, (event) => choices.hold(isComposing(event)));
  const speak = (): void => {
    for (const remove of choices.control.querySelectorAll<HTMLElement>(".atoll-choice-remove"))
      remove.title = t("Choices.Remove", remove.previousSibling!.textContent!);
  };
  return Object.assign(choices, { speak }, search && !select.multiple && { chosenId: id });
}

let made = 0;

interface Option {
  text: string;
}

/** As the library has it, but the select stays whole: its options are not moved, and those that came later are not lost. */
class NativeChoices extends TomSelect {
  private isReading = false;
  private isHeld = false;

  private get select(): HTMLSelectElement {
    return this.input as HTMLSelectElement;
  }

  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this._onInput();
  }

  show(): void {
    if (!this.isLocked) this.refreshOptions(true);
  }

  take(option: HTMLElement): void {
    this.onOptionSelect(new Event("click") as never, option);
  }

  follow(anew = false): void {
    const chosen = [...this.select.selectedOptions].map(({ value }) => value);
    if (!anew && String(chosen) === String(this.items)) return;
    const { isOpen } = this;
    this.isReading = true;
    this.clear(true);
    this.clearOptions(() => false);
    this.optgroups = {};
    this.sync();
    this.isReading = false;
    if (isOpen) this.refreshOptions(true);
  }

  followState(): void {
    if (this.select.matches(":disabled")) this.disable();
    else this.enable();
  }

  /** The library takes data attributes of the options for their values and their names. */
  override sync(): void {
    const { options, groups } = recordsOf(this.select);
    this.setupOptions(options, groups);
    this.setValue(
      [...this.select.selectedOptions].map(({ value }) => value),
      true,
    );
    this.followState();
    this.lastQuery = null;
  }

  /** The select itself is the page's to disable. */
  override setDisabled(disabled: boolean): void {
    this.focus_node.tabIndex = disabled ? -1 : this.tabIndex;
    this.isDisabled = disabled;
    this.control_input.disabled = disabled;
    this.setLocked();
  }

  override updateOriginalInput({ silent }: { silent?: boolean } = {}): void {
    if (!this.isSetup || this.isReading) return;
    for (const option of this.select.options) option.selected = this.items.includes(option.value);
    if (!silent) this.trigger("change", this.getValue());
  }

  /** The library would look for text that is still being composed. */
  override _onInput(): void {
    if (!this.isHeld) super._onInput();
  }

  override onClick(): void {
    if (this.isOpen) return this.close();
    this.focus();
    this.show();
  }

  override onItemSelect(event?: MouseEvent, item?: never): boolean {
    if (!(event?.target as Element | null)?.closest(".atoll-choice-remove"))
      return super.onItemSelect(event as never, item as never);
    this.removeItem(item);
    return true;
  }

  override close(setTextboxValue?: boolean): void {
    super.close(setTextboxValue);
    this.clearActiveOption();
  }

  override destroy(): void {
    const { select } = this;
    const chosen = [...select.options].filter((option) => option.selected);
    const content = [...select.childNodes];
    super.destroy();
    select.replaceChildren(...content);
    for (const option of select.options) option.selected = chosen.includes(option);
  }
}

/** What the library knows an option and a group by. */
function recordsOf(select: HTMLSelectElement): { options: object[]; groups: object[] } {
  const groups = [...select.querySelectorAll("optgroup")];
  const groupOf = (option: HTMLOptionElement): number =>
    groups.indexOf(option.parentElement as HTMLOptGroupElement) + 1;
  const options = [...select.options].filter(({ value }) => value || !select.multiple);
  return {
    options: options.map((option, index) => ({
      value: option.value,
      text: option.text,
      disabled: option.disabled,
      optgroup: groupOf(option) || undefined,
      $option: option,
      $order: index + 1,
    })),
    groups: groups.map(({ label, disabled }, index) => ({ value: index + 1, label, disabled, $order: index + 1 })),
  };
}

function element(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** With the keyboard: Backspace. */
function removable(text: string, title: string): HTMLElement {
  const item = element("div", "", text);
  const remove = item.appendChild(element("span", "atoll-choice-remove", "×"));
  remove.title = title;
  remove.setAttribute("aria-hidden", "true");
  return item;
}
