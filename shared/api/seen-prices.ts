import { callVoid } from "../http/call-void.ts";
import { type SeenPrices, seenPricesPath } from "./wire/seen-prices.ts";

/** A changed unit price, as the page shows it, in the page's currency. */
export interface SeenPrice {
  lineId: string;
  price: number;
}

/** Records that the visitor has seen these prices, even when the page is closed. Rejects as `call` does. CRT-04 */
export const confirmPrices = (prices: readonly SeenPrice[]): Promise<void> =>
  callVoid(seenPricesPath, {
    method: "PUT",
    json: {
      Items: prices.map(({ lineId, price }) => ({ ShoppingCartItemId: lineId, UnitPriceTaxIncl: price })),
    } satisfies SeenPrices,
    keepalive: true,
  });
