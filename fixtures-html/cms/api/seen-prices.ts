import type { SeenPrices } from "../../../shared/api/wire/seen-prices.ts";
import { withSeenPrices } from "../cart/price-changes.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { jsonBody } from "../http/json-body.ts";
import { message } from "../http/message.ts";

/** Records that the visitor has seen changed prices. */
export async function seenPrices(c: Request): Promise<Response> {
  const body = (await jsonBody(c)) as Partial<SeenPrices> | null;
  if (!Array.isArray(body?.Items)) return message(c, 400, textsOf(cultureOf(c)).cart.refused.malformed);
  const prices = body.Items.map(
    (item) => [item?.ShoppingCartItemId, Math.round(item?.UnitPriceTaxIncl * 100)] as const,
  );
  c.var.session.cart = withSeenPrices(c.var.session.cart, new Map(prices));
  return c.body(null, 204);
}
