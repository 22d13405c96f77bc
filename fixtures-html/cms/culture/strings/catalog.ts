export const Catalog = {
  AmountExpected: {
    en: "Please enter an amount, such as 12.50.",
    fr: "Indiquez un montant, par exemple 12,50.",
    nl: "Geef een bedrag in, zoals 12,50.",
  },
  FilterFailed: {
    en: "The filters cannot be shown right now.",
    fr: "Les filtres ne peuvent pas être affichés pour l’instant.",
    nl: "De filters kunnen nu niet worden getoond.",
  },
  QuickViewFailed: {
    en: "The quick view cannot be shown right now. The product’s own page has everything.",
    fr: "L’aperçu ne peut pas être affiché pour l’instant. Tout se trouve sur la page du produit.",
    nl: "De snelle weergave lukt nu niet. Alles staat op de pagina van het product.",
  },
};
