import { type PrepaidNotification, prepaidNotificationPath } from "../../../shared/api/prepaid-accounts.ts";
import {
  confirmed,
  dueOf,
  isOpen,
  type Ledger,
  refused,
  sending,
  shownOf,
  told,
  wished,
} from "../../../shared/cart/ledger.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { settleField } from "../../../shared/form-field.ts";
import { HttpError, tell as tellServer } from "../../../shared/http/call.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import { notify } from "../../../shared/notify.ts";

/** Accounts that the shopper has decided about; longer than their page is there. */
let ledger: Ledger<boolean> = new Map();

/** The box of each account on the page that is shown. */
const boxes = new Map<string, HTMLInputElement>();

/** Accounts of which something was saved since a page was last asked for: the server may have made that page before. */
const fresh = new Set<string>();
on(document, "page:request", () => fresh.clear());

/** A page that was made before a decision was saved shows the decision all the same, and what becomes of it. PRE-02 */
export function show(account: string, box: HTMLInputElement, signal: AbortSignal): void {
  boxes.set(account, box);
  signal.addEventListener("abort", () => boxes.get(account) === box && boxes.delete(account), { once: true });
  const entry = ledger.get(account);
  if (!entry || !(isOpen(entry) || fresh.has(account))) return;
  if (!fresh.has(account)) ledger = told(ledger, account, box.defaultChecked);
  box.checked = shownOf(entry);
  if (!isOpen(entry)) settleField(box);
}

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
    await tellServer(prepaidNotificationPath, { method: "POST", json });
    ledger = confirmed(ledger, account);
    fresh.add(account);
  } catch (error) {
    // Of a decision that the shopper has changed since, nothing is said.
    const isChanged = ledger.get(account)?.wanted !== undefined;
    ledger = refused(ledger, account);
    if (!isChanged) tell(error);
  }
  const entry = ledger.get(account)!;
  // It may be on the page anew, and on the kept one that was left.
  for (const each of new Set([box, boxes.get(account) ?? box])) {
    each.checked = shownOf(entry);
    if (dueOf(ledger, account) === undefined) settleField(each);
  }
  await send(account, box);
}

function tell(error: unknown): void {
  console.error("[atoll] the choice of a prepaid account could not be saved.", error);
  // Who did not want to sign in knows.
  if (error instanceof HttpError && error.status === 401) return;
  notify({
    kind: "error",
    text: (error instanceof HttpError && error.text) || (texts()?.("Prepaid.NotSaved") ?? shell().settings.failedText),
  });
}
