import type { Product } from "./types.ts";
import { type Fact, fact } from "./localized.ts";

const customs = (code: string): Fact => fact("Customs code | Code douanier | Douanecode", code);
const packing = fact("Packed in | Emballage | Verpakking", "Recycled paper | Papier recyclé | Gerecycleerd papier");
const returns = fact("Returns | Retours | Retour", "Within 30 days | Sous 30 jours | Binnen 30 dagen");
const uncut = fact(
  "Returns | Retours | Retour",
  "Uncut, within 30 days | Non coupé, sous 30 jours | Onversneden, binnen 30 dagen",
);
const guarantee = fact("Guarantee | Garantie | Garantie", "Two years | Deux ans | Twee jaar");
const storage = fact(
  "Keeping | Conservation | Bewaren",
  "Dry, dark and closed | Au sec, à l’abri de la lumière, fermé | Droog, donker en gesloten",
);
const office = fact("Packed by | Conditionné par | Verpakt door", "Lagune, Visserskaai 27, Oostende");

/** Facts of a whole category, shown after the product's own. */
const ofShelf: Record<string, Fact[]> = {
  coffee: [customs("0901 21")],
  tea: [storage, customs("0902 40")],
  spices: [storage, office, customs("0910 99")],
  "nuts-and-dried-fruit": [storage],
  fabrics: [uncut, customs("5309 29")],
  "rope-and-cord": [uncut, customs("5607 90")],
  ribbons: [uncut, packing, customs("5806 32")],
  ceramics: [returns, packing, customs("6912 00")],
  glassware: [returns, packing, customs("7013 49")],
  "kitchen-tools": [guarantee, returns, customs("8215 99")],
  candles: [returns, packing, customs("3406 00")],
  knitwear: [returns, packing, customs("6110 11")],
  "shirts-and-bags": [returns, packing, customs("6109 10")],
};

/** All rows of a product's attribute table: its own, then those of its category. PRO-02 */
export const factsOf = (product: Product): Fact[] => {
  const factNames = new Set(product.facts.map(({ name }) => name.en));
  return [...product.facts, ...(ofShelf[product.categoryId] ?? []).filter(({ name }) => !factNames.has(name.en))];
};
