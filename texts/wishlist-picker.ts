export const wishlistPicker = {
  ReturnToShopping: { en: "Continue shopping", fr: "Continuer vos achats", nl: "Verder winkelen" },
  GoToWishlist: { en: "Go to wishlist", fr: "Voir la liste de souhaits", nl: "Naar verlanglijstje" },
  GoToBirthlist: { en: "Go to baby list", fr: "Voir la liste de naissance", nl: "Naar geboortelijst" },
  Added: {
    en: "Added to the list “{0}”.",
    fr: "Ajouté à la liste « {0} ».",
    nl: "Toegevoegd aan het lijstje “{0}”.",
  },
  InList: { en: "Already on the list “{0}”.", fr: "Déjà sur la liste « {0} ».", nl: "Staat al op het lijstje “{0}”." },
  Removed: {
    en: "Removed from the list “{0}”.",
    fr: "Retiré de la liste « {0} ».",
    nl: "Van het lijstje “{0}” verwijderd.",
  },
  RemovedFromAll: {
    en: "Removed from all your lists.",
    fr: "Retiré de toutes vos listes.",
    nl: "Van al uw lijstjes verwijderd.",
  },
  Products_one: { en: "{0} product on your lists", fr: "{0} produit sur vos listes", nl: "{0} product op uw lijstjes" },
  Products_other: {
    en: "{0} products on your lists",
    fr: "{0} produits sur vos listes",
    nl: "{0} producten op uw lijstjes",
  },
};
