/**
 * A path of the host. GET with `productVariantId` returns the form in which customers enter their own reference for a
 * variant. POST a `CustomerReference` as JSON: returns it as stored, or 422 with an `ApiMessage` when refused. PRO-05
 */
export const customerReferenceUpdatePath = "/widget/catalog/CustomerReferenceUpdate";

export interface CustomerReference {
  ProductVariantId: string;
  /** Empty removes the reference. */
  CustomerSKU: string;
}
