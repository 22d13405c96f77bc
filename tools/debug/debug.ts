// Help for template authors. The shell loads it before it looks for islands: `data-atoll-debug` on the script tag of the
// shell reports misspelt names and ignored filters in the console; `data-islands="debug"` on it, or `?islands=debug` in the
// page's address, also opens the overlay.
import { reportIgnoredFilters } from "./ignored-filters.ts";
import { reportNames } from "./names.ts";
import { openOverlay } from "./overlay.ts";

// Open the overlay first: it also shows the reported names.
if (document.querySelector('script[data-islands="debug"]') || /[?&]islands=debug\b/.test(location.search))
  openOverlay();
reportNames();
reportIgnoredFilters();
