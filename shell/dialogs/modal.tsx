import { useEffect, useRef, type ReactNode } from "react";
import { shell } from "../../shared/face.ts";
import { Dialog } from "../../shared/dialog/dialog.tsx";
import { openDialog } from "../../shared/dialog/open-dialog.tsx";

/** Shows what `fill` puts into an element, in a dialog under `title`. `onClose` is called once, also when it never opens. NAV-13 */
export function showModal(title: string, fill: (body: HTMLElement) => void, onClose: () => void): void {
  openDialog((t, close, id) => (
    <Dialog
      id={id}
      title={title}
      closeText={t("Core.Close")}
      onClose={() => {
        close();
        onClose();
      }}
      className="atoll-modal"
    >
      <ModalBody fill={fill} />
    </Dialog>
  ), onClose);
}

/** The server's HTML has a place of its own, which the framework leaves alone. */
function ModalBody({ fill }: { fill: (body: HTMLElement) => void }): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current!;
    fill(element);
    return () => shell().sweep(element);
  }, [fill]);
  return <div ref={body} className="atoll-modal-body" />;
}
