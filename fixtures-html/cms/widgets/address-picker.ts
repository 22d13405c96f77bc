import { refererPath } from "../http/local-path.ts";
import { requireSignIn } from "../http/require-sign-in.ts";
import { pickerView } from "../checkout/picker-view.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { fragment } from "./fragment.ts";

/** A customer's addresses as a fragment, to refresh the picker after one was added or changed. ADR-01 */
export function addressPicker(c: Request): Response | Promise<Response> {
  const refused = requireSignIn(c);
  if (refused) return refused;
  const culture = cultureOf(c);
  const type = c.req.query("type") === "Shipping" ? "Shipping" : "Billing";
  const picker = pickerView(culture, c.var.session.addresses, {
    type,
    inputName: c.req.query("inputname") ?? `Existing${type}AddressId`,
    selectedId: c.req.query("selectedAddressId") ?? "",
    canAdd: c.req.query("isAddNewAddress") === "true",
    canEdit: c.req.query("isEditAddress") === "true",
    returnUrl: refererPath(c) ?? `/${culture}/checkout`,
  });
  return fragment(c, culture, "parts/address-picker", { picker });
}
