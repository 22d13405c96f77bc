/** Past orders that every customer of this shop has. */
import { productBySlug } from "../catalogue/index.ts";
import { thousandths } from "../cart/quantity.ts";
import { addressBookOf } from "../checkout/customer.ts";
import { lineAmount, type OrderLine, type OrderState, type PastOrder } from "./order.ts";

// number | date | state | lines: slug × quantity
const drafts: [number, string, OrderState, Record<string, number>][] = [
  [
    10_414,
    "2026-11-19",
    "received",
    { "stoneware-cup-sea-salt-glaze": 4, "kenya-nyeri-light-roast": 0.5, "spatula-beech": 1 },
  ],
  [10_409, "2026-11-12", "packed", { "desk-diary-2027-coral": 2 }],
  [
    10_402,
    "2026-11-03",
    "delivered",
    { "washed-linen-natural": 2.4, "highball-glass-clear-glass": 6, "stoneware-mug-lagoon-glaze": 2 },
  ],
  [10_398, "2026-10-27", "sent", { "ethiopia-guji-light-roast": 1, "deck-socks-merino-wool": 3 }],
  [10_377, "2026-10-09", "delivered", { "bud-vase-tide-line-glaze": 1 }],
  [10_351, "2026-09-21", "delivered", { "stoneware-cup-lagoon-glaze": 2, "candle-in-a-glass-fig-leaf": 1 }],
  [10_322, "2026-08-30", "cancelled", { "watering-can-2-litres": 1 }],
  [
    10_298,
    "2026-08-11",
    "delivered",
    { "ethiopia-yirgacheffe-light-roast": 0.25, "balloon-whisk-beech": 1, "stoneware-cup-tide-line-glaze": 6 },
  ],
  [10_271, "2026-07-18", "delivered", { "washed-linen-sage": 3.5 }],
  [10_240, "2026-06-29", "delivered", { "t-shirt-organic-cotton": 2, "tote-bag-organic-cotton": 1 }],
  [10_212, "2026-06-02", "delivered", { "kenya-nyeri-light-roast": 1 }],
  [10_180, "2026-05-06", "delivered", { "desk-diary-2027-linen-grey": 1, "fountain-pen-ink-sepia": 2 }],
  [10_143, "2026-03-27", "delivered", { "highball-glass-clear-glass": 12 }],
  [10_101, "2026-02-14", "delivered", { "crew-neck-sweater-lambswool": 1, "long-scarf-merino-wool": 1 }],
];

/** Delivery cost in euro cents; free from 60 euros on. */
const deliveryCost = (goods: number): number => (goods >= 6_000 ? 0 : 490);

export function seededOrders(email: string): PastOrder[] {
  const delivery = addressBookOf(email)[0]!.address;
  return drafts.map(([number, date, state, quantities]) => {
    const lines = Object.entries(quantities).map(([slug, quantity], index) =>
      lineOf(slug, quantity, String(index + 1)),
    );
    const goods = lines.reduce((sum, line) => sum + lineAmount(line, line.quantity), 0);
    return { number: String(number), date, state, lines, delivery, total: goods + deliveryCost(goods), email };
  });
}

function lineOf(slug: string, quantity: number, id: string): OrderLine {
  const product = productBySlug(slug);
  if (!product) throw new Error(`A past order names the product "${slug}", which does not exist.`);
  const [variant] = product.variants;
  return { id, product, variant, quantity: thousandths(quantity), price: variant.price };
}
