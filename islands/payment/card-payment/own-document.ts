import { on } from "../../../shared/events.ts";
import { isLoadedHere } from "./rules.ts";

let holder: Element | undefined;

/**
 * Takes the document for the one form that it may have, in `host`. `another` has it already; `used`: it had one before, or is that of
 * another page, and has to be loaded anew, for the provider's code listens on as long as a document lives, and wants its own page's policy.
 */
export function takeDocument(host: Element): "own" | "another" | "used" {
  if (holder && holder !== host && holder.isConnected) return "another";
  const isOwn = !holder && isLoadedHere(performance.getEntriesByType("navigation")[0]?.name, location.href);
  holder = host;
  return isOwn ? "own" : "used";
}

/** The next page is a document of its own, and Back loads this one anew. Forms that send something are answered where they are. PAY-01 */
export function leaveInFull(signal: AbortSignal): void {
  // From a bank the browser would bring back a form that is on its way there.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { signal });
  on(document, "page:leave", ({ url, method, traverse, stay }, event) => {
    if (method !== "GET" || traverse) return;
    event.preventDefault();
    if (stay) location.reload();
    else location.assign(url);
  }, signal);
}
