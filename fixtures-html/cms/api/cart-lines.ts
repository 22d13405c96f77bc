import type { LineChanged } from "../../../shared/api/wire/cart-lines.ts";
import { jsonBody } from "../http/json-body.ts";
import { message } from "../http/message.ts";
import { remove, setQuantity } from "../cart/cart.ts";
import { lineQuantity } from "../cart/line-quantity.ts";
import { fromUnits, refusal } from "../cart/quantity.ts";
import { refusalText } from "../cart/refusal-text.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";

const lineOf = (c: Request) => c.var.session.cart.find(({ id }) => id === c.req.param("id"));

/** Changes the quantity of a cart line. CRT-01 */
export async function changeLine(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const { refused: texts } = textsOf(culture).cart;
  const body = await jsonBody(c);
  const line = lineOf(c);
  if (!line) return message(c, 404, texts.line);
  if (typeof body?.["Quantity"] !== "number") return message(c, 400, texts.malformed);
  const { product, variant } = line;
  const quantity = lineQuantity(line, fromUnits(body["Quantity"]));
  const refused = refusal(product, variant, quantity);
  if (refused) return message(c, 422, refusalText(culture, product, refused));
  c.var.session.cart = setQuantity(c.var.session.cart, line.id, quantity ?? 0);
  const changed: LineChanged = {
    ItemOriginAndKey: [line.origin, line.key].filter(Boolean).join(":"),
    ItemName: product.name[culture],
  };
  return c.json(JSON.stringify(changed));
}

/** Removes a cart line. CRT-02 */
export function removeLine(c: Request): Response {
  const line = lineOf(c);
  if (!line) return message(c, 404, textsOf(cultureOf(c)).cart.refused.line);
  c.var.session.cart = remove(c.var.session.cart, line.id);
  return c.body(null, 204);
}

export function removeLines(c: Request): Response {
  c.var.session.cart = [];
  return c.body(null, 204);
}
