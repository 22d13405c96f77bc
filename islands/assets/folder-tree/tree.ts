import { assetsByFolderPath } from "../../../shared/api/assets.ts";
import { shell } from "../../../shared/face.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { isTyped, PATIENCE, typeahead } from "../../../shared/typeahead.ts";
import { isItemOpen, type Item, makeItem } from "./item.ts";
import type { LeftOpen } from "./left-open.ts";
import { isOpen, type Move, moveOf, trailTo, type TreeFolder } from "./rules.ts";

export interface Tree {
  element: HTMLElement;
  /** Marks the folder whose page is shown, and opens what is around it. AST-03 */
  markCurrent(): void;
  /** Names are in these words from now on. */
  speak(t: Translate): void;
  /** The folder that an element of the tree belongs to. */
  folderAt(element: EventTarget | null): string | undefined;
  /** Where the keyboard goes on in the tree. */
  focus(id: string): void;
}

/** A tree of `folders`; the caller takes it off the page. AST-02 */
export function makeTree(folders: TreeFolder[], rootId: string, depth: number, left: LeftOpen): Tree {
  const { app, culture } = shell().settings;
  const addressOf = ({ id }: TreeFolder): string => app + assetsByFolderPath(culture, id, rootId);
  const items = new Map<Element, Item>();
  const byId = new Map<string, Item>();
  const element = document.createElement("div");
  element.className = "atoll-tree";
  element.setAttribute("role", "tree");
  let t: Translate | undefined;
  let trail: string[] = [];
  /** The item that Tab comes to. */
  let entrance: Item | undefined;
  const find = typeahead();
  /** When a letter was typed last. */
  let typedAt = -Infinity;

  const itemAt = (target: EventTarget | null): Item | undefined =>
    items.get((target as Element | null)?.closest?.("[role=treeitem]") ?? element);
  const tops = folders.map((folder) => add(folder, null, element));

  function add(folder: TreeFolder, parent: Item | null, place: Element): Item {
    const item = makeItem(folder, parent, addressOf(folder));
    items.set(item.element, item);
    byId.set(folder.id, item);
    name(item);
    place.append(item.element);
    return item;
  }

  function name({ button, element: own, folder }: Item): void {
    if (button && t)
      button.setAttribute(
        "aria-label",
        t(own.getAttribute("aria-expanded") === "true" ? "Folders.Close" : "Folders.Open", folder.name),
      );
  }

  /** What is in a folder is made when it is first opened: of a thousand folders few are ever seen. */
  function setOpen(item: Item, open: boolean): void {
    if (isItemOpen(item) === null) return;
    if (open && !item.group) {
      item.group = item.element.appendChild(document.createElement("div"));
      item.group.className = "atoll-tree-group";
      item.group.setAttribute("role", "group");
      item.children = item.folder.children.map((folder) => add(folder, item, item.group!));
      for (const child of item.children) arrange(child);
    }
    item.element.setAttribute("aria-expanded", String(open));
    if (item.group) item.group.hidden = !open;
    name(item);
  }

  function arrange(item: Item): void {
    const {
      folder: { id },
      level,
    } = item;
    const current = trail.at(-1) === id;
    for (const part of [item.element, item.link])
      current ? part.setAttribute("aria-current", "page") : part.removeAttribute("aria-current");
    setOpen(item, isOpen(id, level, depth, left.of(id), trail));
  }

  /** By the visitor. */
  function change(item: Item, open: boolean): void {
    setOpen(item, open);
    left.note(item.folder.id, open);
  }

  function shown(list = tops): Item[] {
    return list.flatMap((item) => [item, ...(isItemOpen(item) ? shown(item.children) : [])]);
  }

  function enter(item: Item): void {
    entrance?.element.setAttribute("tabindex", "-1");
    (entrance = item).element.tabIndex = 0;
  }

  /** At once, even under `scroll-behavior: smooth`: the next key may already be pressed. */
  function focusItem(item: Item | undefined): void {
    item?.element.focus({ preventScroll: true });
    item?.link.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  function act(move: Move, item: Item): void {
    const all = shown();
    const at = all.indexOf(item);
    switch (move) {
      case "next":
        return focusItem(all[at + 1]);
      case "previous":
        return focusItem(all[at - 1]);
      case "first":
        return focusItem(all[0]);
      case "last":
        return focusItem(all.at(-1));
      case "child":
        return focusItem(item.children[0]);
      case "parent":
        return focusItem(item.parent ?? undefined);
      case "open":
        return change(item, true);
      case "close":
        return change(item, false);
      case "visit":
        return item.link.click();
      case "siblings":
        for (const sibling of item.parent?.children ?? tops) if (isItemOpen(sibling) === false) change(sibling, true);
    }
  }

  function type(event: KeyboardEvent, item: Item): void {
    typedAt = event.timeStamp;
    const all = shown();
    focusItem(
      all[
        find(
          event,
          all.map(({ folder }) => folder.name),
          all.indexOf(item),
        )
      ],
    );
  }

  element.addEventListener("keydown", (event) => {
    const item = itemAt(event.target);
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const pressesOwn = event.key === "Enter" || (event.key === " " && event.target === item.button);
    // A link and a button know what Enter means to them.
    if (pressesOwn && event.target !== item.element) return;
    const move = moveOf(event.key, isItemOpen(item), getComputedStyle(element).direction === "rtl");
    const isTyping = event.key === " " && event.timeStamp - typedAt <= PATIENCE;
    if (move && !isTyping) act(move, item);
    else if (isTyped(event)) type(event, item);
    else return;
    event.preventDefault();
  });
  element.addEventListener("click", (event) => {
    const item = itemAt(event.target);
    if (!item?.button?.contains(event.target as Node)) return;
    change(item, !isItemOpen(item));
    focusItem(item);
  });
  element.addEventListener("focusin", ({ target }) => {
    const item = itemAt(target);
    if (item) enter(item);
  });

  return {
    element,
    markCurrent() {
      const here = pathOf(location.pathname);
      trail = trailTo(folders, (folder) => pathOf(addressOf(folder)) === here);
      for (const item of byId.values()) arrange(item);
      const current = byId.get(trail.at(-1) ?? "");
      if (!element.contains(document.activeElement)) enter(current ?? tops[0]!);
    },
    speak(texts) {
      t = texts;
      element.setAttribute("aria-label", t("Folders.Tree"));
      for (const item of items.values()) name(item);
    },
    folderAt: (target) => itemAt(target)?.folder.id,
    focus: (id) => focusItem(byId.get(id)),
  };
}

/** Servers write their addresses in either case, with or without a last slash. */
const pathOf = (address: string): string => address.toLowerCase().replace(/\/$/, "");
