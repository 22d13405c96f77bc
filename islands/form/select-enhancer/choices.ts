import TomSelect from "tom-select/base";
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
  focus(): void;
  close(): void;
  show(): void;
  take(option: HTMLElement): void;
  setActiveOption(option: HTMLElement): void;
  /** Takes over what the select holds; `anew`: its options, too. */
  follow(anew?: boolean): void;
  destroy(): void;
}

/** Builds the control beside `select`, which keeps its name, its value and the order of its options. OPT-08 */
export function createChoices(select: HTMLSelectElement, search: boolean, t: Translate): Choices {
  const settings = {
    // A list of a shop's countries is longer than the 50 that would be shown.
    maxOptions: null,
    openOnFocus: false,
    hideSelected: select.multiple,
    // What an empty option says is a choice like any other; of several choices it would be one that is never meant.
    allowEmptyOption: !select.multiple,
    ...(search ? {} : { controlInput: null }),
    render: {
      option: ({ text }: Option) => element("div", "", text),
      item: ({ text }: Option) => (select.multiple ? removable(text, t("Choices.Remove", text)) : element("div", "", text)),
      optgroup_header: ({ label }: { label: string }) => element("div", "optgroup-header", label),
      no_results: () => element("div", "no-results", t("Choices.None")),
    },
  };
  return new NativeChoices(select, settings as never) as unknown as Choices;
}

interface Option {
  text: string;
}

/** As the library has it, but the select stays whole: its options are not moved, and those that came later are not lost. */
class NativeChoices extends TomSelect {
  private isReading = false;

  private get select(): HTMLSelectElement {
    return this.input as HTMLSelectElement;
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

  override updateOriginalInput({ silent }: { silent?: boolean } = {}): void {
    if (!this.isSetup || this.isReading) return;
    for (const option of this.select.options) option.selected = this.items.includes(option.value);
    if (!silent) this.trigger("change", this.getValue());
  }

  override onClick(): void {
    if (this.isOpen) return this.close();
    this.focus();
    this.show();
  }

  override onItemSelect(event?: MouseEvent, item?: never): boolean {
    if (!(event?.target as Element | null)?.closest(".atoll-choice-remove")) return super.onItemSelect(event as never, item as never);
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
