import { shell } from "./face.ts";
import { announce } from "./live.ts";
import { addNotice, type Notice } from "./stores/notices.ts";

/** Tells the visitor something in a corner of the window, and screen readers too; errors at once. Returns its id, for `removeNotice`. OPT-10 */
export function notify(notice: Omit<Notice, "id">): number {
  const present = document.querySelector('[data-island="notifications"]');
  const host = present ?? document.createElement("div");
  host.setAttribute("data-island", "notifications");
  if (!present) document.body.append(host);
  // What lies around a modal dialog can be neither heard nor pressed.
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (dialog && !dialog.contains(host)) {
    const before = host.parentElement!;
    dialog.append(host);
    dialog.addEventListener("close", () => before.append(host), { once: true });
  }
  // It may have gone with the page that its dialog stood in.
  shell().scan(host);
  announce(
    [[notice.title, notice.text].filter(Boolean).join(": "), notice.action?.text].filter(Boolean).join(" "),
    notice.kind === "error" ? "assertive" : "polite",
  );
  return addNotice(notice);
}
