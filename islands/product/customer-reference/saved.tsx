import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";

/** The message is there so long, in milliseconds, unless the pointer rests on it. PRO-05 */
const LIFE = 3_000;

/** Says that a reference is saved, and closes by itself. */
export function showSaved(): void {
  openDialog((t, close, id) => (
    <Dialog id={id} title={t("Catalog.CustomerRefUpdated")} closeText={t("Core.Close")} onClose={close}>
      <Closing />
    </Dialog>
  ));
}

/** Closes the dialog that it stands in; not while someone points at it. */
function Closing(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current!.closest("dialog")!;
    // The backdrop is the dialog's, too.
    const box = place.current!.parentElement!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const start = (): void => {
      stop();
      timer = setTimeout(() => dialog.close(), LIFE);
    };
    box.addEventListener("pointerenter", stop);
    box.addEventListener("pointerleave", start);
    start();
    return stop;
  }, []);
  return <span ref={place} hidden />;
}
