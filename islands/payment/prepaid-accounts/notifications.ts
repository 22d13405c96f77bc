import { type PrepaidNotification, prepaidNotificationPath } from "../../../shared/api/prepaid-accounts.ts";
import { confirmed, dueOf, isOpen, type Ledger, refused, sending, shownOf, told, wished } from "../../../shared/cart/ledger.ts";
import { shell } from "../../../shared/face.ts";
import { settleField } from "../../../shared/form-field.ts";
import { call, HttpError } from "../../../shared/http/call.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { notify } from "../../../shared/notify.ts";

/** Accounts that the shopper has decided about; longer than their page is there. */
let ledger: Ledger<boolean> = new Map();

/** Shown at once, one call an account at a time, the last decision wins; refused, it is as it was. PRE-02 */
export function choose(account: string, box: HTMLInputElement): void {
  const entry = ledger.get(account);
  if (!entry || !isOpen(entry)) ledger = told(ledger, account, box.defaultChecked);
  ledger = wished(ledger, account, box.checked);
  void send(account, box);
}

async function send(account: string, box: HTMLInputElement): Promise<void> {
  const wanted = dueOf(ledger, account);
  if (wanted === undefined) return;
  ledger = sending(ledger, account);
  const json: PrepaidNotification = { IsActivated: wanted, PrepaidAccountId: account };
  try {
    await call(prepaidNotificationPath, { method: "POST", json });
    ledger = confirmed(ledger, account);
  } catch (error) {
    // Of a decision that the shopper has changed since, nothing is said.
    const isChanged = ledger.get(account)?.wanted !== undefined;
    ledger = refused(ledger, account);
    if (!isChanged) tell(error);
  }
  const entry = ledger.get(account)!;
  box.checked = shownOf(entry);
  if (dueOf(ledger, account) === undefined) settleField(box);
  await send(account, box);
}

function tell(error: unknown): void {
  console.error("[atoll] the choice of a prepaid account could not be saved.", error);
  // Who did not want to sign in knows.
  if (error instanceof HttpError && error.status === 401) return;
  notify({ kind: "error", text: (error instanceof HttpError && error.text) || (texts()?.("Prepaid.NotSaved") ?? shell().settings.failedText) });
}
