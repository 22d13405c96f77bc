// Bootstrap 3, 4 and 5: closes what is open over a page when it is left in place, and starts the carousels of the next one.
import { closeLayers, closeSmallLayers, removeBackdrops } from "./bootstrap/close-layers.ts";
import { all, start } from "./bootstrap/plugin.ts";

document.addEventListener("page:swap", ({ detail: { stay, target } }: CustomEventInit) => {
  // The rest of the page stays when it reloads in place, and when only a part of it is replaced.
  const isLeft = !stay && target.id === "page";
  closeLayers(isLeft ? document : target);
  if (!isLeft) return;
  closeSmallLayers();
  removeBackdrops();
});

document.addEventListener("page:loaded", ({ detail: { kept, target } }: CustomEventInit) => {
  for (const menu of all(document, ".navbar-collapse:is(.show, .in)")) start("Collapse", menu, "hide");
  if (kept) return;
  for (const carousel of all(target, "[data-ride=carousel], [data-bs-ride]")) start("Carousel", carousel);
});
