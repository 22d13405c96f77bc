import type { Made } from "./make.ts";
import type { Localized, Variant } from "./types.ts";
import { words } from "./words.ts";

/** The customer's prepaid accounts; each is topped up with a variant of the credit. */
export const creditAccounts: { id: string; name: Localized }[] = [
  { id: "1", name: words("Ghent office | Bureau de Gand | Kantoor Gent") },
  { id: "2", name: words("Antwerp showroom | Showroom d’Anvers | Toonzaal Antwerpen") },
  { id: "3", name: words("Canteen coffee | Café de la cantine | Koffie voor de kantine") },
  { id: "4", name: words("Gifts for clients | Cadeaux pour les clients | Geschenken voor klanten") },
  { id: "5", name: words("Seminar room | Salle de séminaire | Seminariezaal") },
  { id: "6", name: words("Welcome boxes | Boîtes de bienvenue | Welkomstpakketten") },
  { id: "7", name: words("Year-end party | Fête de fin d’année | Eindejaarsfeest") },
];

const [first, ...others] = creditAccounts.map(({ id }): Variant => ({
  id: `v990${id}`,
  sku: `CRE-990-${id}`,
  price: 2500,
  stock: 1000,
  values: { account: id },
}));

/** What tops up a prepaid account: it goes into a cart as any product does, but stands on no shelf. */
export const credit: Made = {
  product: {
    id: "p990",
    slug: "prepaid-credit",
    categoryId: "stationery",
    kind: "variation",
    brand: "Lagune",
    name: words("Prepaid credit | Crédit prépayé | Tegoed"),
    summary: words("Tops up a prepaid account. | Alimente un compte prépayé. | Vult een prepaidrekening aan."),
    description: [],
    facts: [],
    min: 1,
    max: 40,
    step: 1,
    cutting: null,
    attributes: [
      {
        id: "account",
        name: words("Account | Compte | Rekening"),
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
