import type { CustomerReference } from "../../../shared/api/wire/customer-references.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { referencesOf } from "../shop/customer-references.ts";

export function customerReferences(c: Request): Response {
  const page = Math.max(1, Number.parseInt(c.req.query("page") ?? "1", 10) || 1);
  const { items } = referencesOf(cultureOf(c), c.req.query("q") ?? "", page);
  c.header("Cache-Control", "no-store");
  return c.json(items.map(({ CustomerSKU, ProductLink }): CustomerReference => ({ CustomerSKU, ProductLink })));
}
