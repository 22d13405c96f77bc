import { type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { on } from "../events.ts";
import { readyTexts, subscribe, type Translate } from "../i18n/texts.ts";

let count = 0;

/**
 * Renders a dialog at the end of the document, outside all islands, until `render` calls `close`. `id` is unique on the
 * page. Waits until the texts are loaded; when the visitor leaves the page before that, `onCancel` is called instead.
 */
export function openDialog(
  render: (t: Translate, close: () => void, id: string) => ReactNode,
  onCancel?: () => void,
): void {
  const t = readyTexts();
  if (t) return show(render, t);
  const waiting = new AbortController();
  const stop = subscribe(() => {
    waiting.abort();
    stop();
    show(render, readyTexts()!);
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
  // Deferred: a root must not be unmounted inside its own event handler.
  root.render(render(t, () => queueMicrotask(close), `atoll-dialog-${++count}`));
}
