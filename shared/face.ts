import type { ConsentSetting } from "./consent/setting.ts";
import type { PageSettings } from "./settings.ts";

/** A visit as its events tell it. */
export interface PageVisit {
  /** Where it goes; after the answer, where it ended. */
  url: string;
  method: string;
  /** Request headers, to be added to in `page:request`. */
  headers: Record<string, string>;
  /** The document of the answer; missing before the answer and when a kept page is shown. */
  document?: Document;
  /** The server sent it on from the address that was asked for. */
  redirected?: boolean;
  /** A page that was kept is shown again: no request, no script runs. */
  kept: boolean;
  /** Back or forward. */
  traverse: boolean;
  /** The page shows itself again: what belongs to it, such as an open dialog, may stay. */
  stay?: boolean;
  /** The element that new content is put into. */
  target: Element;
}

export interface VisitOptions {
  /** What becomes of the history: a new entry (default), the present one changed, or none. */
  history?: "push" | "replace" | "none";
  /** Do not answer from the browser's cache. NAV-19 */
  uncached?: boolean;
  /** Stay at the scroll offset and the focus where the visitor is: for a page that shows itself again. */
  stay?: boolean;
  /** Rejects where the page cannot be shown in place, or does not come in 15 s, instead of leaving it to the browser: what stands there, and is typed there, stays. */
  inPlace?: boolean;
}

/** What the shell offers to islands and to the site, as `window.atoll`. */
export interface ShellFace {
  /** Shows `url` in place. True when it was shown here; false when it was cancelled, superseded or left to the browser. NAV-01 */
  visit(url: string, options?: VisitOptions): Promise<boolean>;
  /** Mounts the islands in `root`, itself included. NAV-20 */
  scan(root?: ParentNode): void;
  /** Unmounts the islands in `root`, itself included. */
  sweep(root: Node): void;
  /** Puts HTML of the site's own server into `target`: sweep, replace, scripts, scan. Never pass text of a visitor. */
  setHtml(target: Element, html: string | Node): void;
  /**
   * Asks the visitor to sign in, in one dialog for all who ask, to come back to `returnUrl`. True when they did. With `isAgain` they are
   * asked whether what the server refused, and what may change something, is to be sent again. ERR-01
   */
  login(returnUrl: string, isAgain: boolean): Promise<boolean>;
  /** The settings of the page that is shown. NAV-21 */
  readonly settings: PageSettings;
  /** The visitor's choice of cookies, as the cookie tells it at this moment; null when there is none for the page's stamp. CON-03 */
  readonly consent: ConsentSetting | null;
  /** The islands that are known on this page, for tests and tools. */
  inspect(): { host: Element; name: string; state: string }[];
}

declare global {
  interface Window {
    atoll?: ShellFace;
  }
}

/** The shell of this page. Islands and the shell are separate bundles; this is the only door between them. */
export function shell(): ShellFace {
  if (!window.atoll) throw new Error("The page lacks the shell: include atoll.js.");
  return window.atoll;
}
