import { isCharacterKey, TYPEAHEAD_TIMEOUT_MS, typeahead } from "../../../shared/a11y/typeahead.ts";
import { isItemOpen, type Item } from "./item.ts";
import { type Move, moveOf } from "./rules.ts";
import type { TreeItems } from "./tree-items.ts";

type FocusItem = (item: Item | null | undefined) => void;

/** Handles the keys of a tree: arrows, Home, End, Enter, space, `*` and typeahead. WAI-ARIA APG, tree view. AST-02 */
export function listenToKeys(element: HTMLElement, items: TreeItems, focusItem: FocusItem): void {
  const find = typeahead();
  /** Time of the last typeahead key. */
  let typedAt = -Infinity;

  function type(event: KeyboardEvent, item: Item): void {
    typedAt = event.timeStamp;
    const visible = items.visible();
    const names = visible.map(({ folder }) => folder.name);
    focusItem(visible[find(event, names, visible.indexOf(item))]);
  }

  element.addEventListener("keydown", (event) => {
    const item = items.at(event.target);
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    // On a link or a button, the browser handles Enter, and on a button space.
    const isNative = event.key === "Enter" || (event.key === " " && event.target === item.button);
    if (isNative && event.target !== item.element) return;
    const move = moveOf(event.key, isItemOpen(item), getComputedStyle(element).direction === "rtl");
    const isTyping = event.key === " " && event.timeStamp - typedAt <= TYPEAHEAD_TIMEOUT_MS;
    if (move && !isTyping) act(move, item, items, focusItem);
    else if (isCharacterKey(event)) type(event, item);
    else return;
    event.preventDefault();
  });
}

function act(move: Move, item: Item, items: TreeItems, focusItem: FocusItem): void {
  const visible = items.visible();
  const index = visible.indexOf(item);
  switch (move) {
    case "next":
      return focusItem(visible[index + 1]);
    case "previous":
      return focusItem(visible[index - 1]);
    case "first":
      return focusItem(visible[0]);
    case "last":
      return focusItem(visible.at(-1));
    case "child":
      return focusItem(item.children[0]);
    case "parent":
      return focusItem(item.parent);
    case "open":
      return items.change(item, true);
    case "close":
      return items.change(item, false);
    case "visit":
      return item.link.click();
    case "siblings":
      for (const sibling of item.parent?.children ?? items.top)
        if (isItemOpen(sibling) === false) items.change(sibling, true);
  }
}
