// Bootstrap 3, 4 and 5: closes the menu that is open on a phone, and starts the carousels of a page shown in place.
declare const bootstrap: any, jQuery: any;

type Plugin = "Collapse" | "Carousel";

/** Calls a plugin for an element: version 5 has classes, the versions before are plugins of jQuery. */
function start(plugin: Plugin, element: HTMLElement, method?: string): void {
  if (typeof bootstrap !== "undefined" && bootstrap[plugin].getOrCreateInstance) {
    const instance = bootstrap[plugin].getOrCreateInstance(element);
    if (method) instance[method]();
  } else jQuery(element)[plugin.toLowerCase()](method ?? jQuery(element).data());
}

const all = (root: Document | Element, selector: string) => root.querySelectorAll<HTMLElement>(selector);

document.addEventListener("page:loaded", ({ detail: { kept, target } }: CustomEventInit) => {
  for (const menu of all(document, ".navbar-collapse:is(.show, .in)")) start("Collapse", menu, "hide");
  if (kept) return;
  for (const carousel of all(target, "[data-ride=carousel], [data-bs-ride]")) start("Carousel", carousel);
});
