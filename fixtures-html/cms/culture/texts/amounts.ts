/** Texts of the totals of a cart and of an order. */
export const amounts = {
  goods: { en: "Subtotal", fr: "Sous-total", nl: "Subtotaal" },
  coupon: { en: "Coupon {0}", fr: "Bon {0}", nl: "Kortingsbon {0}" },
  delivery: { en: "Delivery, {0}", fr: "Livraison, {0}", nl: "Levering, {0}" },
  method: { en: "Delivery: {0}", fr: "Livraison\u00a0: {0}", nl: "Levering: {0}" },
  free: { en: "free", fr: "gratuit", nl: "gratis" },
  tax: { en: "VAT {0}%, {1}", fr: "TVA {0} %, {1}", nl: "btw {0}%, {1}" },
  taxHere: { en: "VAT {0}%", fr: "TVA {0} %", nl: "btw {0}%" },
  taxOff: { en: "Excluding {0}", fr: "Hors {0}", nl: "Exclusief {0}" },
  ofWhich: { en: "including {0}", fr: "dont {0}", nl: "waarvan {0}" },
  withoutTax: { en: "excl. VAT", fr: "hors TVA", nl: "excl. btw" },
  total: { en: "Total with delivery", fr: "Total avec livraison", nl: "Totaal met levering" },
  totalWithoutDelivery: { en: "Total without delivery", fr: "Total sans livraison", nl: "Totaal zonder levering" },
  reversed: {
    en: "Reverse charge: VAT payable by {0}.",
    fr: "Autoliquidation : TVA due par {0}.",
    nl: "Btw verlegd naar {0}.",
  },
  untilFree: {
    en: "Spend {0} more for free delivery.",
    fr: "Plus que {0} pour la livraison gratuite.",
    nl: "Nog {0} tot gratis levering.",
  },
};
