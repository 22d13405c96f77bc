import { cameFrom } from "../answer/local-path.ts";
import { refuseStranger } from "../answer/signed-in.ts";
import { shownPicker } from "../checkout/shown-picker.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { fragment } from "./fragment.ts";

/** The addresses of a customer by themselves, after one was added or changed. ADR-01 */
export function addressPicker(c: Request): Response | Promise<Response> {
  const refused = refuseStranger(c);
  if (refused) return refused;
  const culture = cultureOf(c);
  const type = c.req.query("type") === "Shipping" ? "Shipping" : "Billing";
  const picker = shownPicker(culture, c.var.session.addresses, {
    type,
    inputName: c.req.query("inputname") ?? `Existing${type}AddressId`,
    selectedId: c.req.query("selectedAddressId") ?? "",
    canAdd: c.req.query("isAddNewAddress") === "true",
    canEdit: c.req.query("isEditAddress") === "true",
    returnUrl: cameFrom(c) ?? `/${culture}/checkout`,
  });
  return fragment(c, culture, "parts/address-picker", { picker });
}
