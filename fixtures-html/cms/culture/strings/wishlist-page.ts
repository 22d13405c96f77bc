/** What the page of the wishlists says. */
export const wishlistPage = {
  NotShown: {
    en: "This list cannot be shown right now.",
    fr: "Cette liste ne peut pas être affichée pour l’instant.",
    nl: "Dit lijstje kan nu niet worden getoond.",
  },
  NameMissing: {
    en: "A list needs a name.",
    fr: "Une liste a besoin d’un nom.",
    nl: "Een lijstje heeft een naam nodig.",
  },
  Saved: { en: "That is saved.", fr: "C’est enregistré.", nl: "Het is bewaard." },
  ItemRemoved: { en: "{0} is off the list.", fr: "{0} n’est plus sur la liste.", nl: "{0} is van het lijstje." },
  NotRemoved: {
    en: "{0} could not be taken off the list.",
    fr: "{0} n’a pas pu être retiré de la liste.",
    nl: "{0} kon niet van het lijstje worden gehaald.",
  },
  ItemBack: {
    en: "{0} is back on the list.",
    fr: "{0} est de retour sur la liste.",
    nl: "{0} staat weer op het lijstje.",
  },
  ItemBackOtherwise: {
    en: "{0} is back on the list, but not with the quantity that it had.",
    fr: "{0} est de retour sur la liste, mais pas avec sa quantité d’avant.",
    nl: "{0} staat weer op het lijstje, maar niet met het aantal van daarvoor.",
  },
  NotBack: {
    en: "{0} could not be put back on the list.",
    fr: "{0} n’a pas pu être remis sur la liste.",
    nl: "{0} kon niet op het lijstje worden teruggezet.",
  },
  ListDeleted: { en: "“{0}” is deleted.", fr: "« {0} » est supprimée.", nl: "“{0}” is verwijderd." },
  Ordered: {
    en: "What is on the list is in your cart.",
    fr: "Ce qui est sur la liste est dans votre panier.",
    nl: "Wat op het lijstje staat, ligt in uw mandje.",
  },
  PartlyOrdered: {
    en: "A part of the list is in your cart.",
    fr: "Une partie de la liste est dans votre panier.",
    nl: "Een deel van het lijstje ligt in uw mandje.",
  },
  PerhapsOrdered: {
    en: "The shop did not say whether this is in your cart. Please look there before you try again.",
    fr: "Le magasin n’a pas confirmé que ceci est dans votre panier. Vérifiez-le avant de réessayer.",
    nl: "De winkel zei niet of dit in uw mandje ligt. Kijk daar na voor u opnieuw probeert.",
  },
};
