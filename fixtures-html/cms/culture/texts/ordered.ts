/** Texts of the page after an order. */
export const ordered = {
  received: {
    en: "We have received your order {0}. A confirmation is on its way to {1}.",
    fr: "Nous avons bien reçu votre commande {0}. Une confirmation est en route vers {1}.",
    nl: "We hebben uw bestelling {0} ontvangen. Een bevestiging is onderweg naar {1}.",
  },
  receivedOnly: {
    en: "We have received your order {0}.",
    fr: "Nous avons bien reçu votre commande {0}.",
    nl: "We hebben uw bestelling {0} ontvangen.",
  },
  paid: {
    en: "Paid from your account {0}.",
    fr: "Payée avec votre compte {0}.",
    nl: "Betaald met uw rekening {0}.",
  },
  lines: { en: "Your items", fr: "Vos articles", nl: "Uw artikelen" },
  delivery: { en: "Delivery", fr: "Livraison", nl: "Levering" },
  billing: { en: "Billing", fr: "Facturation", nl: "Facturatie" },
};
