declare const bootstrap: any, jQuery: any;

export type Plugin = "Carousel" | "Collapse" | "Dropdown" | "Modal" | "Offcanvas" | "Popover" | "Tooltip";

/** Calls a plugin for an element: version 5 has classes, the versions before are plugins of jQuery. */
export function start(plugin: Plugin, element: HTMLElement, method?: string): void {
  const modern = typeof bootstrap !== "undefined" && bootstrap[plugin];
  if (modern?.getOrCreateInstance) {
    const instance = modern.getOrCreateInstance(element);
    if (method) instance[method]();
  } else if (typeof jQuery !== "undefined") jQuery(element)[plugin.toLowerCase()]?.(method ?? jQuery(element).data());
}

export const all = (root: ParentNode, selector: string) => root.querySelectorAll<HTMLElement>(selector);
