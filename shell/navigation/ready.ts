import { type JQueryHandler, jQueryHandlers, siteJQuery } from "./jquery.ts";

/**
 * Scripts of a page that wait for the document to be ready, or loaded. Of a page that comes later the browser will not say so
 * again: they are called when all scripts of that page have run.
 */

const events = ["DOMContentLoaded", "load"];

/** Takes what waits, while scripts of a page run. */
let waiting: EventTarget | undefined;

/** Whether the handler waits for what will not happen again. */
export function waitsForReady(
  target: EventTarget,
  type: string,
  listener: EventListenerOrEventListenerObject,
): boolean {
  if (!waiting || !events.includes(type) || (target !== window && (target !== document || type === "load")))
    return false;
  // jQuery has one for all of its own.
  if (listener === siteJQuery()?._data(window, "handle")) return false;
  waiting.addEventListener(type, (event) =>
    typeof listener === "function" ? listener.call(target, event) : listener.handleEvent(event),
  );
  return true;
}

function loadHandlers(): JQueryHandler[] {
  const $ = siteJQuery();
  return $ ? jQueryHandlers($, window).filter(({ origType }) => origType === "load") : [];
}

export interface Ready {
  /** The scripts have run: what waited is called. `hasOnload`: the page's body has a handler of its own. */
  tell(hasOnload: boolean): void;
  stop(): void;
}

/** From here on the scripts of a page run. */
export function awaitReady(): Ready {
  const own = (waiting = new EventTarget());
  const { onload } = window;
  const older = new Set(loadHandlers());
  const stop = (): void => void (waiting === own && (waiting = undefined));
  return {
    tell(hasOnload) {
      stop();
      if (window.onload && (hasOnload || window.onload !== onload))
        own.addEventListener("load", window.onload.bind(window));
      for (const type of events) own.dispatchEvent(new Event(type));
      for (const one of loadHandlers()) {
        if (older.has(one)) continue;
        try {
          one.handler.call(window, siteJQuery()!.Event("load"));
        } catch (error) {
          // As the browser does with its own: told, and the next one called.
          reportError(error);
        }
      }
    },
    stop,
  };
}
