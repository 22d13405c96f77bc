import type { ScriptState } from "./index.ts";
import { type JQueryHandler, jQueryHandlers, siteJQuery } from "./jquery.ts";

/**
 * Scripts of a page may wait for `DOMContentLoaded` or `load`, which the browser does not fire again after a swap.
 * These handlers are collected and called once all scripts of the page have run.
 */

const events = ["DOMContentLoaded", "load"];

/** Collects the handler if it waits for an event that will not fire again. Returns whether it did. */
export function deferUntilReady(
  { readyEvents }: ScriptState,
  target: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject,
): boolean {
  if (!readyEvents || !events.includes(type) || (target !== window && (target !== document || type === "load")))
    return false;
  // jQuery's own listener, which serves all of its handlers.
  if (listener === siteJQuery()?._data(window, "handle")) return false;
  readyEvents.addEventListener(type, (event) =>
    typeof listener === "function" ? listener.call(target, event) : listener.handleEvent(event),
  );
  return true;
}

function loadHandlers(): JQueryHandler[] {
  const $ = siteJQuery();
  return $ ? jQueryHandlers($, window).filter(({ origType }) => origType === "load") : [];
}

/** The scripts that run while the page is loading. Those of a dialog may overlap with those of the page. */
let running = 0;
let stopPretending = (): void => {};

/**
 * Makes `document.readyState` and jQuery say that the page is loading, as on a full load, while one of its scripts runs.
 * Returns a function that ends it.
 */
export function pretendLoading(state: ScriptState): () => void {
  if (!state.loading) return () => {};
  if (running++ === 0) stopPretending = pretend(state);
  return () => {
    if (--running === 0) stopPretending();
  };
}

function pretend(state: ScriptState): () => void {
  Object.defineProperty(document, "readyState", { configurable: true, get: () => "loading" });
  const $ = siteJQuery();
  const { ready } = $?.fn ?? {};
  if ($?.fn)
    $.fn.ready = function (handler) {
      if (!state.loading) return ready!.call(this, handler);
      state.loading.addEventListener("DOMContentLoaded", () => handler.call(document, $));
      return this;
    };
  return () => {
    Reflect.deleteProperty(document, "readyState");
    if ($?.fn) $.fn.ready = ready;
  };
}

export interface ReadyHandlers {
  /** Calls the collected handlers once the scripts have run. `hasOnload`: the page's body has an `onload` attribute. */
  fire(hasOnload: boolean): void;
  /** The page is whole. */
  endLoading(): void;
  stop(): void;
}

/** Starts collecting, before the scripts of a page run. */
export function collectReadyHandlers(state: ScriptState): ReadyHandlers {
  const ownEvents = (state.readyEvents = state.loading = new EventTarget());
  const { onload } = window;
  const older = new Set(loadHandlers());
  const endLoading = (): void => void (state.loading === ownEvents && (state.loading = undefined));
  const stop = (): void => {
    endLoading();
    if (state.readyEvents === ownEvents) state.readyEvents = undefined;
  };
  return {
    endLoading,
    fire(hasOnload) {
      stop();
      if (window.onload && (hasOnload || window.onload !== onload))
        ownEvents.addEventListener("load", window.onload.bind(window));
      for (const type of events) ownEvents.dispatchEvent(new Event(type));
      for (const loadHandler of loadHandlers()) {
        if (older.has(loadHandler)) continue;
        try {
          loadHandler.handler.call(window, siteJQuery()!.Event("load"));
        } catch (error) {
          // Like the browser: report the error and call the next handler.
          reportError(error);
        }
      }
    },
    stop,
  };
}
