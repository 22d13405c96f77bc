import { texts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { saveChoice, showChoice } from "./notifications.ts";
import { order } from "./order.ts";

const fieldIn = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

export default function prepaidAccounts(host: HTMLElement, _config: unknown, { signal, id }: ViewContext): () => void {
  const accountOf = (form: HTMLFormElement): string => fieldIn(form, "PrepaidAccountId")?.value ?? "";
  // Start to load the texts, so that an early message has them.
  texts();

  host.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const [account, quantity, box] = [accountOf(form), fieldIn(form, "Quantity"), fieldIn(form, "IsActivated")];
      // A form that names no account, or is checked elsewhere, is the server's.
      if (event.defaultPrevented || !account || !(quantity || box)) return;
      event.preventDefault();
      if (quantity) void order({ form, field: quantity, account, submitter: event.submitter, id, signal });
      else saveChoice(account, box!);
    },
    { signal },
  );
  host.addEventListener(
    "change",
    ({ target }) => {
      const box = target as HTMLInputElement;
      const account = box.name === "IsActivated" && box.form ? accountOf(box.form) : "";
      if (account) saveChoice(account, box);
    },
    { signal },
  );

  for (const box of host.querySelectorAll<HTMLInputElement>("input[name=IsActivated]")) {
    const account = box.form ? accountOf(box.form) : "";
    if (account) showChoice(account, box, signal);
  }

  const buttons = [...host.querySelectorAll<HTMLElement>(".atoll-without-script")];
  for (const button of buttons) button.hidden = true;
  return () => {
    for (const button of buttons) button.hidden = false;
  };
}
