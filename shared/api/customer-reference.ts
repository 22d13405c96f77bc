/**
 * At a path of the host; GET with `productVariantId`: the form in which a customer says how their own books call a variant. POST of a
 * `CustomerReference` as JSON: the same, as it is now kept; 422 with an `ApiMessage` when it is refused. PRO-05
 */
export const customerReferenceUpdatePath = "/widget/catalog/CustomerReferenceUpdate";

export interface CustomerReference {
  ProductVariantId: string;
  /** Empty takes it away. */
  CustomerSKU: string;
}
