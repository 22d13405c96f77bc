import { setTimeout as wait } from "node:timers/promises";
import type { RemoteTab } from "./remote-tab.ts";

/** A tab that several tests use, one after the other. */
export interface ReusableTab extends RemoteTab {
  /** Forgets the cookies and the storage of the site that `quietUrl` belongs to, and where the pointer was. */
  clear(quietUrl: string): Promise<void>;
}

/** Where the pointer of a new screen of WebKit is. */
export const POINTER_START = 150;

/** Source of a function that clears the storage of the page's site. */
export const clearStorage = "() => [localStorage, sessionStorage].forEach((storage) => storage.clear())";

/** Milliseconds. A tab that is loading a page, or that has crashed, may never end what it is asked for. */
const CLEAR_TIMEOUT_MS = 10_000;

/** Gives the tab of a test that has ended to the next test: another one takes about a second to start. */
export function reuseTabs(start: () => Promise<ReusableTab>) {
  let idle: ReusableTab | undefined;
  return {
    async newTab(quietUrl: string): Promise<RemoteTab> {
      const tab = idle ?? (await start());
      idle = undefined;
      return {
        ...tab,
        async close() {
          // A tab that does not answer any more is not used again.
          const isClear = await Promise.race([
            tab.clear(quietUrl).then(
              () => true,
              () => false,
            ),
            wait(CLEAR_TIMEOUT_MS, false, { ref: false }),
          ]);
          if (isClear) idle = tab;
          else await tab.close();
        },
      };
    },
    close: async (): Promise<void> => idle?.close(),
  };
}
