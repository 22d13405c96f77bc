import type { AssetFolder } from "../../../shared/api/asset-folders.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { isItemOpen, type Item, makeItem } from "./item.ts";
import type { OpenState } from "./open-state.ts";
import { isOpen } from "./rules.ts";

interface TreeOptions {
  folders: AssetFolder[];
  /** Deepest level that starts open; the top level is 0. */
  depth: number;
  openState: OpenState;
  addressOf(folder: AssetFolder): string;
}

/**
 * The items of a tree. Items of a subfolder are created when it is first shown: of a thousand folders, few are ever
 * opened.
 */
export interface TreeItems {
  /** Items of the top level. */
  readonly top: readonly Item[];
  /** The item that contains an element. */
  at(target: EventTarget | null): Item | undefined;
  byId(id: string | undefined): Item | undefined;
  /** All items outside of closed folders, in document order. */
  visible(): Item[];
  /** Opens or closes a folder for the visitor, and saves that. */
  change(item: Item, open: boolean): void;
  /** Marks the last folder of `trail` as current, and opens and closes all folders by the rules. */
  update(trail: string[]): void;
  translate(t: Translate): void;
}

/** Creates the items of the top level in `element`. */
export function createItems(element: HTMLElement, { folders, depth, openState, addressOf }: TreeOptions): TreeItems {
  const byElement = new Map<Element, Item>();
  const byId = new Map<string, Item>();
  let t: Translate | undefined;
  let trail: string[] = [];

  function add(folder: AssetFolder, parent: Item | null, container: Element): Item {
    const item = makeItem(folder, parent, addressOf(folder));
    byElement.set(item.element, item);
    byId.set(folder.id, item);
    labelButton(item, t);
    container.append(item.element);
    return item;
  }

  function setOpen(item: Item, open: boolean): void {
    if (isItemOpen(item) === null) return;
    if (open && !item.group) {
      const group = (item.group = createGroup(item.element));
      item.children = item.folder.children.map((folder) => add(folder, item, group));
      for (const child of item.children) updateItem(child);
    }
    showOpen(item, open, t);
  }

  function updateItem(item: Item): void {
    markCurrent(item, trail.at(-1) === item.folder.id);
    setOpen(item, isOpen(item.folder.id, item.level, depth, openState.get(item.folder.id), trail));
  }

  const top = folders.map((folder) => add(folder, null, element));
  return {
    top,
    at: (target) => byElement.get((target as Element | null)?.closest?.("[role=treeitem]") ?? element),
    byId: (id) => byId.get(id ?? ""),
    visible: () => visibleIn(top),
    change(item, open) {
      setOpen(item, open);
      openState.save(item.folder.id, open);
    },
    update(next) {
      trail = next;
      for (const item of byId.values()) updateItem(item);
    },
    translate(next) {
      t = next;
      for (const item of byElement.values()) labelButton(item, t);
    },
  };
}

function visibleIn(items: Item[]): Item[] {
  return items.flatMap((item) => [item, ...(isItemOpen(item) ? visibleIn(item.children) : [])]);
}

/** Shows that a folder is open or closed. */
function showOpen(item: Item, open: boolean, t: Translate | undefined): void {
  item.element.setAttribute("aria-expanded", String(open));
  if (item.group) item.group.hidden = !open;
  labelButton(item, t);
}

function markCurrent({ element, link }: Item, isCurrent: boolean): void {
  for (const marked of [element, link])
    isCurrent ? marked.setAttribute("aria-current", "page") : marked.removeAttribute("aria-current");
}

function createGroup(parent: HTMLElement): HTMLElement {
  const group = parent.appendChild(document.createElement("div"));
  group.className = "atoll-tree-group";
  group.setAttribute("role", "group");
  return group;
}

function labelButton({ button, element, folder }: Item, t: Translate | undefined): void {
  if (button && t)
    button.setAttribute(
      "aria-label",
      t(element.getAttribute("aria-expanded") === "true" ? "Folders.Close" : "Folders.Open", folder.name),
    );
}
