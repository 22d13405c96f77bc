import type { TreeFolder } from "./rules.ts";

/** A folder in the tree: a tree item that holds a button, where there is something to open, and a link. */
export interface Item {
  folder: TreeFolder;
  level: number;
  parent: Item | null;
  element: HTMLElement;
  link: HTMLAnchorElement;
  button: HTMLButtonElement | null;
  /** The folders in it, once it has been open. */
  group: HTMLElement | null;
  children: Item[];
}

export function makeItem(folder: TreeFolder, parent: Item | null, address: string): Item {
  const level = parent ? parent.level + 1 : 0;
  const element = document.createElement("div");
  const row = element.appendChild(document.createElement("div"));
  const link = document.createElement("a");
  const hasMore = folder.children.length > 0;
  element.setAttribute("role", "treeitem");
  element.setAttribute("aria-level", String(level + 1));
  element.setAttribute("aria-label", folder.name);
  element.tabIndex = -1;
  if (hasMore) element.setAttribute("aria-expanded", "false");
  row.className = "atoll-tree-row";
  link.textContent = folder.name;
  link.href = address;
  link.tabIndex = -1;
  // The sign is what is seen, the button what is pressed: a site's own rules for buttons change nothing.
  const sign = document.createElement("span");
  sign.className = "atoll-tree-sign";
  sign.append(icon());
  const button = hasMore ? sign.appendChild(document.createElement("button")) : null;
  if (button) {
    button.type = "button";
    button.tabIndex = -1;
    button.setAttribute("aria-label", folder.name);
  }
  row.append(sign, link);
  return { folder, level, parent, element, link, button, group: null, children: [] };
}

/** Null where there is nothing to open. */
export const isItemOpen = ({ element }: Item): boolean | null =>
  element.hasAttribute("aria-expanded") ? element.getAttribute("aria-expanded") === "true" : null;

const SVG = "http://www.w3.org/2000/svg";
let model: SVGElement | undefined;

/** A folder, closed and open; the style shows one of them. */
function icon(): Node {
  if (!model) {
    model = document.createElementNS(SVG, "svg");
    model.setAttribute("viewBox", "0 0 24 24");
    model.setAttribute("aria-hidden", "true");
    for (const shape of ["M3 6h6l2 2.500h10v10.500H3z", "M3 19V6h6l2 2.500h8V11M3 19l3-8h16l-3 8z"]) {
      model.appendChild(document.createElementNS(SVG, "path")).setAttribute("d", shape);
    }
  }
  return model.cloneNode(true);
}
