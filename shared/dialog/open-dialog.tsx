import { type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { subscribe, texts, type Translate } from "../i18n/texts.ts";

let count = 0;

/**
 * Shows what `render` makes at the end of the document, outside every island, until it calls `close`. Waits for texts.
 * `id` is unlike any other's on the page.
 */
export function openDialog(render: (t: Translate, close: () => void, id: string) => ReactNode): void {
  const t = texts();
  if (t) return show(render, t);
  const stop = subscribe(() => {
    stop();
    show(render, texts()!);
  });
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
