import { Dialog } from "../../shared/dialog/dialog.tsx";
import { openDialog } from "../../shared/dialog/open-dialog.tsx";

/** Asks the visitor; without a text of its own the question is the translated sure-to-delete text. NAV-12 */
export function ask(text: string): Promise<boolean> {
  return new Promise((resolve) => {
    openDialog((t, close, id) => {
      let answer = false;
      const closed = (): void => {
        close();
        resolve(answer);
      };
      return (
        <Dialog id={id} title={text || t("Core.SureToDelete")} closeText={t("Core.Cancel")} onClose={closed}>
          <form method="dialog" className="atoll-dialog-buttons">
            <button className="btn btn-outline-secondary">{t("Core.Cancel")}</button>
            <button className="btn btn-primary" onClick={() => (answer = true)}>
              {t("Core.Yes")}
            </button>
          </form>
        </Dialog>
      );
    }, () => resolve(false));
  });
}
