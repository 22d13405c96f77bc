/** What follows an order. */
export const ordered = {
  received: {
    en: "We have received order {0}. A confirmation is on its way to {1}.",
    fr: "Nous avons reçu la commande {0}. Une confirmation est en route vers {1}.",
    nl: "We hebben bestelling {0} ontvangen. Een bevestiging is onderweg naar {1}.",
  },
  paid: {
    en: "It is paid from your account {0}.",
    fr: "Elle est payée par votre compte {0}.",
    nl: "Ze is betaald van uw rekening {0}.",
  },
  lines: { en: "What you ordered", fr: "Ce que vous avez commandé", nl: "Wat u bestelde" },
  delivery: { en: "Delivery", fr: "Livraison", nl: "Levering" },
  billing: { en: "Invoice", fr: "Facture", nl: "Factuur" },
};
