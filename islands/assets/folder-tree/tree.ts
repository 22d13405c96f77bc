import { type AssetFolder, folderPageUrl } from "../../../shared/api/asset-folders.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { isItemOpen, type Item } from "./item.ts";
import type { OpenState } from "./open-state.ts";
import { trailTo } from "./rules.ts";
import { createItems } from "./tree-items.ts";
import { listenToKeys } from "./tree-keys.ts";

export interface Tree {
  element: HTMLElement;
  /** Marks the folder of the current page, and opens the folders that contain it. AST-03 */
  markCurrent(): void;
  /** Sets the labels of the tree and its buttons. */
  translate(t: Translate): void;
  /** Id of the folder that contains an element of the tree. */
  folderAt(element: EventTarget | null): string | undefined;
  /** Focuses the folder of this id, if the tree shows it. */
  focus(id: string): void;
}

/** Creates a tree of `folders`. The caller adds it to the page and removes it. AST-02 */
export function makeTree(folders: AssetFolder[], rootId: string, depth: number, openState: OpenState): Tree {
  const addressOf = ({ id }: AssetFolder): string => folderPageUrl(id, rootId);
  const element = document.createElement("div");
  element.className = "atoll-tree";
  element.setAttribute("role", "tree");
  const items = createItems(element, { folders, depth, openState, addressOf });
  /** The only item in the tab order. */
  let tabStop: Item | undefined;

  function setTabStop(item: Item): void {
    tabStop?.element.setAttribute("tabindex", "-1");
    (tabStop = item).element.tabIndex = 0;
  }
  function focusItem(item: Item | null | undefined): void {
    item?.element.focus({ preventScroll: true });
    // Instant even under `scroll-behavior: smooth`: the next key may follow at once.
    item?.link.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  listenToKeys(element, items, focusItem);
  element.addEventListener("click", ({ target }) => {
    const item = items.at(target);
    if (!item?.button?.contains(target as Node)) return;
    items.change(item, !isItemOpen(item));
    focusItem(item);
  });
  element.addEventListener("focusin", ({ target }) => {
    const item = items.at(target);
    if (item) setTabStop(item);
  });

  return {
    element,
    markCurrent() {
      const path = comparable(location.pathname);
      const trail = trailTo(folders, (folder) => comparable(addressOf(folder)) === path);
      items.update(trail);
      if (!element.contains(document.activeElement)) setTabStop(items.byId(trail.at(-1)) ?? items.top[0]!);
    },
    translate(t) {
      element.setAttribute("aria-label", t("Folders.Tree"));
      items.translate(t);
    },
    folderAt: (target) => items.at(target)?.folder.id,
    focus: (id) => focusItem(items.byId(id)),
  };
}

/** Servers write their paths in either case, with or without a trailing slash. */
const comparable = (path: string): string => path.toLowerCase().replace(/\/$/, "");
