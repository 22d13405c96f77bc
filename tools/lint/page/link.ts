import type { Element } from "./tree.ts";

/** Whether the element has an address. Frameworks write it from attributes such as `ng-href`, `[href]` and `data-bind`. */
export const hasAddress = ({ attribs }: Element): boolean =>
  Object.keys(attribs).some((name) => /href\]?$|^data-bind$/.test(name));

/** Whether the shell handles clicks on the element as those on a link. */
export const isLink = (element: Element): boolean => /^(?:a|area)$/.test(element.name) && hasAddress(element);
