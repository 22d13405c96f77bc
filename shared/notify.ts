import { shell } from "./shell-api.ts";
import { announce } from "./a11y/live-region.ts";
import { addNotice, type NewNotice } from "./stores/notices.ts";

/** Milliseconds for which a notice offers an action that the visitor may ignore, such as undo. */
export const ACTION_TIMEOUT_MS = 20_000;

/**
 * Shows a notice in its place in the page, else in a corner of the window, and announces it to screen readers; errors are
 * announced assertively.
 * Returns the id for `removeNotice`. OPT-10
 */
export function notify(notice: NewNotice): number {
  const existing = document.querySelector('[data-island="notifications"]');
  const host = existing ?? document.createElement("div");
  host.setAttribute("data-island", "notifications");
  if (!existing) document.body.append(host);
  // Content outside an open modal dialog is inert, so move the notices into the dialog.
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (dialog && !dialog.contains(host)) {
    const home = host.parentElement!;
    dialog.append(host);
    dialog.addEventListener("close", () => home.append(host), { once: true });
  }
  // The host may have been removed together with a page's dialog, so mount it again.
  shell().scan(host);
  announce(
    [[notice.title, notice.text].filter(Boolean).join(": "), notice.action?.text].filter(Boolean).join(" "),
    notice.kind === "error" ? "assertive" : "polite",
  );
  return addNotice(notice);
}
