import { announce } from "../a11y/live-region.ts";
import { on } from "../events.ts";
import { whenTexts } from "../i18n/when-texts.ts";
import { notify } from "../notify.ts";
import { isLeaving } from "../page/reload-page.ts";
import type { UnloadEvent } from "../page/unload-event.ts";
import { removeNotice } from "../stores/notices.ts";
import { canRetry, type Failure } from "./failure.ts";
import type { SaveQueue } from "./save-queue.ts";
import { isAllSaved, isUnsaved } from "./save-state.ts";
import { failureText, type SaveTexts } from "./save-status.ts";

/**
 * Saves values that the shopper changed just before leaving the page. When the next page is shown in place, saving
 * continues and failures are reported in notices. When the page closes, the values are sent at once; without a
 * connection the browser asks the visitor before closing. Call once per queue. CRT-04
 */
export function saveBeforeLeaving<V>(queue: SaveQueue<V>, texts: SaveTexts<V>): void {
  const { getState } = queue.store;
  on(document, "page:out", ({ stay }) => {
    if (stay) return;
    queue.flush();
    queue.clearResults([...getState().failures.keys(), ...getState().saved]);
  });
  addEventListener("pagehide", () => queue.flush(true));
  addEventListener("beforeunload", (event: UnloadEvent) => {
    if (event.isVisit) return;
    // Firefox before 133 ignores `keepalive` and drops requests that start in `pagehide`.
    queue.flush();
    if (!navigator.onLine && !isAllSaved(getState().entries)) event.preventDefault();
  });
  reportUnseenFailures(queue, texts);
}

/** Reports a failure in a notice when the page does not show its status. */
function reportUnseenFailures<V>(queue: SaveQueue<V>, texts: SaveTexts<V>): void {
  /** Ids of the notices, by the id of the entry. */
  const noticeIds = new Map<string, number>();

  async function addFailureNotice(id: string, failure: Failure<V>): Promise<void> {
    const t = await whenTexts();
    if (queue.store.getState().failures.get(id) !== failure) return;
    const retry = { text: t("Core.Retry"), run: () => queue.setValue(id, failure.value, true) };
    const text = t("Core.Named", texts.name(id), failureText(t, texts, id, failure, queue));
    noticeIds.set(id, notify({ kind: "error", text, action: canRetry(failure) ? retry : undefined }));
  }

  function removeFailureNotice(id: string): void {
    if (noticeIds.has(id)) removeNotice(noticeIds.get(id)!);
    noticeIds.delete(id);
  }

  queue.store.subscribe(({ failures, entries, saved }, previous) => {
    // The shopper has changed the value: remove the notice of its old failure.
    for (const id of noticeIds.keys())
      if (!failures.has(id) && entries.has(id) && isUnsaved(entries.get(id)!)) removeFailureNotice(id);
    for (const id of previous.failures.keys()) {
      if (failures.has(id) || !saved.has(id)) continue;
      // The reloaded page shows that the value was stored after all.
      removeFailureNotice(id);
      void whenTexts().then((t) => announce(t("Core.Named", texts.name(id), t("Cart.Saved"))));
    }
    for (const [id, failure] of failures) {
      if (previous.failures.get(id) === failure) continue;
      const isVisible =
        !isLeaving() && entries.has(id) && document.querySelector(`[data-decision="${CSS.escape(id)}"]`);
      if (!isVisible) void addFailureNotice(id, failure);
    }
  });
}
