import type { PrepaidOrder } from "../../../shared/api/wire/prepaid-accounts.ts";
import { appAddress } from "../../../shared/http/app-address.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";

/** The order of a form; null without a positive quantity. PRE-01 */
export function orderOf(accountId: string, typed: string): PrepaidOrder | null {
  const quantity = parseDecimal(typed);
  return quantity !== null && quantity > 0 ? { PrepaidAccountId: accountId, Quantity: quantity } : null;
}

/** The address in the answer to an order; null if it is not a page of the site. PRE-01 */
export function destination(answer: unknown, app: string, origin: string): string | null {
  const address = typeof answer === "string" ? appAddress(answer, app, origin) : null;
  return address !== null && new URL(address).origin === origin ? address : null;
}
