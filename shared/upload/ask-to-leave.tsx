import { Dialog } from "../dialog/dialog.tsx";
import { openDialog } from "../dialog/open-dialog.tsx";

/** Shows a dialog that asks whether to leave during an upload. Resolves to true if the visitor wants to leave. */
export function askToLeave(): Promise<boolean> {
  return new Promise((resolve) => {
    openDialog(
      (t, close, id) => {
        let leaves = false;
        const closed = (): void => {
          close();
          resolve(leaves);
        };
        return (
          <Dialog id={id} title={t("Upload.LeaveTitle")} closeText={t("Upload.Stay")} onClose={closed}>
            <p>{t("Upload.LeaveText")}</p>
            <form method="dialog" className="atoll-dialog-buttons">
              <button className="btn btn-outline-secondary" onClick={() => (leaves = true)}>
                {t("Upload.Leave")}
              </button>
              <button className="btn btn-primary">{t("Upload.Stay")}</button>
            </form>
          </Dialog>
        );
      },
      () => resolve(false),
    );
  });
}
