import { block, clickAgain, followBlock, watchScrolling } from "./behaviours/bigger-link.ts";
import { isOurs } from "./behaviours/form-policy.ts";
import { inTime, isOutdated } from "./load.ts";
import { jumpTo } from "./dom.ts";
import { isPlain, judgeLink } from "./navigation/links.ts";
import type { EarlySession, Session } from "./session.ts";

/**
 * Longest wait for the navigation chunk and for islands that handle a form, in milliseconds; then the browser takes
 * over.
 */
const CODE_TIMEOUT_MS = 2_000;
/** Milliseconds after which the loading bar appears. NAV-16 */
const SLOW_CODE_MS = 300;

/** Whether the navigation has loaded. */
export const isStarted = (session: EarlySession): session is Session => "navigation" in session;

/** Loads the code that a click or a form needs. */
interface CodeLoader {
  session: EarlySession;
  /** Whether the navigation failed to load, and no later attempt, such as a visit by the site, has loaded it. */
  isCodeBroken(): boolean;
  /**
   * Resolves with the session once the navigation has loaded, or with the result of `then`, which may load more code.
   * Rejects when some code failed to load, or has not loaded in time. The time counts from `since`, or from now.
   */
  soon<Result = Session>(since?: number, then?: (session: Session) => Promise<Result>): Promise<Result>;
}

/** Controls and forms whose next event is left to the browser. */
const letThrough = new WeakSet<Element>();
/** Controls with an open question, and forms that wait for code, each with the buttons pressed meanwhile, in order. */
const waiting = new WeakMap<Element, Set<HTMLElement | null>>();
/** The time of the first press, for forms that have waited for their islands once and do not wait again. */
const firstPress = new WeakMap<Element, number>();

/**
 * Decides which clicks and submits the shell handles, and passes them to the navigation chunk, which loads at the
 * visitor's first move. Listens on the window in the bubble phase, so that the site's own handlers run first, even
 * those added later. If the chunk fails to load, the browser follows the link or sends the form. NAV-01, NAV-23
 */
export function listenForIntent(session: EarlySession, navigate: () => Promise<Session>): void {
  let hasFailed = false;
  const code: CodeLoader = {
    session,
    isCodeBroken: () => hasFailed && !isStarted(session),
    soon: (since, then) => (code.isCodeBroken() ? Promise.reject() : withTimeout(begin().then(then as never), since)),
  };
  const begin = (): Promise<Session> => {
    if (isStarted(session)) return Promise.resolve(session);
    const navigation = navigate();
    navigation.catch(() => (hasFailed = true));
    return navigation;
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
      (session) => {
        isOtherPage = false;
        session.navigation.traverse(session, offset);
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
  if (waiting.has(control)) return;
  if (question !== null) waiting.set(control, new Set());
  const proceed = (): void => {
    letThrough.add(control);
    clickAgain(control, event);
  };
  code
    .soon()
    .then(
      async (session) => {
        const { ask, follow, goToAnchor } = session.navigation;
        if (question !== null && !(await ask(session, question, control))) return;
        if (verdict?.act === "visit") follow(session, control, verdict.url);
        else if (verdict) goToAnchor(session, verdict.hash);
        else proceed();
      },
      () => (question === null || confirm(question || document.title)) && proceed(),
    )
    .finally(() => waiting.delete(control));
}

function onSubmit(event: SubmitEvent, code: CodeLoader): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (event.defaultPrevented) return;
  const since = firstPress.get(form);
  const islands = since ? undefined : code.session.islands.awaitIslands(form);
  if (!islands && (letThrough.delete(form) || code.isCodeBroken() || !isOurs(form, submitter))) return;
  event.preventDefault();
  const earlier = waiting.get(form);
  const pressed = earlier ?? new Set();
  pressed.delete(submitter);
  waiting.set(form, pressed.add(submitter));
  if (earlier) return;
  const now = performance.now();
  const submitAgain = (): unknown =>
    // A form cannot be resubmitted during its submit event.
    setTimeout(() => {
      waiting.delete(form);
      if (islands) firstPress.set(form, now);
      else letThrough.add(form);
      // A pressed button may have been replaced meanwhile.
      for (const button of islands ? pressed : [...pressed].slice(-1))
        form.requestSubmit(button?.isConnected ? button : null);
    });
  if (islands) withTimeout(islands).then(submitAgain, submitAgain);
  else
    code
      .soon(since, async (session) => {
        const { prepareSubmit } = await session.load<typeof import("./on-demand/forms.ts")>("forms");
        return prepareSubmit(session, form, () => [...pressed].at(-1)!);
      })
      .then((submit) => submit())
      .then(() => waiting.delete(form), submitAgain);
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
