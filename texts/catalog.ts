export const Catalog = {
  AmountExpected: {
    en: "Please enter an amount, such as 12.50.",
    fr: "Indiquez un montant, par exemple 12,50.",
    nl: "Vul een bedrag in, bijvoorbeeld 12,50.",
  },
  FilterFailed: {
    en: "The filters cannot be shown right now.",
    fr: "Les filtres ne peuvent pas être affichés pour l’instant.",
    nl: "De filters kunnen nu niet worden getoond.",
  },
  QuickViewFailed: {
    en: "The quick view is not available right now. Please go to the product page.",
    fr: "L’aperçu n’est pas disponible pour l’instant. Consultez la page du produit.",
    nl: "Snel bekijken is nu niet mogelijk. Ga naar de productpagina.",
  },
};
