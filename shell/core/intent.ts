import { block, clickAgain, followBlock, watchScrolling } from "./bigger-link.ts";
import { isOurs } from "./form-policy.ts";
import { inTime, isOutdated } from "./load.ts";
import { jumpTo } from "./html.ts";
import { isPlain, judgeLink } from "./links.ts";
import type { CoreSession, Navigate, Started } from "./session.ts";
import type { Session } from "../navigation/session.ts";

/**
 * Longest wait for the navigation chunk and for islands that handle a form, in milliseconds; then the browser takes
 * over.
 */
const CODE_TIMEOUT_MS = 2_000;
/** Milliseconds after which the loading bar appears. NAV-16 */
const SLOW_CODE_MS = 300;

/** Whether the navigation has loaded. */
export const isStarted = (session: Pick<CoreSession, "load">): session is Session => "page" in session;

/** Loads the code that a click or a form needs. */
interface CodeLoader {
  session: CoreSession;
  /** Whether the navigation failed to load, and no later attempt, such as a visit by the site, has loaded it. */
  isCodeBroken(): boolean;
  /**
   * Resolves with the navigation once it has loaded, or with the result of `then`, which may load more code.
   * Rejects when some code failed to load, or has not loaded in time. The time counts from `since`, or from now.
   */
  soon<Result = Started>(since?: number, then?: (started: Started) => Promise<Result>): Promise<Result>;
}

/** Controls whose next click is left to the browser. */
const letThrough = new WeakSet<Element>();
/** Controls with an open question. */
const asking = new WeakSet<Element>();

/** A form whose submit waits for code. */
interface PendingForm {
  /** In this order; undefined at first. A form waits for its islands once: then it is ready for the navigation. */
  state?: "waits for islands" | "ready" | "waits for the navigation" | "let through";
  /** The buttons pressed meanwhile, in order; null for a submit without a button. */
  pressed: Set<HTMLElement | null>;
  /** The time of the first press. */
  since: number;
}

/** Forms that wait, or are about to be left to the browser. */
const pendingForms = new WeakMap<Element, PendingForm>();

/**
 * Decides which clicks and submits the shell handles, and passes them to the navigation chunk, which loads at the
 * visitor's first move. Listens on the window in the bubble phase, so that the site's own handlers run first, even
 * those added later. If the chunk fails to load, the browser follows the link or sends the form. NAV-01, NAV-23
 */
export function listenForIntent(session: CoreSession, navigate: Navigate): void {
  let hasFailed = false;
  const code: CodeLoader = {
    session,
    isCodeBroken: () => hasFailed && !isStarted(session),
    soon: (since, then) => (code.isCodeBroken() ? Promise.reject() : withTimeout(begin().then(then as never), since)),
  };
  const begin = (): Promise<Started> => {
    const started = navigate();
    started.catch(() => (hasFailed = true));
    return started;
  };
  watchScrolling();
  for (const move of ["pointermove", "pointerdown", "wheel", "keydown"]) {
    addEventListener(move, begin, { passive: true, capture: true, once: true });
  }
  addEventListener("click", (event) => onClick(event, code));
  addEventListener("submit", (event) => onSubmit(event, code));
  /** Offset of the displayed page, from the first `popstate` of a frame until the next frame. */
  let place: readonly [x: number, y: number] | undefined;
  addEventListener("popstate", () => {
    // Without the chunk only the initial page has been shown: reload if the URL is another one.
    let isOtherPage = location.href.split("#")[0] !== session.serverSnapshot.url;
    // After this event the browser scrolls to the offset of the new entry, even if its page is not there yet.
    const offset = (place ??= [scrollX, scrollY]);
    requestAnimationFrame(() => {
      place = undefined;
      if (isOtherPage) jumpTo(...offset);
    });
    code.soon().then(
      ([session, navigation]) => {
        isOtherPage = false;
        void navigation.traverse(session, offset);
      },
      () => isOtherPage && location.reload(),
    );
  });
}

function onClick(event: MouseEvent, code: CodeLoader): void {
  const control = controlOf(event);
  if (!control || event.defaultPrevented || letThrough.delete(control)) return;
  // Modifier keys are passed on: the click on the block's link decides.
  if (control.matches(block)) return followBlock(control, event);
  const question = control.getAttribute("data-confirm");
  const verdict = isPlain(event) ? judgeLink(control, location) : undefined;
  if (question === null && (!verdict || code.isCodeBroken() || (verdict.act === "visit" && isOutdated))) return;
  event.preventDefault();
  if (asking.has(control)) return;
  const proceed = (): void => {
    letThrough.add(control);
    clickAgain(control, event);
  };
  if (question !== null) asking.add(control);
  code
    .soon()
    .then(
      async (started) => {
        const [session, navigation] = started;
        if (question !== null && !(await ask(started, question, control))) return;
        if (verdict?.act === "visit") navigation.follow(session, control, verdict.url);
        else if (verdict) void navigation.goToAnchor(session, verdict.hash);
        else proceed();
      },
      () => (question === null || askPlainly(question)) && proceed(),
    )
    .finally(() => asking.delete(control));
}

/** Asks the visitor who pressed `control`, in our dialog, or in the browser's when ours fails to load. NAV-12 */
const ask = ([session, navigation]: Started, question: string, control: Element): Promise<boolean> =>
  navigation.loadDialogs(session).then(
    (dialogs) => dialogs.ask(control, question),
    () => askPlainly(question),
  );

/** Empty: the default question. */
const askPlainly = (question: string): boolean => confirm(question || document.title);

function onSubmit(event: SubmitEvent, code: CodeLoader): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (event.defaultPrevented) return;
  const pending: PendingForm = pendingForms.get(form) ?? { pressed: new Set(), since: performance.now() };
  const { pressed, since, state } = pending;
  const islands = !state || state === "waits for islands" ? code.session.islands.awaitIslands(form) : undefined;
  if (state === "let through" || (!islands && (code.isCodeBroken() || !isOurs(form, submitter))))
    return void pendingForms.delete(form);
  event.preventDefault();
  pressed.delete(submitter);
  pressed.add(submitter);
  if (state && state !== "ready") return;
  pendingForms.set(form, pending);
  pending.state = islands ? "waits for islands" : "waits for the navigation";
  const last = (): HTMLElement | null => [...pressed].at(-1)!;
  const submitAgain = (): unknown =>
    // A form cannot be resubmitted during its submit event.
    setTimeout(() => {
      const buttons = islands ? [...pressed] : [last()];
      pending.state = islands ? "ready" : "let through";
      // A pressed button may have been replaced meanwhile.
      for (const button of buttons) form.requestSubmit(button?.isConnected ? button : null);
    });
  if (islands) withTimeout(islands).then(submitAgain, submitAgain);
  else
    code
      .soon(since, async ([session]) => {
        const { prepareSubmit } = await session.load<typeof import("../extras/forms/index.ts")>("forms");
        return prepareSubmit(session, form, last);
      })
      .then((submit) => submit())
      .then(() => pendingForms.delete(form), submitAgain);
}

/** Resolves with `code`; rejects CODE_TIMEOUT_MS after `since`. Shows the loading bar meanwhile. */
async function withTimeout<Result>(code: Promise<Result>, since = performance.now()): Promise<Result> {
  const { classList } = document.documentElement;
  let hasShown = false;
  const long = setTimeout(
    () => (hasShown = !classList.contains("long-loading")) && classList.add("long-loading"),
    SLOW_CODE_MS,
  );
  try {
    return await inTime(code, since + CODE_TIMEOUT_MS - performance.now());
  } finally {
    clearTimeout(long);
    if (hasShown) classList.remove("long-loading");
  }
}

/** The clicked link (also inside SVG and shadow trees), button with `data-confirm`, or bigger-link block. NAV-10 */
function controlOf(event: Event): Element | undefined | null {
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  const control = path.find((node) => node.matches("a, area, button, input, select, textarea, label, summary"));
  if (!control) return path.find((node) => node.matches(block));
  return control.matches("a, area, [data-confirm]") ? control : null;
}
