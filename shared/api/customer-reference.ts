import { call } from "../http/call.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { type CustomerReference as WireReference, customerReferenceUpdatePath } from "./wire/customer-reference.ts";

/** A customer's own product code for a variant. PRO-05 */
export interface CustomerReference {
  variantId: string;
  /** Empty for none. */
  code: string;
}

/**
 * Saves a reference; an empty code removes it. Resolves with the reference as it was saved: values that the server
 * leaves out are those of the request. Rejects as `call` does.
 */
export async function saveReference({ variantId, code }: CustomerReference): Promise<CustomerReference> {
  const json: WireReference = { ProductVariantId: variantId, CustomerSKU: code };
  const answer = await call(customerReferenceUpdatePath, { method: "POST", json, atRoot: true });
  const { ProductVariantId, CustomerSKU } = readWithDefaults(json, answer, "the answer to the customer's reference");
  return { variantId: ProductVariantId, code: CustomerSKU };
}
