import type { OrderPadAnswer, OrderPadMatch } from "../../../shared/api/wire/order-pad.ts";
import { placeInCart } from "../cart/order.ts";
import { fromUnits } from "../cart/quantity.ts";
import { summaryOf } from "../cart/summary.ts";
import { variantById } from "../catalogue/index.ts";
import { fill } from "../culture/fill.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { type JsonBody, jsonBody, textIn } from "../http/json-body.ts";
import { message } from "../http/message.ts";
import { mostPadLines, padMatch } from "../shop/order-pad.ts";

export async function orderPadFind(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const lines = await linesOf(c);
  if (lines instanceof Response) return lines;
  c.header("Cache-Control", "no-store");
  return c.json(
    lines.map((line): OrderPadMatch => padMatch(culture, c.var.session, textIn(line, "Code"), quantityIn(line))),
  );
}

export async function orderPadAdd(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const lines = await linesOf(c);
  if (lines instanceof Response) return lines;
  const messages = lines.map((line) => {
    const offer = variantById(textIn(line, "ProductVariantId"));
    if (!offer) return textsOf(culture).cart.refused.unknown;
    return placeInCart(c.var.session, culture, { ...offer, quantity: quantityIn(line), origin: "OrderPad", key: "" });
  });
  c.header("Cache-Control", "no-store");
  const answer: OrderPadAnswer = { Cart: summaryOf(culture, c.var.session), Messages: messages };
  return c.json(answer);
}

/** The lines of a request; a refusal when it has none, or too many. */
async function linesOf(c: Request): Promise<JsonBody[] | Response> {
  const texts = textsOf(cultureOf(c));
  const lines = (await jsonBody(c))?.["Lines"];
  if (!Array.isArray(lines) || lines.some((line) => typeof line !== "object" || line === null))
    return message(c, 400, texts.cart.refused.malformed);
  if (lines.length > mostPadLines) return message(c, 422, fill(texts.orderPad.tooMany, mostPadLines));
  return lines as JsonBody[];
}

function quantityIn({ Quantity }: JsonBody) {
  return typeof Quantity === "number" ? fromUnits(Quantity) : null;
}
