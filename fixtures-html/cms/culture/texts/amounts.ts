/** The sums of a cart and of an order. */
export const amounts = {
  goods: { en: "Goods", fr: "Articles", nl: "Artikelen" },
  coupon: { en: "Coupon {0}", fr: "Bon {0}", nl: "Kortingsbon {0}" },
  delivery: { en: "Delivery, {0}", fr: "Livraison, {0}", nl: "Levering, {0}" },
  free: { en: "free", fr: "gratuit", nl: "gratis" },
  tax: { en: "VAT {0}%, {1}", fr: "TVA {0} %, {1}", nl: "btw {0}%, {1}" },
  taxOff: { en: "Without {0}", fr: "Sans {0}", nl: "Zonder {0}" },
  ofWhich: { en: "of which {0}", fr: "dont {0}", nl: "waarvan {0}" },
  withoutTax: { en: "without VAT", fr: "hors TVA", nl: "exclusief btw" },
  total: { en: "Total", fr: "Total", nl: "Totaal" },
  reversed: { en: "VAT is accounted for by {0}.", fr: "TVA due par {0}.", nl: "Btw verlegd naar {0}." },
  untilFree: {
    en: "{0} more, and delivery is free.",
    fr: "Encore {0}, et la livraison est gratuite.",
    nl: "Nog {0}, en de levering is gratis.",
  },
};
