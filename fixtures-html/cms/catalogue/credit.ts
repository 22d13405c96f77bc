import type { CatalogueEntry } from "./make-entries.ts";
import type { Localized, Variant } from "./types.ts";
import { localized } from "./localized.ts";

/** Prepaid accounts; each one is topped up by its own variant of the credit product. */
export const creditAccounts: { id: string; name: Localized }[] = [
  { id: "1", name: localized("Ghent office | Bureau de Gand | Kantoor Gent") },
  { id: "2", name: localized("Antwerp showroom | Showroom d’Anvers | Toonzaal Antwerpen") },
  { id: "3", name: localized("Canteen coffee | Café de la cantine | Koffie voor de kantine") },
  { id: "4", name: localized("Gifts for clients | Cadeaux pour les clients | Geschenken voor klanten") },
  { id: "5", name: localized("Seminar room | Salle de séminaire | Seminariezaal") },
  { id: "6", name: localized("Welcome boxes | Boîtes de bienvenue | Welkomstpakketten") },
  { id: "7", name: localized("Year-end party | Fête de fin d’année | Eindejaarsfeest") },
];

const [first, ...others] = creditAccounts.map(({ id }): Variant => ({
  id: `v990${id}`,
  sku: `CRE-990-${id}`,
  price: 2500,
  stock: 1000,
  values: { account: id },
}));

/** Credit that tops up a prepaid account: a product like any other in the cart, but the shop does not list it. */
export const credit: CatalogueEntry = {
  product: {
    id: "p990",
    slug: "prepaid-credit",
    categoryId: "stationery",
    kind: "variation",
    brand: "Lagune",
    name: localized("Prepaid credit | Crédit prépayé | Tegoed"),
    summary: localized("Tops up a prepaid account. | Alimente un compte prépayé. | Vult een prepaidrekening aan."),
    description: [],
    facts: [],
    min: 1,
    max: 40,
    step: 1,
    cutting: null,
    attributes: [
      {
        id: "account",
        name: localized("Account | Compte | Rekening"),
        display: "select",
        values: creditAccounts.map(({ id, name }) => ({ id, name, colours: [] })),
      },
    ],
    variants: [first!, ...others],
    isNew: false,
    oldPrice: 0,
  },
  look: { form: "letters", colours: ["#d9e4e4", "#17566a"], label: "", detail: "" },
};
