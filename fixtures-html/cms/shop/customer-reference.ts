import type { Variant } from "../catalogue/types.ts";
import type { Session } from "../session/sessions.ts";

/** The signed-in customer's own code for a variant. PRO-05 */
export const customerReference = ({ user, references }: Session, { id }: Variant) => ({
  hasReference: user !== "",
  reference: references.get(id) ?? "",
  referencePath: `/widget/catalog/CustomerReferenceUpdate?productVariantId=${id}`,
});
