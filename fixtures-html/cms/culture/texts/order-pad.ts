import { OrderPad } from "../../../../texts/order-pad.ts";

export const orderPad = {
  title: { en: "Order by list", fr: "Commander par liste", nl: "Bestellen met een lijst" },
  intro: {
    en: "Paste item numbers and quantities from your spreadsheet, or choose a CSV file. You see what we found before anything is added to your cart.",
    fr: "Collez des numéros d’article et des quantités de votre tableur, ou choisissez un fichier CSV. Vous voyez ce que nous avons trouvé avant tout ajout à votre panier.",
    nl: "Plak artikelnummers en hoeveelheden uit uw rekenblad, of kies een CSV-bestand. U ziet wat we hebben gevonden voordat iets in uw winkelmandje komt.",
  },
  lines: {
    en: "Item numbers and quantities",
    fr: "Numéros d’article et quantités",
    nl: "Artikelnummers en hoeveelheden",
  },
  hint: {
    en: "One product per line: the number, then the quantity. For example “KIT-340 4”. Tabs, commas and semicolons work too.",
    fr: "Un produit par ligne : le numéro, puis la quantité. Par exemple « KIT-340 4 ». Les tabulations, virgules et points-virgules conviennent aussi.",
    nl: "Eén product per regel: het nummer, dan de hoeveelheid. Bijvoorbeeld “KIT-340 4”. Tabs, komma’s en puntkomma’s mogen ook.",
  },
  file: { en: "CSV file (optional)", fr: "Fichier CSV (facultatif)", nl: "CSV-bestand (optioneel)" },
  check: { en: "Check list", fr: "Vérifier la liste", nl: "Lijst controleren" },
  tooMany: {
    en: "Please check at most {0} lines at once.",
    fr: "Vérifiez au maximum {0} lignes à la fois.",
    nl: "Controleer maximaal {0} regels tegelijk.",
  },
  results: OrderPad.Results,
  product: OrderPad.Product,
  quantity: OrderPad.Quantity,
  amount: OrderPad.Amount,
  total: OrderPad.Total,
  found: OrderPad.Found,
  changed: OrderPad.Changed,
  notFound: OrderPad.NotFound,
  didYouMean: OrderPad.DidYouMean,
  insteadOf: OrderPad.InsteadOf,
  empty: OrderPad.Empty,
  notText: OrderPad.NotText,
  addAll: { one: OrderPad.AddAll_one, many: OrderPad.AddAll_other },
};
