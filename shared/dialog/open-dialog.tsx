import { type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { on } from "../events.ts";
import { subscribe, texts, type Translate } from "../i18n/texts.ts";

let count = 0;

/**
 * Shows what `render` makes at the end of the document, outside every island, until it calls `close`. `id` is unlike any
 * other's on the page. Waits for texts; a visitor who leaves the page meanwhile does not see it, and `onCancel` is called.
 */
export function openDialog(
  render: (t: Translate, close: () => void, id: string) => ReactNode,
  onCancel?: () => void,
): void {
  const t = texts();
  if (t) return show(render, t);
  const waiting = new AbortController();
  const stop = subscribe(() => {
    waiting.abort();
    stop();
    show(render, texts()!);
  });
  const cancel = (): void => {
    waiting.abort();
    stop();
    onCancel?.();
  };
  on(document, "page:out", ({ stay }) => stay || cancel(), waiting.signal);
}

function show(render: Parameters<typeof openDialog>[0], t: Translate): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  // A root is not taken away from inside its own event.
  root.render(render(t, () => queueMicrotask(close), `atoll-dialog-${++count}`));
}
