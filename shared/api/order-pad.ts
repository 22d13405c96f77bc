import { appAddress } from "../http/app-address.ts";
import { AnswerError, call } from "../http/call.ts";
import { readWithDefaults } from "../read-with-defaults.ts";
import { shell } from "../shell-api.ts";
import { type Cart, cartIn } from "./cart.ts";
import { noMatch, orderPadAddPath, orderPadPath, type OrderPadOrder, type OrderPadQuery } from "./wire/order-pad.ts";

/** The product that the server found for a line of a list of codes and quantities. Texts are plain. */
export interface PadMatch {
  /** Empty when no product has the code. */
  variantId: string;
  sku: string;
  name: string;
  /** Absolute URL of the product; null when the server does not send it. */
  url: string | null;
  /** The quantity that can be ordered; 0 for none. */
  quantity: number;
  /** The quantity with its unit. */
  quantityText: string;
  /** Price of a unit and of the quantity, in the page's currency. */
  price: number;
  amount: number;
  /** Why the quantity was changed or refused; empty when it was not. */
  message: string;
  suggestions: { sku: string; name: string }[];
}

/** Finds the products of a list, in its order. Rejects as `call` does, and with an `AnswerError` for another answer. */
export async function findPadLines(
  lines: readonly { code: string; quantity: number | null }[],
  signal: AbortSignal,
): Promise<PadMatch[]> {
  const json: OrderPadQuery = { Lines: lines.map(({ code, quantity }) => ({ Code: code, Quantity: quantity })) };
  return readPadMatches(await call(orderPadPath, { method: "POST", json, signal, login: "resume" }), lines.length);
}

/** Throws an `AnswerError` unless the answer has `count` entries: a wrong product could be ordered. */
function readPadMatches(answer: unknown, count: number): PadMatch[] {
  if (!Array.isArray(answer) || answer.length !== count)
    throw new AnswerError(
      `expected a list of ${count} matches from order-pad, got ${JSON.stringify(answer)?.slice(0, 60) ?? "nothing"}`,
    );
  return answer.map((entry) => {
    const match = readWithDefaults(noMatch, entry, "a match of order-pad");
    return {
      variantId: match.ProductVariantId,
      sku: match.SKU,
      name: match.Name,
      url: appAddress(match.ProductLink, shell().settings.app, location.origin),
      quantity: match.ProductVariantId ? Math.max(0, match.Quantity) : 0,
      quantityText: match.QuantityText,
      price: match.UnitPriceTaxIncl,
      amount: match.AmountTaxIncl,
      message: match.Message,
      suggestions: match.Suggestions.flatMap((one) => {
        const { SKU, Name } = readWithDefaults({ SKU: "", Name: "" }, one, "a suggestion of order-pad");
        return SKU ? [{ sku: SKU, name: Name }] : [];
      }),
    };
  });
}

/** The result of adding a list to the cart. */
export interface PadAddition {
  /** A message for each line: empty when the line was added, else the reason. */
  messages: string[];
  /** The cart after the addition; undefined when the server does not send it. */
  cart: Cart | undefined;
}

/**
 * Adds lines to the cart. Rejects as `call` does, and with an `AnswerError` when it is unknown which lines were added.
 */
export async function addPadLines(lines: readonly { variantId: string; quantity: number }[]): Promise<PadAddition> {
  const json: OrderPadOrder = {
    Lines: lines.map(({ variantId, quantity }) => ({ ProductVariantId: variantId, Quantity: quantity })),
  };
  const answer = await call(orderPadAddPath, { method: "POST", json });
  const { Messages } = (answer ?? {}) as { Messages?: unknown };
  if (!Array.isArray(Messages) || Messages.length !== lines.length)
    throw new AnswerError(
      `expected ${lines.length} Messages from order-pad, got ${JSON.stringify(Messages)?.slice(0, 60)}`,
    );
  return { messages: Messages.map((text) => (typeof text === "string" ? text : "")), cart: cartIn(answer as object) };
}
