import { announce } from "../a11y/live-region.ts";
import { type Translate, withTexts } from "../i18n/texts.ts";
import { type OptionsPanel, optionsPanel, type PanelContent } from "./panel.ts";

/** The list of a combobox. It opens when there is content, but not before the texts have loaded. */
export interface ComboboxList {
  /** The open panel. */
  readonly panel: OptionsPanel | undefined;
  /** Shows and announces content. `active` is the index of the option to activate, -1 for none. */
  show(content: (t: Translate) => PanelContent, announcement: (t: Translate) => string, active?: number): void;
  close(): void;
  /** Closes the list for good. */
  destroy(): void;
}

export function comboboxList(host: HTMLElement, input: HTMLInputElement, id: string): ComboboxList {
  let panel: OptionsPanel | undefined;
  let t: Translate | undefined;
  let current: Parameters<ComboboxList["show"]> | undefined;

  function render(): void {
    if (!current || !t) return;
    panel ??= optionsPanel(host, input, id);
    const [content, announcement, active = -1] = current;
    panel.show(content(t), t);
    panel.activate(active);
    input.setAttribute("aria-expanded", String(panel.count > 0));
    announce(announcement(t));
  }
  function close(): void {
    current = undefined;
    panel?.remove();
    panel = undefined;
    input.setAttribute("aria-expanded", "false");
  }
  const stopTexts = withTexts((texts) => {
    t = texts;
    render();
  });

  return {
    get panel() {
      return panel;
    },
    show(...next) {
      current = next;
      render();
    },
    close,
    destroy() {
      stopTexts();
      close();
    },
  };
}
