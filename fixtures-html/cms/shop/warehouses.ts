import { localized } from "../catalogue/localized.ts";
import type { Culture, Localized, Variant } from "../catalogue/types.ts";
import { seedOf } from "../catalogue/seeded-random.ts";

interface Warehouse {
  id: string;
  name: Localized;
  /** Share of the stock in per cent. */
  share: number;
}

const warehouses: Warehouse[] = [
  {
    id: "oostende",
    name: localized({
      en: "Ostend, shop on the quay",
      fr: "Ostende, boutique du quai",
      nl: "Oostende, winkel aan de kade",
    }),
    share: 20,
  },
  { id: "gent", name: localized({ en: "Ghent, warehouse", fr: "Gand, entrepôt", nl: "Gent, magazijn" }), share: 55 },
  {
    id: "lille",
    name: localized({ en: "Lille, warehouse", fr: "Lille, entrepôt", nl: "Rijsel, magazijn" }),
    share: 25,
  },
];

export interface StockLine {
  name: string;
  /** In the product's unit. */
  stock: number;
}

/**
 * Stock of a variant in each warehouse; the sum is the variant's stock. Without `all`, only warehouses that have some.
 * PRO-04
 */
export function stockByWarehouse(culture: Culture, variant: Variant, all: boolean): StockLine[] {
  const first = seedOf(`${variant.id} warehouse`) % warehouses.length;
  const order = [...warehouses.slice(first), ...warehouses.slice(0, first)];
  let remaining = variant.stock;
  const lines = order.map(({ id, name, share }, index) => {
    const ownStock =
      index === order.length - 1 ? remaining : Math.min(remaining, Math.floor((variant.stock * share) / 100));
    remaining = Math.round((remaining - ownStock) * 1000) / 1000;
    return { id, name: name[culture], stock: ownStock };
  });
  const stocks = warehouses
    .map(({ id }) => lines.find((line) => line.id === id)!)
    .map(({ name, stock }) => ({ name, stock }));
  return all ? stocks : stocks.filter(({ stock }) => stock > 0);
}
