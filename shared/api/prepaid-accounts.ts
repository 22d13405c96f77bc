import { call } from "../http/call.ts";
import { callVoid } from "../http/call-void.ts";
import {
  type PrepaidNotification,
  prepaidNotificationPath,
  type PrepaidOrder,
  prepaidOrderPath,
} from "./wire/prepaid-accounts.ts";

/** Prepaid accounts of a customer. All calls reject as `call` does. PRE-01, PRE-02 */

/** Adds credit for an account to the cart. Resolves with the URL to go to, as the server sends it: not checked. */
export function orderPrepaid(accountId: string, quantity: number): Promise<unknown> {
  const json: PrepaidOrder = { PrepaidAccountId: accountId, Quantity: quantity };
  return call(prepaidOrderPath, { method: "POST", json });
}

/** Switches the notification of an account. */
export function setNotification(accountId: string, isOn: boolean): Promise<void> {
  const json: PrepaidNotification = { IsActivated: isOn, PrepaidAccountId: accountId };
  return callVoid(prepaidNotificationPath, { method: "POST", json });
}
