import { Dialog } from "./dialog.tsx";
import { openDialog } from "./open-dialog.tsx";

let open = false;

/** Shows an error dialog with the text of `key` and a Close button. Does nothing while one is open. ERR-04 */
export function showError(key: string): void {
  if (open) return;
  open = true;
  openDialog(
    (t, close, id) => {
      const closed = (): void => {
        open = false;
        close();
      };
      return (
        <Dialog id={id} title={t("Core.Error")} closeText={t("Core.Close")} onClose={closed}>
          <p>{t(key)}</p>
          <form method="dialog" className="atoll-dialog-buttons">
            <button className="btn btn-primary">{t("Core.Close")}</button>
          </form>
        </Dialog>
      );
    },
    () => (open = false),
  );
}
