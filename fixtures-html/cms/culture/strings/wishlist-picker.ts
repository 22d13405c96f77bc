export const wishlistPicker = {
  ReturnToShopping: { en: "Return to shopping", fr: "Retour aux achats", nl: "Verder winkelen" },
  GoToWishlist: { en: "Go to the wishlist", fr: "Voir la liste de souhaits", nl: "Naar het verlanglijstje" },
  GoToBirthlist: { en: "Go to the birth list", fr: "Voir la liste de naissance", nl: "Naar de geboortelijst" },
  Added: {
    en: "It is on the list “{0}” now.",
    fr: "C’est maintenant sur la liste « {0} ».",
    nl: "Het staat nu op het lijstje “{0}”.",
  },
  InList: { en: "It is on the list “{0}”.", fr: "C’est sur la liste « {0} ».", nl: "Het staat op het lijstje “{0}”." },
  Removed: {
    en: "It is off the list “{0}”.",
    fr: "Ce n’est plus sur la liste « {0} ».",
    nl: "Het staat niet meer op het lijstje “{0}”.",
  },
  RemovedFromAll: {
    en: "It is off all your lists.",
    fr: "Ce n’est plus sur aucune de vos listes.",
    nl: "Het staat op geen enkel lijstje meer.",
  },
  Products_one: { en: "{0} product on your lists", fr: "{0} produit sur vos listes", nl: "{0} product op uw lijstjes" },
  Products_other: {
    en: "{0} products on your lists",
    fr: "{0} produits sur vos listes",
    nl: "{0} producten op uw lijstjes",
  },
};
