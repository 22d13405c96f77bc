import type { ConsentSetting } from "../shared/consent/setting.ts";
import type { PageSettings } from "../shared/settings.ts";
import type { ShellApi } from "../shared/shell-api.ts";
import type { Islands } from "./mount.ts";
import type { Navigation } from "./navigation.ts";
import type { Offset } from "./navigation/entries.ts";
import type { Content } from "./navigation/page-cache.ts";
import type { PageRequest } from "./navigation/request.ts";
import type { Answer, PageResponse } from "./navigation/response.ts";
import type { RunningVisit } from "./navigation/visit.ts";
import type { PageScripts } from "./on-demand/page-scripts.ts";
import type { RestoreScrollers } from "./on-demand/scrollers.ts";
import type { Parts, ServerSnapshot, Style } from "./server-snapshot.ts";

/** The bundles of the shell that are loaded on demand. */
export type BundleName =
  | "anchors"
  | "charset"
  | "connectors"
  | "consent-gates"
  | "debug"
  | "dialogs"
  | "forms"
  | "islands"
  | "layers"
  | "login"
  | "navigation"
  | "new-styles"
  | "page-scripts"
  | "policy"
  | "prefetch"
  | "scrollers"
  | "stay"
  | "table-forms";

/**
 * All that the shell knows about this document. main.ts makes it once. The other functions of the shell take it as their
 * first parameter.
 */
export interface Session extends NavigationState {
  /** Nonce of the shell's script tag. Scripts of further pages run with it. */
  nonce: string;
  /** Hashes of the shell's script tag; empty without the attribute. */
  integrity: string;
  islands: Islands;
  /** The document as the server sent it. */
  serverSnapshot: ServerSnapshot;
  settings(): PageSettings;
  /** The settings of another document; those of the current page if it has none. */
  settingsOf(doc: Document): PageSettings;
  /** Makes these the settings of the current page, and updates what depends on them. */
  setSettings(settings: PageSettings): void;
  /** The visitor's cookie choice; null when there is none. */
  consent(): ConsentSetting | null;
  setHtml: ShellApi["setHtml"];
  /** Scripts without the nonce of the page that the policy of their response allows. */
  allowedScripts: WeakSet<Element>;
  /** Loads code that only some pages need. */
  load<Module>(bundle: BundleName): Promise<Module>;
}

/** The session before the navigation has loaded. */
export type EarlySession = Omit<Session, keyof NavigationState>;

/** The part of the session that exists once the navigation has loaded. */
export interface NavigationState {
  navigation: Navigation;
  /** The displayed page. */
  page: Content;
  /** The visit that has not ended yet. */
  visit?: RunningVisit | undefined;
  /** Aborted when the displayed page is replaced. */
  life: AbortController;
  /** Lets the page that was swapped in land now: before the next paint, it gets its islands, scroll and focus. */
  land?: (() => void) | undefined;
  /** Carries the message that makes the page land in a new task. */
  channel?: MessageChannel;
  /** The scroll by the shell that has not ended yet. */
  scroll?: AbortController;

  /** Pages by the key of their history entry. */
  entries: Map<string, Content>;
  /**
   * Key of the displayed page's entry. During `popstate`, and while the page of another entry loads, it is not that of
   * the browser's current entry.
   */
  entry: string;
  /** URL of the displayed page, without hash. A script of the page may have changed the browser's. */
  address: string;
  /** Last scroll offset of the displayed page. */
  offset: Offset;
  /** Restores the offsets of elements that scroll, once one has been scrolled. */
  restoreScrollers?: RestoreScrollers | undefined;
  /** Scroll offsets by the key of their entry, oldest first. They survive a full load. */
  scrollOffsets: Map<string, Offset>;
  /** After Back, while the page of the browser's current entry is loading. */
  isEntryPending?: boolean;

  /** Cached pages, most recently left last. */
  kept: Set<Content>;
  /** Selectors passed to `invalidateCache` since the current page was shown. */
  changes: (string | undefined)[];
  /** The response that was requested before the click, if any. Drops all other prefetched responses. */
  takePrefetched?(request: PageRequest, signal: AbortSignal): Promise<Answer> | undefined;

  /** The dialog that is loading, and its link. A newer one aborts it. */
  modal?: { opener: Element; abort: AbortController } | undefined;
  /** The open login dialog. Resolves with true once the visitor is signed in. */
  signIn?: Promise<boolean> | undefined;
  /** The open question whether a refused request is sent again. */
  sendAgain?: Promise<boolean> | undefined;
  /** The page that the login led to, until it is shown. */
  pageAfterLogin?: PageResponse | undefined;
  /** CSRF tokens of the visitor who has signed in, by the name of their field. */
  csrfTokens?: ReadonlyMap<string, string>;

  /** The server's HTML of each page part. Scripts may have changed the elements since. */
  parts: Parts;
  /** All page styles seen in this document, by URL or text. */
  styles: Map<string, Style>;
  /** Disabled styles with their original `media`. */
  disabledStyles: Map<Style, string>;
  /** Styles that are loading. */
  loadingStyles: Map<Style, Promise<void>>;
  /** Scripts that run once and have run, by URL or text. */
  ranScripts: Set<string>;
  /** The last text of each inline script with an id. Such scripts hold page data, so a changed text runs again. */
  scriptTexts: Map<string, string>;
  /** Nonces that the CSP of the last response allowed. */
  allowedNonces: readonly string[];
  /** Whether the server marked invalid fields on the initial page. */
  hasInitialErrors: boolean;
  /** Inline scripts of the initial page section. They ran before anyone could watch, so their native handlers stay. */
  initialScripts: string[];
  /** Runs scripts of pages, once a page has needed it. */
  pageScripts?: PageScripts;
}
