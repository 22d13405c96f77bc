import type { AssetFolder } from "../../../shared/api/asset-folders.ts";

/** A folder in the tree: a tree item with a link, and with a button if the folder has subfolders. */
export interface Item {
  folder: AssetFolder;
  level: number;
  parent: Item | null;
  element: HTMLElement;
  link: HTMLAnchorElement;
  button: HTMLButtonElement | null;
  /** Contains the subfolders; null until the folder is first opened. */
  group: HTMLElement | null;
  children: Item[];
}

export function makeItem(folder: AssetFolder, parent: Item | null, address: string): Item {
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
  // The sign is visible and the button on it transparent, so that a site's button styles do not show.
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

/** Null if the folder has no subfolders. */
export const isItemOpen = ({ element }: Item): boolean | null =>
  element.hasAttribute("aria-expanded") ? element.getAttribute("aria-expanded") === "true" : null;

const SVG = "http://www.w3.org/2000/svg";
let template: SVGElement | undefined;

/** An icon with a closed and an open folder; the stylesheet shows one of them. */
function icon(): Node {
  if (!template) {
    template = document.createElementNS(SVG, "svg");
    template.setAttribute("viewBox", "0 0 24 24");
    template.setAttribute("aria-hidden", "true");
    for (const shape of ["M3 6h6l2 2.500h10v10.500H3z", "M3 19V6h6l2 2.500h8V11M3 19l3-8h16l-3 8z"]) {
      template.appendChild(document.createElementNS(SVG, "path")).setAttribute("d", shape);
    }
  }
  return template.cloneNode(true);
}
