import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { warn } from "../../../shared/warn.ts";

/** Opens filters as a sheet on a small screen, and closes it. The sheet itself is loaded with the first one. FIL-07 */

const SHEET = ":scope > dialog";

const load = (): Promise<typeof import("./sheet-dialog.ts")> =>
  lazyImport("the sheet of the filters", () => import("./sheet-dialog.ts"));

/** From this width up, the filters are always open in the page: see reserve.css. */
const isWide = (): boolean => matchMedia("(min-width: 768px)").matches;

/** Opens `details` as a sheet called `heading` when its summary is pressed, as long as the screen is small. */
export function openAsSheet(details: HTMLDetailsElement, heading: string, signal: AbortSignal): void {
  async function open(isWanted: () => boolean): Promise<void> {
    try {
      const { openSheet } = await load();
      if (signal.aborted || !details.isConnected || details.querySelector(SHEET) || !isWanted()) return;
      openSheet(details, heading);
    } catch (error) {
      warn("the filters could not open as a sheet; they unfold in the page.", error);
      details.open = true;
    }
  }
  // The visitor pressed the summary before this code was loaded, or chose in the sheet of the page before, which may be
  // closed by the time the sheet's code is here.
  if (details.open && !isWide()) void open(() => details.open);
  const summary = details.querySelector("summary");
  // Loads the sheet while the visitor presses.
  summary?.addEventListener("pointerdown", () => void (!isWide() && load().catch(() => {})), { signal });
  summary?.addEventListener(
    "click",
    (event) => {
      // The summary folds filters that are open in the page.
      if (isWide() || details.open) return;
      event.preventDefault();
      void open(() => true);
    },
    { signal },
  );
}

/** Closes the sheet of `details`. Returns false when there is none. */
export function closeSheet(details: HTMLDetailsElement): boolean {
  const dialog = details.querySelector(SHEET);
  // The event that follows `close()` would come later.
  dialog?.dispatchEvent(new Event("close"));
  return dialog !== null;
}
