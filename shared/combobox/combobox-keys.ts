import { isComposing } from "../form/composition.ts";
import type { ComboboxList } from "./combobox-list.ts";
import type { Lookup } from "./lookup.ts";
import type { OptionsPanel } from "./panel.ts";

/**
 * Creates the `keydown` listener of a combobox. `close` closes the list and cancels the lookup. WAI-ARIA APG, combobox
 */
export function comboboxKeys(
  input: HTMLInputElement,
  list: ComboboxList,
  lookup: Lookup,
  close: () => void,
): (event: KeyboardEvent) => void {
  const leaveList = (): false => (list.panel?.activate(-1), false);
  /** Each returns whether it handled the key. */
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown() {
      if (!lookup.isWaiting && list.panel?.count) step(list.panel!, 1);
      else lookup.ask(0);
      return true;
    },
    ArrowUp({ altKey }) {
      if (!list.panel?.count) return false;
      if (altKey) close();
      else step(list.panel!, -1);
      return true;
    },
    Home: leaveList,
    End: leaveList,
    ArrowLeft: leaveList,
    ArrowRight: leaveList,
    Enter(event) {
      if (!list.panel || list.panel.active < 0) return false;
      list.panel.choose(event);
      return true;
    },
    Escape() {
      if (list.panel) close();
      // A search box is emptied, as browsers do. Other fields keep a text that the visitor may need.
      else if (input.type === "search" && input.value) {
        input.value = "";
        input.dispatchEvent(new Event("input", { bubbles: true }));
      } else return false;
      return true;
    },
    Tab: () => (close(), false),
  };

  return (event) => {
    if (isComposing(event)) return;
    if (event.key !== "Enter" && (event.ctrlKey || event.metaKey || event.shiftKey) && event.key !== "Tab") return;
    if (!keys[event.key]?.(event)) return;
    event.preventDefault();
    // Escape must not close a dialog around the field.
    event.stopPropagation();
  };
}

/**
 * Activates the next or previous option. The cycle includes the typed text, after the last option and before the first.
 */
function step(panel: OptionsPanel, direction: 1 | -1): void {
  const places = panel.count + 1;
  panel.activate(((panel.active + 1 + direction + places) % places) - 1);
}
