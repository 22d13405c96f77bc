import type { PageVisit } from "../../../shared/shell-api.ts";
import type { Session } from "../../navigation/session.ts";
import { expectPage } from "../../navigation/history.ts";
import type { HistoryChange } from "../../navigation/swap.ts";

/** View transitions: a site that has them on full loads has them on visits in place. */

export interface TransitionState {
  /** The types of the view transitions that the displayed page asks for, if it does (extras/preload). */
  wantsTransitions?(): readonly string[] | undefined;
  /** Shows a page by `update`, in a view transition if the site has them. */
  transition?(pageVisit: PageVisit, change: HistoryChange, update: () => Promise<void>): Promise<void>;
}

/** View transitions as far as this code uses them: TypeScript's DOM library may not know all of them yet. */
interface Transition {
  updateCallbackDone: Promise<void>;
  ready: Promise<void>;
  finished: Promise<void>;
  skipTransition(): void;
}
type Start = (options: (() => Promise<void>) | { update(): Promise<void>; types: string[] }) => Transition;

/** Adds `transition` to the session. */
export function startTransitions(session: Session): void {
  if (session.transition) return;
  let running: Transition | undefined;
  /** The browser has shown its own transition for this move through the history, such as a swipe. */
  let isSwiped = false;
  passClicks(() => running);
  addEventListener("popstate", (event) => {
    isSwiped = !!(event as { hasUAVisualTransition?: boolean }).hasUAVisualTransition;
  });
  document.addEventListener("page:leave", () => running?.skipTransition());
  session.transition = async (pageVisit, change, update) => {
    const { documentElement: root } = document;
    const type = typeOf(session, pageVisit, change);
    root.dataset["visit"] = type;
    const { startViewTransition } = document as { startViewTransition?: Start };
    const types = session.wantsTransitions!();
    if (!startViewTransition || isQuiet() || (pageVisit.traverse && isSwiped) || !types) return update();
    // Until the page is swapped in, the displayed one stays at its place and at its entry.
    if (pageVisit.traverse) expectPage(session, [scrollX, scrollY]);
    const transition = startWith(startViewTransition.bind(document), update, [type, ...types]);
    running = transition;
    transition.ready.catch(() => {});
    transition.finished.catch(() => {}).finally(() => running === transition && (running = undefined));
    return transition.updateCallbackDone;
  };
}

/** A press ends the running transition, whose pictures cover the page, and the click goes to what is under them. */
function passClicks(running: () => Transition | undefined): void {
  let skipped: Promise<void> | undefined;
  addEventListener(
    "pointerdown",
    () => {
      const transition = running();
      skipped = transition?.finished.catch(() => {});
      transition?.skipTransition();
    },
    true,
  );
  addEventListener("click", async (event) => {
    if (!skipped || event.target !== document.documentElement) return;
    await skipped;
    const pressed = document.elementFromPoint(event.clientX, event.clientY);
    pressed?.closest<HTMLElement>("a, button, input, select, textarea, [tabindex]")?.focus({ preventScroll: true });
    pressed?.dispatchEvent(new MouseEvent("click", event));
  });
}

/** Browsers without types take a function only. */
function startWith(start: Start, update: () => Promise<void>, types: string[]): Transition {
  if (!("ViewTransitionTypeSet" in window)) return start(update);
  return start({ update, types });
}

const isQuiet = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Without the Navigation API, Forward cannot be told from Back. */
function typeOf(
  { displayedEntry }: Session,
  { traverse }: PageVisit,
  change: HistoryChange,
): "forward" | "back" | "replace" {
  if (!traverse) return change === "push" ? "forward" : "replace";
  const { navigation } = window;
  const last = navigation?.entries().find(({ key }) => key === displayedEntry)?.index ?? Infinity;
  return (navigation?.currentEntry?.index ?? 0) > last ? "forward" : "back";
}
