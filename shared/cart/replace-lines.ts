import { trustHtml } from "../dom/parse-document.ts";
import { saveFocus } from "../page/restore-focus.ts";
import { shell } from "../shell-api.ts";

/**
 * Replaces the lines of the cart in `element` by the server's HTML, and keeps what the visitor typed. The focus moves to
 * the counterpart of the focused control, else to the heading of the dialog.
 */
export async function replaceLines(element: HTMLElement, html: string, signal: AbortSignal): Promise<void> {
  const content = element.querySelector("[name]") ? await withInput(element, html).catch(() => html) : html;
  if (signal.aborted) return;
  const active = element.querySelector(":focus");
  const fill = (): void => shell().setHtml(element, content);
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

/** Parses the HTML that will replace the content of `element`, and puts into it what the visitor typed there. */
async function withInput(element: Element, html: string): Promise<DocumentFragment> {
  const { preserveInput } = await import("../form/preserve-input.ts");
  const template = document.createElement("template");
  template.innerHTML = trustHtml(html);
  preserveInput(element, template.content);
  return template.content;
}
