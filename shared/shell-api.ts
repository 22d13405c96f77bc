import type { Connector } from "./api/connector.ts";
import type { Category, ConsentSetting } from "./consent/setting.ts";
import type { PageSettings } from "./settings.ts";

/** A visit, as the `detail` of its page events. */
export interface PageVisit {
  /** The requested URL; after the response, the final URL. */
  url: string;
  method: string;
  /** Request headers; add yours in `page:request`. */
  headers: Record<string, string>;
  /** The document of the response. Missing before the response, and when a cached page is restored. */
  document?: Document;
  /** The server redirected the request to another URL. */
  redirected?: boolean;
  /** Status of the response. Missing before it, and when a cached page is restored. */
  status?: number;
  /** A cached page is restored: no request is made and no scripts run. */
  kept: boolean;
  /** The visit is a Back or Forward navigation. */
  traverse: boolean;
  /** The page reloads in place, or the link has `data-stay`: open dialogs and the like may stay. */
  stay?: boolean;
  /** The element that receives the new content. */
  target: Element;
  /** The elements that were added, to a list or to a page that is shown while it arrives. */
  added?: Element[];
}

export interface VisitOptions {
  /** How the history changes: a new entry (default), the current entry replaced, or no change. */
  history?: "push" | "replace" | "none";
  /** Bypass the HTTP cache. NAV-19 */
  uncached?: boolean;
  /** Use the HTTP cache in this way, as `fetch` does; `no-cache` asks the server whether the page has changed. */
  cache?: RequestCache;
  /** Keep the scroll position and the focus: for a page that reloads in place, and for links with `data-stay`. */
  stay?: boolean;
  /**
   * Reject when the page cannot be shown in place or does not arrive within 15 s, instead of loading it in full. The
   * current page and the visitor's input are kept.
   */
  inPlace?: boolean;
  /**
   * The element, or its selector, that gets the answer instead of `#page`: the content of the element of the same id, else
   * of the page section, else the whole fragment.
   */
  target?: Element | string;
  /** With `target`: how the answer goes into it. Without it, the answer replaces the content. */
  mode?: "replace" | "append" | "prepend" | "morph";
  /** With `target`: no one has asked for it now. No login is asked for, no loading bar shown, and the focus stays. */
  background?: boolean;
  /** With `target`: ends the request. */
  signal?: AbortSignal;
}

/** The shell's API for islands and for the site, as `window.atoll`. */
export interface ShellApi {
  /**
   * Shows `url` in place. Resolves with true when it was shown here, false when the visit was cancelled, superseded or
   * left to the browser, or got an empty response. NAV-01
   */
  visit(url: string, options?: VisitOptions): Promise<boolean>;
  /** Mounts the islands in `root`, including `root` itself. NAV-20 */
  scan(root?: ParentNode): void;
  /** Unmounts the islands in `root`, including `root` itself. */
  sweep(root: Node): void;
  /**
   * Replaces the content of `target` with HTML from the site's own server: unmounts the old islands, runs scripts,
   * mounts the new islands. Never pass text that a visitor entered.
   */
  setHtml(target: Element, html: string | Node): void;
  /**
   * Asks the visitor to sign in and to return to `returnUrl`. Concurrent calls share one dialog. Resolves with true
   * when the visitor signed in. With `isAgain` the visitor must also confirm that the refused request, which may change
   * data, is sent again. ERR-01
   */
  login(returnUrl: string, isAgain: boolean): Promise<boolean>;
  /**
   * Connects the islands to a shop system of the site's own, on pages with the setting `"server": "custom"`. They start
   * once it is called.
   */
  connect(connector: Connector): unknown;
  /** The settings of the current page. NAV-21 */
  readonly settings: PageSettings;
  /**
   * The visitor's cookie choice, read from the cookie at each access; null when there is none for the page's stamp.
   * CON-03
   */
  readonly consent: ConsentSetting | null;
  /** The islands found on this page, for tests and tools. */
  inspect(): { host: Element; name: string; state: string }[];
}

declare global {
  interface Window {
    atoll?: ShellApi;
  }
}

/** Makes trusted values of texts. They are strings here, because the types of TypeScript's DOM library expect strings. */
export interface TrustedPolicy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

/** `window.atoll` has this too, for Atoll's own code; it is not part of the public interface. */
export interface OwnApi extends ShellApi {
  /** Loads a bundle of Atoll by its name, once. */
  load<Module>(bundle: string): Promise<Module>;
  /** Functions and constants of the core and of the navigation for the bundles above them; see shell/core/main.ts. */
  layers: unknown[][];
  /** The policy for Trusted Types. */
  trusted: TrustedPolicy;
  /** The connector of this page; undefined on a site that speaks the calls of the specification. */
  connector?: Connector | undefined;
  /** The categories of which a script has run in this document: only a full load of the page ends it. CON-08 */
  ran?: Set<Category>;
  /** The element that was pressed last. In Safari a press does not move the focus. */
  pressed?: WeakRef<EventTarget>;
}

/**
 * The shell of this page. Islands and the shell are separate bundles that communicate only through this object. Throws
 * when the page does not include the shell.
 */
export function shell(): OwnApi {
  if (!window.atoll) throw new Error("The page lacks the shell: include atoll.js.");
  return window.atoll as OwnApi;
}
