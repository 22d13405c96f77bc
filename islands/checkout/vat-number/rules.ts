import type { VatCheck } from "../../../shared/api/vat.ts";

/** Whether a VAT number is valid; null when that is unknown. CHK-03 */
export type Validity = VatCheck["isValid"];

/** Whether the page must be reloaded when the validity changes, as prices without tax may depend on it. CHK-03 */
export const mustReload = (before: Validity, after: Validity): boolean =>
  before !== after && (before === true || after !== null);
