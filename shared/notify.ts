import { shell } from "./face.ts";
import { announce } from "./live.ts";
import { addNotice, type Notice } from "./stores/notices.ts";

/** Tells the visitor something in a corner of the window, and screen readers too; errors at once. Returns its id, for `removeNotice`. OPT-10 */
export function notify(notice: Omit<Notice, "id">): number {
  if (!document.querySelector('[data-island="notifications"]')) {
    const host = document.createElement("div");
    host.dataset["island"] = "notifications";
    document.body.append(host);
    shell().scan(host);
  }
  announce([notice.title, notice.text].filter(Boolean).join(": "), notice.kind === "error" ? "assertive" : "polite");
  return addNotice(notice);
}
