import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { openDialog } from "../dialog/open-dialog.tsx";
import { shell } from "../shell-api.ts";

/**
 * Shows HTML from the site's own server in a dialog. Calls `onDone` when the visitor closes the dialog or follows a
 * link in it. Resolves when the dialog is removed. CNT-05, CNT-06
 */
export function showPopup(title: string, content: Node, onDone: () => void): Promise<void> {
  return new Promise((resolve) => {
    openDialog((t, close, id) => {
      const closed = (): void => {
        onDone();
        close();
        resolve();
      };
      return (
        <Dialog id={id} title={title} closeText={t("Core.Close")} onClose={closed} className="atoll-popup">
          <Content content={content} onFollow={onDone} />
        </Dialog>
      );
    }, resolve);
  });
}

/** Renders the server's HTML in an element that the framework does not touch. */
function Content({ content, onFollow }: { content: Node; onFollow(): void }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current!;
    shell().setHtml(element, content);
    // A full page load closes no dialog, so the click on a link has to count.
    element.addEventListener("click", ({ target }) => (target as Element).closest("a[href]") && onFollow());
    return () => shell().sweep(element);
  }, [content, onFollow]);
  return <div ref={place} className="atoll-popup-content" />;
}
