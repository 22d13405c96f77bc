import { appAddress } from "../../../shared/http/app-address.ts";
import { typedNumber } from "../../../shared/number/typed-number.ts";

/** The quantity that the visitor typed; null unless it is positive. PRE-01 */
export function readQuantity(input: HTMLInputElement): number | null {
  const quantity = typedNumber(input, true);
  return quantity !== null && quantity > 0 ? quantity : null;
}

/** The address in the answer to an order; null if it is not a page of the site. PRE-01 */
export function destination(answer: unknown, app: string, origin: string): string | null {
  const address = typeof answer === "string" ? appAddress(answer, app, origin) : null;
  return address !== null && new URL(address).origin === origin ? address : null;
}
