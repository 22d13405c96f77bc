import { nameOf } from "../../../shared/dom/name-of.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { warn } from "../../../shared/warn.ts";
import { saveChoice, showChoice } from "./notifications.ts";
import { order } from "./order.ts";

const fieldIn = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const accountOf = (form: HTMLFormElement): string => fieldIn(form, "PrepaidAccountId")?.value ?? "";

/** Whether the form has an account, and a field that says what to do with it. Others are posted by the browser. */
const isHandled = (form: HTMLFormElement): boolean =>
  !!accountOf(form) && !!(fieldIn(form, "Quantity") ?? fieldIn(form, "IsActivated"));

export default function prepaidAccounts(host: HTMLElement, _config: unknown, { signal, id }: ViewContext): () => void {
  // Start to load the texts, so that an early message has them.
  texts();

  host.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      // Another handler may have refused the form.
      if (event.defaultPrevented || !isHandled(form)) return;
      event.preventDefault();
      const [account, quantity] = [accountOf(form), fieldIn(form, "Quantity")];
      if (quantity) void order({ form, field: quantity, account, submitter: event.submitter, id, signal });
      else saveChoice(account, fieldIn(form, "IsActivated")!);
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
  reportIncomplete(host);

  const buttons = [...host.querySelectorAll<HTMLButtonElement>(".atoll-without-script")].filter(
    ({ form }) => !form || isHandled(form),
  );
  for (const button of buttons) button.hidden = true;
  return () => {
    for (const button of buttons) button.hidden = false;
  };
}

function reportIncomplete(host: HTMLElement): void {
  for (const form of host.querySelectorAll("form"))
    if (accountOf(form) && !isHandled(form))
      warn(
        `prepaid-accounts on ${nameOf(host)}: the form of account "${accountOf(form)}" expects an input Quantity or ` +
          "IsActivated, found none; the browser sends it.",
        form,
      );
}
