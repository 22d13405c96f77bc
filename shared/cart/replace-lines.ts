import type { preserveInput } from "../form/preserve-input.ts";
import { saveFocus } from "../page/restore-focus.ts";
import { shell } from "../shell-api.ts";

/**
 * Replaces the lines of the cart in `element` by the server's HTML, and keeps what the visitor typed. The focus moves to
 * the counterpart of the focused control, else to the heading of the dialog.
 */
export async function replaceLines(element: HTMLElement, html: string, signal: AbortSignal): Promise<void> {
  const lines = document.createElement("template");
  lines.innerHTML = html;
  // A template parses its content as elements.
  for (const noscript of lines.content.querySelectorAll("noscript")) noscript.textContent = noscript.innerHTML;
  if (element.querySelector("[name]")) {
    const stay = await shell()
      .late<{ preserveInput: typeof preserveInput }>("stay")
      .catch(() => undefined);
    if (signal.aborted) return;
    stay?.preserveInput(element, lines.content);
  }
  const active = element.querySelector(":focus");
  const fill = (): void => shell().setHtml(element, lines.content);
  if (!active) return fill();
  const line = active.closest<HTMLElement>("[data-cart-line]")?.dataset["cartLine"] ?? "";
  const restoreFocus = saveFocus(element, element.closest("dialog")?.querySelector<HTMLElement>("h2"));
  fill();
  // A button or link that removes a line needs no name.
  const removal =
    active.matches("[data-line-remove]") &&
    element.querySelector<HTMLElement>(`[data-cart-line="${CSS.escape(line)}"] [data-line-remove]`);
  if (removal) removal.focus({ preventScroll: true });
  else queueMicrotask(restoreFocus);
}
