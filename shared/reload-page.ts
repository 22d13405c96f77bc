import { on } from "./events.ts";
import { shell } from "./face.ts";
import { texts } from "./i18n/texts.ts";
import { keepTyped } from "./keep-typed.ts";
import { notify } from "./notify.ts";
import { keepFocus } from "./return-focus.ts";
import { removeNotice } from "./stores/notices.ts";
import { warn } from "./warn.ts";

/** Of "and then the page reloads", wherever that is said: one way, in place, with what was typed. CRT-04, CHK-07 */

let running = 0;
let begun: Promise<boolean> | undefined;
let returnFocus = (): void => {};
let told: number | undefined;

/**
 * Shows the present page anew, as the server has it by now: in place, at the same offset and focus, with what was typed; open dialogs
 * stay. Whoever asks for it at the same moment asks once; later the newer counts. True when it was shown; false when the visitor went
 * elsewhere meanwhile, or when the page cannot be had: what stands there stays, and the visitor may try again, unless it `isQuiet`.
 */
export function reloadPage(isQuiet = false): Promise<boolean> {
  if (!begun) queueMicrotask(() => (begun = undefined));
  return (begun ??= reload(isQuiet));
}

async function reload(isQuiet: boolean): Promise<boolean> {
  if (isLeaving()) return false;
  running++;
  try {
    const isShown = await shell().visit(location.href, { stay: true, uncached: true, inPlace: true });
    if (!isShown) return false;
    if (told !== undefined) removeNotice(told);
    returnFocus();
    return true;
  } catch (error) {
    warn("the page could not be shown anew.", error);
    if (isQuiet) return false;
    const t = texts();
    if (told !== undefined) removeNotice(told);
    told = notify({
      kind: "error",
      text: t?.("Page.NotRenewed") ?? shell().settings.failedText,
      action: { text: t?.("Core.Retry") ?? "↻", run: () => void reloadPage() },
    });
    return false;
  } finally {
    running--;
  }
}

/** Contents of pages that answer a form, with what was typed in it; they come back with Back. */
const answers = new WeakSet<Element>();

const noteAnswer = (page: Element | null): void => [...(page?.children ?? [])].forEach((child) => answers.add(child));

// Of a page that the browser loaded the status tells.
if (
  ((performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0) >=
  400
)
  noteAnswer(document.getElementById("page"));
on(document, "page:loaded", ({ target, method, redirected }) => {
  if (target.id === "page" && method !== "GET" && !redirected) noteAnswer(target);
});
on(document, "page:swap", ({ stay, target, document: incoming }) => {
  if (!stay || !incoming) return;
  keepTyped(
    target,
    incoming,
    [...target.children].some((child) => answers.has(child)),
  );
  returnFocus = keepFocus();
});

/** The visitor is on the way to another page. */
export const isLeaving = (): boolean => running === 0 && document.documentElement.classList.contains("page-out");
