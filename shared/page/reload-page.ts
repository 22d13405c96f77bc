import { on } from "../events.ts";
import { shell } from "../shell-api.ts";
import { texts } from "../i18n/texts.ts";
import { preserveInput } from "../form/preserve-input.ts";
import { notify } from "../notify.ts";
import { saveFocus } from "./restore-focus.ts";
import { removeNotice } from "../stores/notices.ts";
import { warn } from "../warn.ts";

/** Reloads the page in place and keeps the visitor's input. CRT-04, CHK-07 */

let reloadCount = 0;
let pendingReload: Promise<boolean> | undefined;
let returnFocus = (): void => {};
let noticeId: number | undefined;

/**
 * Reloads the current page in place with fresh content from the server. Keeps the scroll position, the focus, the
 * visitor's input and open dialogs. Calls in the same task share one reload; a later call supersedes an earlier one.
 * Resolves with false when the visitor went to another page or the page could not be loaded. In the latter case the old
 * page stays and a notice with a retry button appears, unless `isQuiet`.
 */
export function reloadPage(isQuiet = false): Promise<boolean> {
  if (!pendingReload) queueMicrotask(() => (pendingReload = undefined));
  return (pendingReload ??= reload(isQuiet));
}

async function reload(isQuiet: boolean): Promise<boolean> {
  if (isLeaving()) return false;
  reloadCount++;
  try {
    const isShown = await shell().visit(location.href, { stay: true, uncached: true, inPlace: true });
    if (!isShown) return false;
    if (noticeId !== undefined) removeNotice(noticeId);
    returnFocus();
    return true;
  } catch (error) {
    warn("the page could not be reloaded in place; the old page stays.", error);
    if (isQuiet) return false;
    const t = texts();
    if (noticeId !== undefined) removeNotice(noticeId);
    noticeId = notify({
      kind: "error",
      text: t?.("Page.NotRenewed") ?? shell().settings.failedText,
      action: { text: t?.("Core.Retry") ?? "↻", run: () => void reloadPage() },
    });
    return false;
  } finally {
    reloadCount--;
  }
}

/**
 * Contents of pages that are responses to a form and hold the visitor's input. Elements, because Back restores them.
 */
const formResponses = new WeakSet<Element>();

const recordFormResponse = (page: Element | null): void =>
  [...(page?.children ?? [])].forEach((child) => formResponses.add(child));

// A page that the browser loaded itself: its status shows whether it is a rejected form. Safari and Firefox before 129
// have no status; there, the server's marks on invalid fields show it.
const { responseStatus } = (performance.getEntriesByType("navigation")[0] ??
  {}) as Partial<PerformanceNavigationTiming>;
if (responseStatus === undefined ? document.querySelector("#page [aria-invalid=true]") : responseStatus >= 400)
  recordFormResponse(document.getElementById("page"));
on(document, "page:loaded", ({ target, method, redirected }) => {
  if (target.id === "page" && method !== "GET" && !redirected) recordFormResponse(target);
});
on(document, "page:swap", ({ stay, target, document: incoming }) => {
  if (!stay || !incoming) return;
  preserveInput(
    target,
    incoming,
    [...target.children].some((child) => formResponses.has(child)),
  );
  returnFocus = saveFocus();
});

/** Whether the visitor is leaving for another page. */
export const isLeaving = (): boolean => reloadCount === 0 && document.documentElement.classList.contains("page-out");
