import { saveFocus } from "../page/restore-focus.ts";
import { shell } from "../shell-api.ts";

/** The code of the shell that keeps input. */
interface Stay {
  withInput(element: Element, html: string): Node;
}

/**
 * Replaces the lines of the cart in `element` by the server's HTML, and keeps what the visitor typed. The focus moves to
 * the counterpart of the focused control, else to the heading of the dialog.
 */
export async function replaceLines(element: HTMLElement, html: string, signal: AbortSignal): Promise<void> {
  const stay =
    element.querySelector("[name]") &&
    (await shell()
      .late<Stay>("stay")
      .catch(() => undefined));
  if (signal.aborted) return;
  const content = stay ? stay.withInput(element, html) : html;
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
