import { on } from "../../../shared/events.ts";
import { isLoadedHere } from "./rules.ts";

/** How long after a native submit the same form cannot be submitted again, in milliseconds. */
const RESUBMIT_DELAY_MS = 30_000;

let owner: Element | undefined;

/**
 * Claims the document for the payment form in `host`. Returns `another` if another element has claimed it. Returns
 * `used` if the document must be reloaded: it had a payment form before, or was loaded for another page. The provider's
 * code keeps its listeners as long as the document lives, and needs the security policy of its own page.
 */
export function claimDocument(host: Element): "own" | "another" | "used" {
  if (owner && owner !== host && owner.isConnected) return "another";
  const isOwn =
    !owner &&
    isLoadedHere(
      performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined,
      location.href,
    );
  owner = host;
  return isOwn ? "own" : "used";
}

/**
 * Makes the next navigation a full page load, also after a form submit, and reloads the document when the visitor
 * returns to it. Submits and navigations that replace only a part of the page stay in place. PAY-01
 */
export function leaveByFullLoad(signal: AbortSignal): void {
  // Coming back from a bank, the back/forward cache would restore a form that is already being submitted.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload(), { signal });
  /** The latest submit: `page:leave` has the URL, but not the form. */
  let lastSubmit: SubmitEvent | undefined;
  let native: EventTarget | null = null;
  /** Forms that are being submitted: they must not be sent twice. */
  const submitted = new WeakSet<EventTarget>();
  addEventListener(
    "submit",
    (event) => {
      const { target } = event;
      if (target !== native && !submitted.has(target!)) lastSubmit = event;
      // The listeners have handled the first submit; this one goes to the browser.
      else event.stopImmediatePropagation();
      if (submitted.has(target!)) event.preventDefault();
    },
    { capture: true, signal },
  );
  on(
    document,
    "page:leave",
    ({ url, method, traverse, stay }, event) => {
      const isForm = method !== "GET";
      // A prevented event means that code asks the visitor first and repeats the navigation. A form that was submitted
      // before this island started is left alone.
      if (traverse || event.defaultPrevented || (isForm && !lastSubmit)) return;
      event.preventDefault();
      // A form cannot be submitted again during its own submit event.
      if (isForm) setTimeout(submitNatively, 0, lastSubmit);
      else if (stay) location.reload();
      else location.assign(url);
    },
    signal,
  );

  function submitNatively({ target, submitter }: SubmitEvent): void {
    native = target;
    (target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null);
    native = null;
    submitted.add(target!);
    // The visitor may have stopped the page load and may submit again.
    setTimeout(() => submitted.delete(target!), RESUBMIT_DELAY_MS);
  }
}
