import { type PageVisit, shell } from "../shell-api.ts";
import { texts } from "../i18n/texts.ts";
import { notify } from "../notify.ts";
import { removeNotice } from "../stores/notices.ts";
import { warn } from "../warn.ts";

/** Reloads the page in place and keeps the visitor's input. CRT-04, CHK-07 */

let reloadCount = 0;
let pendingReload: Promise<boolean> | undefined;
let noticeId: number | undefined;

/**
 * Reloads the current page in place with fresh content from the server. Keeps the scroll position, the focus, the
 * visitor's input, open dialogs and each open `<details>` with an id. Calls in the same task share one reload; a later
 * call supersedes an earlier one. Resolves with false when the visitor went to another page or the page could not be
 * loaded. In the latter case the old page stays and a notice with a retry button appears, unless `isQuiet`.
 */
export function reloadPage(isQuiet = false): Promise<boolean> {
  if (!pendingReload) queueMicrotask(() => (pendingReload = undefined));
  return (pendingReload ??= reload(isQuiet));
}

async function reload(isQuiet: boolean): Promise<boolean> {
  if (isLeaving()) return false;
  reloadCount++;
  document.addEventListener("page:swap", keepOpen);
  try {
    const isShown = await shell().visit(location.href, { stay: true, uncached: true, inPlace: true });
    if (!isShown) return false;
    if (noticeId !== undefined) removeNotice(noticeId);
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
    if (--reloadCount === 0) document.removeEventListener("page:swap", keepOpen);
  }
}

function keepOpen(event: Event): void {
  const { target, document: next } = (event as CustomEvent<PageVisit>).detail;
  for (const { id } of target.querySelectorAll("details[id][open]")) next?.getElementById(id)?.setAttribute("open", "");
}

/** Whether the visitor is leaving for another page. */
export const isLeaving = (): boolean => reloadCount === 0 && document.documentElement.classList.contains("page-out");
