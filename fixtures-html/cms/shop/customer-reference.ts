import type { Variant } from "../catalogue/types.ts";
import type { Session } from "../session/sessions.ts";

/** How the signed-in customer's own books call a variant; nobody else has such a reference. PRO-05 */
export const customerReference = ({ user, references }: Session, { id }: Variant) => ({
  hasReference: user !== "",
  reference: references.get(id) ?? "",
  referencePath: `/widget/catalog/CustomerReferenceUpdate?productVariantId=${id}`,
});
