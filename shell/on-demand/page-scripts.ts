import type { Session } from "../session.ts";
import { captureGlobals, readGlobals } from "./page-scripts/globals.ts";
import { detachHandlers, type Handler } from "./page-scripts/handlers.ts";
import { collectReadyHandlers, type ReadyHandlers } from "./page-scripts/ready-handlers.ts";
import { runInert, runOnce } from "./page-scripts/run.ts";

/**
 * Runs the scripts of pages, and undoes what they did to the document when their page is left. Loaded when a page has
 * scripts that run at a swap.
 */
export interface PageScripts {
  /**
   * Runs inert scripts of inserted content in order: inline ones on each call, external ones once per document. Inline
   * scripts run without a pause, so that no island mounts between them.
   */
  runInert(scripts: Iterable<HTMLScriptElement>, signal?: AbortSignal): Promise<void>;
  /** Runs scripts that are not in the document, in order, each once per document. */
  runOnce(scripts: HTMLScriptElement[], parent: HTMLElement, signal: AbortSignal): Promise<void>;
  /** Starts to collect handlers of events that will not fire again. */
  collectReadyHandlers(): ReadyHandlers;
  /** Called before scripts of the next page run while the current page is still displayed. */
  snapshotGlobals(): void;
  /** Captures the global variables of the page that is left. Returns a function that restores them. */
  captureGlobals(): () => void;
  /** Removes the handlers that scripts in `root` added outside of it. Returns a function that adds them again. */
  detachHandlers(root: ParentNode): () => void;
}

/** What the scripts of pages have done to the document. */
export interface ScriptState {
  session: Session;
  /** Native handlers added since the page was shown. */
  handlers: Handler[];
  /** Code of removed handlers. A handler whose code is listed was watched, so it is not one of those that stayed. */
  removedCode: Set<string>;
  /** Id of the first jQuery handler added since the page was shown. */
  firstGuid: number;
  /** Collects handlers of events that will not fire again, while scripts of a page run. */
  readyEvents?: EventTarget | undefined;
  /** Names of globals that scripts have set since the document loaded. */
  touched: Set<string>;
  /** Globals of the displayed page, when scripts of the next page have run already. */
  globals?: Map<string, unknown> | undefined;
  /** Whether no page has been left yet. The globals of the initial page were set before anyone could watch. */
  isInitialPage: boolean;
  /** Whether the page's calls of `addEventListener` and `customElements.define` are watched. */
  isWatching: boolean;
}

export function createPageScripts(session: Session): PageScripts {
  const state: ScriptState = {
    session,
    handlers: [],
    removedCode: new Set(),
    firstGuid: 0,
    touched: new Set(),
    isInitialPage: true,
    isWatching: false,
  };
  return {
    runInert: (scripts, signal) => runInert(state, scripts, signal),
    runOnce: (scripts, parent, signal) => runOnce(state, scripts, parent, signal),
    collectReadyHandlers: () => collectReadyHandlers(state),
    snapshotGlobals: () => void (state.globals ??= readGlobals()),
    captureGlobals: () => captureGlobals(state),
    detachHandlers: (root) => detachHandlers(state, root),
  };
}
