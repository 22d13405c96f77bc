/** Texts of the wishlist page. */
export const wishlistPage = {
  NotShown: {
    en: "This list cannot be shown right now.",
    fr: "Cette liste ne peut pas être affichée pour l’instant.",
    nl: "Dit lijstje kan nu niet worden getoond.",
  },
  NameMissing: {
    en: "Please give the list a name.",
    fr: "Donnez un nom à la liste.",
    nl: "Geef het lijstje een naam.",
  },
  Saved: { en: "Saved.", fr: "Enregistré.", nl: "Opgeslagen." },
  ItemRemoved: {
    en: "{0} was removed from the list.",
    fr: "{0} a été retiré de la liste.",
    nl: "{0} is van het lijstje verwijderd.",
  },
  NotRemoved: {
    en: "{0} could not be removed from the list.",
    fr: "{0} n’a pas pu être retiré de la liste.",
    nl: "{0} kon niet van het lijstje worden verwijderd.",
  },
  ItemBack: {
    en: "{0} is back on the list.",
    fr: "{0} est de nouveau sur la liste.",
    nl: "{0} staat weer op het lijstje.",
  },
  ItemBackOtherwise: {
    en: "{0} is back on the list, but with a different quantity.",
    fr: "{0} est de nouveau sur la liste, mais avec une autre quantité.",
    nl: "{0} staat weer op het lijstje, maar met een andere hoeveelheid.",
  },
  NotBack: {
    en: "{0} could not be put back on the list.",
    fr: "{0} n’a pas pu être remis sur la liste.",
    nl: "{0} kon niet op het lijstje worden teruggezet.",
  },
  ListDeleted: { en: "“{0}” was deleted.", fr: "« {0} » a été supprimée.", nl: "“{0}” is verwijderd." },
  Ordered: {
    en: "The products on the list were added to your cart.",
    fr: "Les produits de la liste ont été ajoutés à votre panier.",
    nl: "De producten op het lijstje zijn aan uw winkelmandje toegevoegd.",
  },
  PartlyOrdered: {
    en: "Some products on the list were added to your cart.",
    fr: "Une partie de la liste a été ajoutée à votre panier.",
    nl: "Een deel van het lijstje is aan uw winkelmandje toegevoegd.",
  },
  PerhapsOrdered: {
    en: "We could not confirm that this was added to your cart. Please check your cart before you try again.",
    fr: "Nous n’avons pas pu confirmer l’ajout à votre panier. Vérifiez votre panier avant de réessayer.",
    nl: "We konden niet bevestigen dat dit aan uw winkelmandje is toegevoegd. Controleer uw winkelmandje voordat u het opnieuw probeert.",
  },
};
