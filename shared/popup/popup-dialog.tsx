import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "../dialog/dialog.tsx";
import { openDialog } from "../dialog/open-dialog.tsx";
import { shell } from "../face.ts";

/** Shows HTML of the site's own server in a dialog. `onDone` is called when the visitor closes it or follows a link of it; resolves when it is gone. CNT-05, CNT-06 */
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

/** The server's HTML has a place of its own, which the framework leaves alone. */
function Content({ content, onFollow }: { content: Node; onFollow(): void }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current!;
    shell().setHtml(element, content);
    // Where the page is left in full nothing closes the dialog.
    element.addEventListener("click", ({ target }) => (target as Element).closest("a[href]") && onFollow());
    return () => shell().sweep(element);
  }, [content, onFollow]);
  return <div ref={place} className="atoll-popup-content" />;
}
