import { Dialog } from "../../../shared/dialog/dialog.tsx";
import { openDialog } from "../../../shared/dialog/open-dialog.tsx";
import type { Translate } from "../../../shared/i18n/texts.ts";

/**
 * Asks the visitor `text`, or the text it returns. An empty string means the default "sure to delete?". False when
 * cancelled. NAV-12
 */
export function ask(text: string | ((t: Translate) => string)): Promise<boolean> {
  return new Promise((resolve) => {
    openDialog(
      (t, close, id) => {
        let answer = false;
        const closed = (): void => {
          close();
          resolve(answer);
        };
        return (
          <Dialog
            id={id}
            title={typeof text === "string" ? text || t("Core.SureToDelete") : text(t)}
            closeText={t("Core.Cancel")}
            onClose={closed}
          >
            <form method="dialog" className="atoll-dialog-buttons">
              <button className="btn btn-outline-secondary">{t("Core.Cancel")}</button>
              <button className="btn btn-primary" onClick={() => (answer = true)}>
                {t("Core.Yes")}
              </button>
            </form>
          </Dialog>
        );
      },
      () => resolve(false),
    );
  });
}
