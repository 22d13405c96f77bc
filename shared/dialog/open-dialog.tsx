import { type ReactNode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { on } from "../events.ts";
import { readyTexts, subscribe, type Translate } from "../i18n/texts.ts";

type Render = (t: Translate, close: () => void, id: string) => ReactNode;

let count = 0;

/**
 * Renders a dialog at the end of the document, outside all islands, until `render` calls `close`. `id` is unique on the
 * page. Waits until the texts are loaded; when the visitor leaves the page before that, `onCancel` is called instead.
 * Resolves once the dialog is shown or cancelled: until then another press must not open it again.
 * Rejects when it cannot be rendered.
 */
export function openDialog(render: Render, onCancel?: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const t = readyTexts();
    if (t) return show(render, t, resolve);
    const waiting = new AbortController();
    const stop = subscribe(() => {
      waiting.abort();
      stop();
      try {
        show(render, readyTexts()!, resolve);
      } catch (error) {
        reject(error as Error);
      }
    });
    const cancel = (): void => {
      waiting.abort();
      stop();
      onCancel?.();
      resolve();
    };
    on(document, "page:out", ({ stay }) => stay || cancel(), waiting.signal);
  });
}

function show(render: Render, t: Translate, onShown: () => void): void {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
    onShown();
  };
  // Deferred: a root must not be unmounted inside its own event handler.
  const dialog = render(t, () => queueMicrotask(close), `atoll-dialog-${++count}`);
  root.render(<Shown onShown={onShown}>{dialog}</Shown>);
}

/** Effects run after those of the children, which open the dialog. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }): ReactNode {
  useEffect(onShown, [onShown]);
  return children;
}
