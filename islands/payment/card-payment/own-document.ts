import { on } from "../../../shared/events.ts";
import { isLoadedHere } from "./rules.ts";

/** Milliseconds after which a form that the browser sends may be sent again. */
const PATIENCE = 30_000;

let holder: Element | undefined;

/**
 * Takes the document for the one form that it may have, in `host`. `another` has it already; `used`: it had one before, or is that of
 * another page, and has to be loaded anew, for the provider's code listens on as long as a document lives, and wants its own page's policy.
 */
export function takeDocument(host: Element): "own" | "another" | "used" {
  if (holder && holder !== host && holder.isConnected) return "another";
  const isOwn =
    !holder &&
    isLoadedHere(
      performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined,
      location.href,
    );
  holder = host;
  return isOwn ? "own" : "used";
}

/** The next page is a document of its own, also what follows a form, and Back loads this one anew. A part of the page that a form fills stays in place. PAY-01 */
export function leaveInFull(signal: AbortSignal): void {
  // From a bank the browser would bring back a form that is on its way there.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { signal });
  /** What was submitted last: a visit tells the address only. */
  let sent: SubmitEvent | undefined;
  let inFull: EventTarget | null = null;
  /** On their way: never sent twice. */
  const gone = new WeakSet<EventTarget>();
  addEventListener(
    "submit",
    (event) => {
      const { target } = event;
      if (target !== inFull && !gone.has(target!)) sent = event;
      // All who listen have had their say: this time the browser sends it.
      else event.stopImmediatePropagation();
      if (gone.has(target!)) event.preventDefault();
    },
    { capture: true, signal },
  );
  on(
    document,
    "page:leave",
    ({ url, method, traverse, stay }, event) => {
      const isForm = method !== "GET";
      // Somebody asks first, and comes again. A form from before this island is let go.
      if (traverse || event.defaultPrevented || (isForm && !sent)) return;
      event.preventDefault();
      // A form cannot be submitted again while its submit event is under way.
      if (isForm) setTimeout(sendInFull, 0, sent);
      else if (stay) location.reload();
      else location.assign(url);
    },
    signal,
  );

  function sendInFull({ target, submitter }: SubmitEvent): void {
    inFull = target;
    (target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null);
    inFull = null;
    gone.add(target!);
    // The visitor may have stopped it.
    setTimeout(() => gone.delete(target!), PATIENCE);
  }
}
