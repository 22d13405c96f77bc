import type { Culture, Localized, Variant } from "../catalogue/types.ts";
import { seedOf } from "../catalogue/seeded.ts";

interface Warehouse {
  id: string;
  name: Localized;
  /** Its share of what is in stock, in per cent; a small shop has but a little of everything. */
  share: number;
}

const warehouses: Warehouse[] = [
  {
    id: "oostende",
    name: { en: "Ostend, shop on the quay", fr: "Ostende, magasin du quai", nl: "Oostende, winkel op de kaai" },
    share: 20,
  },
  { id: "gent", name: { en: "Ghent, warehouse", fr: "Gand, entrepôt", nl: "Gent, magazijn" }, share: 55 },
  { id: "lille", name: { en: "Lille, warehouse", fr: "Lille, entrepôt", nl: "Rijsel, magazijn" }, share: 25 },
];

export interface StockLine {
  name: string;
  /** In the product's unit. */
  stock: number;
}

/** Where a variant lies: the parts add up to its stock. Without `all` only where there is some of it. PRO-04 */
export function stockByWarehouse(culture: Culture, variant: Variant, all: boolean): StockLine[] {
  const first = seedOf(`${variant.id} warehouse`) % warehouses.length;
  const order = [...warehouses.slice(first), ...warehouses.slice(0, first)];
  let left = variant.stock;
  const lines = order.map(({ id, name, share }, index) => {
    const own = index === order.length - 1 ? left : Math.min(left, Math.floor((variant.stock * share) / 100));
    left = Math.round((left - own) * 1000) / 1000;
    return { id, name: name[culture], stock: own };
  });
  const shown = warehouses
    .map(({ id }) => lines.find((line) => line.id === id)!)
    .map(({ name, stock }) => ({ name, stock }));
  return all ? shown : shown.filter(({ stock }) => stock > 0);
}
