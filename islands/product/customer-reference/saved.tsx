import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";

/** How long the message is shown, in milliseconds, unless the pointer is over it. PRO-05 */
const CLOSE_DELAY_MS = 3_000;

/** Shows a dialog that confirms a saved reference and closes by itself. */
export function showSaved(): void {
  openDialog((t, close, id) => (
    <Dialog id={id} title={t("Catalog.CustomerRefUpdated")} closeText={t("Core.Close")} onClose={close}>
      <AutoClose />
    </Dialog>
  ));
}

/** Closes the dialog around it after a delay, but not while the pointer is over it. */
function AutoClose(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = place.current!.closest("dialog")!;
    // Not the dialog itself: its backdrop would count as well.
    const box = place.current!.parentElement!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const start = (): void => {
      stop();
      timer = setTimeout(() => dialog.close(), CLOSE_DELAY_MS);
    };
    box.addEventListener("pointerenter", stop);
    box.addEventListener("pointerleave", start);
    start();
    return stop;
  }, []);
  return <span ref={place} hidden />;
}
