import { failureMessage } from "../../../shared/http/failure-message.ts";
import { setNotification } from "../../../shared/api/prepaid-accounts.ts";
import {
  markSaved,
  valueToSend,
  isUnsaved,
  type Entries,
  markRefused,
  markSending,
  currentValue,
  setServerValue,
  setPending,
} from "../../../shared/cart/save-state.ts";
import { on } from "../../../shared/events.ts";
import { markFieldSaved } from "../../../shared/form/form-field.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import { notify } from "../../../shared/notify.ts";

/** The shopper's choices by account. They outlive the page of the accounts. */
let entries: Entries<boolean> = new Map();

/** The checkbox of each account on the current page. */
const boxes = new Map<string, HTMLInputElement>();

/** Accounts saved since the latest page request. The server may have rendered that page before the save. */
const recentlySaved = new Set<string>();
on(document, "page:request", () => recentlySaved.clear());

/** Shows the shopper's choice on a page that the server rendered before the choice was saved. PRE-02 */
export function showChoice(account: string, box: HTMLInputElement, signal: AbortSignal): void {
  boxes.set(account, box);
  signal.addEventListener("abort", () => boxes.get(account) === box && boxes.delete(account), { once: true });
  const entry = entries.get(account);
  if (!entry || !(isUnsaved(entry) || recentlySaved.has(account))) return;
  if (!recentlySaved.has(account)) entries = setServerValue(entries, account, box.defaultChecked);
  box.checked = currentValue(entry);
  if (!isUnsaved(entry)) markFieldSaved(box);
}

/**
 * Shows a choice at once and saves it. There is one request per account at a time; the last choice wins, and a refused
 * choice is reverted. PRE-02
 */
export function saveChoice(account: string, box: HTMLInputElement): void {
  const entry = entries.get(account);
  if (!entry || !isUnsaved(entry)) entries = setServerValue(entries, account, box.defaultChecked);
  entries = setPending(entries, account, box.checked);
  void send(account, box);
}

async function send(account: string, box: HTMLInputElement): Promise<void> {
  const desired = valueToSend(entries, account);
  if (desired === undefined) return;
  entries = markSending(entries, account);
  try {
    await setNotification(account, desired);
    entries = markSaved(entries, account);
    recentlySaved.add(account);
  } catch (error) {
    // An error about a choice that has changed since is not reported.
    const isChanged = entries.get(account)?.pending !== undefined;
    entries = markRefused(entries, account);
    if (!isChanged) void reportError(error);
  }
  const entry = entries.get(account)!;
  // The account may be on a new page, and on the cached page that was left.
  for (const each of new Set([box, boxes.get(account) ?? box])) {
    each.checked = currentValue(entry);
    if (valueToSend(entries, account) === undefined) markFieldSaved(each);
  }
  await send(account, box);
}

async function reportError(error: unknown): Promise<void> {
  console.error("[atoll] the choice of a prepaid account could not be saved.", error);
  const text = failureMessage(error, (await whenTexts())("Prepaid.NotSaved"));
  if (text) notify({ kind: "error", text });
}
