import { Dialog } from "../../shared/dialog/dialog.tsx";
import { openDialog } from "../../shared/dialog/open-dialog.tsx";
import type { Translate } from "../../shared/i18n/texts.ts";

type Text = (t: Translate) => string;

/**
 * Asks the visitor whether to do what `control` does; the button says it in the same words, and warns by its colour of
 * what cannot be undone. An empty question means "sure to delete?". False when cancelled. NAV-12
 */
export const askBefore = (control: Element, question: string): Promise<boolean> =>
  ask(
    (t) => question || t("Core.SureToDelete"),
    (t) => (control instanceof HTMLFormElement ? undefined : nameOf(control)) ?? t("Core.Yes"),
    undefined,
    !question || !!control.closest("[data-danger]"),
  );

/** Asks whether to leave a page with input that is not saved. An empty question means the general one. */
export const askToLeave = (question: string): Promise<boolean> =>
  ask(
    (t) => question || t("Manager.Unsaved"),
    (t) => t("Manager.Leave"),
    (t) => t("Manager.Stay"),
  );

/** The name of a button or link, without line breaks; undefined when it has no word, such as an icon. */
const nameOf = (control: Element): string | undefined =>
  [
    (control as HTMLElement).innerText,
    control.getAttribute("aria-label"),
    control instanceof HTMLInputElement ? control.value : "",
  ]
    .find((text) => text && /\p{L}/u.test(text))
    ?.replace(/\s+/g, " ")
    .trim();

/** Asks the visitor `question`; `yes` and `no` are the texts of the buttons. False when cancelled. */
export function ask(
  question: Text,
  yes: Text,
  no: Text = (t) => t("Core.Cancel"),
  isDangerous = false,
): Promise<boolean> {
  return new Promise((resolve) => {
    openDialog(
      (t, close, id) => {
        let answer = false;
        const closed = (): void => {
          close();
          resolve(answer);
        };
        return (
          <Dialog id={id} title={question(t)} closeText={no(t)} onClose={closed}>
            <form method="dialog" className="atoll-dialog-buttons">
              <button className="btn btn-outline-secondary">{no(t)}</button>
              <button className={`btn btn-primary${isDangerous ? " btn-danger" : ""}`} onClick={() => (answer = true)}>
                {yes(t)}
              </button>
            </form>
          </Dialog>
        );
      },
      () => resolve(false),
    );
  });
}
