import type { Session } from "../../navigation/session.ts";
import { captureGlobals, readGlobals } from "./globals.ts";
import { detachHandlers, type Handler } from "./handlers.ts";
import { outerScripts, type OuterScripts } from "./outer-scripts.ts";
import { collectReadyHandlers } from "./ready-handlers.ts";
import { runInert, runOnce } from "./run.ts";
import { waitsForContent } from "./waits-for-content.ts";

/**
 * Runs the scripts of pages, and undoes what they did to the document when their page is left. Loaded when a page has
 * scripts that run at a swap.
 */
export interface PageScripts {
  /** Runs inert scripts of inserted content in order. */
  runInert(scripts: Iterable<HTMLScriptElement>): Promise<void>;
  /**
   * Runs the scripts of a response that come before its page section. Call it before the swap. `section` is null for a
   * response without a page section: then only the scripts in it run.
   */
  begin(doc: Document, section: Node | null, signal: AbortSignal): Promise<PageRun>;
  /** Captures the global variables of the page that is left. Returns a function that restores them. */
  captureGlobals(): () => void;
  /** Removes the handlers that scripts in `root` added outside of it. Returns a function that adds them again. */
  detachHandlers(root: ParentNode): () => void;
}

/** The scripts of one page, while they run. */
export interface PageRun {
  /** Runs scripts of content that has been added; those that wait for the whole page with `finish`. */
  run(scripts: HTMLScriptElement[], life: AbortSignal): Promise<void>;
  /** Runs the scripts of the swapped content, those that come after it, and the handlers that wait for the page. */
  finish(inner: HTMLScriptElement[], life: AbortSignal): Promise<void>;
  /** Ends the collection of such handlers. */
  stop(): void;
}

/** The changes that scripts of pages have made to the document. */
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
  /** These events again, until the page is whole: scripts that ask are told that it is loading. */
  loading?: EventTarget | undefined;
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
    runInert: (scripts) => runInert(state, scripts),
    begin: (doc, section, signal) => begin(state, doc, section, signal),
    captureGlobals: () => captureGlobals(state),
    detachHandlers: (root) => detachHandlers(state, root),
  };
}

async function begin(state: ScriptState, doc: Document, section: Node | null, signal: AbortSignal): Promise<PageRun> {
  const ready = collectReadyHandlers(state);
  const outer = (): OuterScripts => (section ? outerScripts(state.session, doc, section) : { before: [], after: [] });
  const { before } = outer();
  const waiting: HTMLScriptElement[] = [];
  const hasOnload = !!section && doc.body.hasAttribute("onload");
  if (before.length > 0) {
    state.globals ??= readGlobals();
    await runOnce(state, before, document.head, signal);
  }
  return {
    run(scripts, life) {
      waiting.push(...scripts.filter(waitsForContent));
      return runInert(
        state,
        scripts.filter((script) => !waitsForContent(script)),
        life,
      );
    },
    async finish(inner, life) {
      ready.endLoading();
      await runInert(state, [...waiting, ...inner], life);
      // Searched for again: scripts after the content may have arrived after it.
      await runOnce(state, outer().after, document.body, life);
      if (!life.aborted) ready.fire(hasOnload);
    },
    stop: ready.stop,
  };
}
