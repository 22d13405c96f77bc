export const Variant = {
  Unavailable: { en: "{0} (not available)", fr: "{0} (indisponible)", nl: "{0} (niet beschikbaar)" },
  UnavailableIn: {
    en: "{0} (not made in {1})",
    fr: "{0} (n’existe pas en {1})",
    nl: "{0} (niet gemaakt in {1})",
  },
  TryAgain: { en: "Try again", fr: "Réessayer", nl: "Opnieuw proberen" },
  VariantNotLoaded: {
    en: "Your choice could not be loaded. The price shown is that of your previous choice.",
    fr: "Votre choix n’a pas pu être chargé. Le prix affiché est celui de votre choix précédent.",
    nl: "Uw keuze kon niet worden geladen. De getoonde prijs is die van uw vorige keuze.",
  },
  NoSuchVariant: {
    en: "This combination is not available.",
    fr: "Cette combinaison n’est pas disponible.",
    nl: "Deze combinatie is niet beschikbaar.",
  },
  NotMade: {
    en: "{0} is not made in {1}. We selected {2}.",
    fr: "{0} n’existe pas en {1}. Nous avons sélectionné {2}.",
    nl: "{0} wordt niet gemaakt in {1}. Wij hebben {2} voor u gekozen.",
  },
  NearestShown: { en: "You are now viewing: {0}.", fr: "Vous voyez maintenant : {0}.", nl: "U bekijkt nu: {0}." },
  QuantityFirst: {
    en: "Please enter a quantity first.",
    fr: "Indiquez d’abord une quantité.",
    nl: "Vul eerst een hoeveelheid in.",
  },
  PartNotLoaded: {
    en: "This could not be loaded.",
    fr: "Ceci n’a pas pu être chargé.",
    nl: "Dit kon niet worden geladen.",
  },
  YourPrice: { en: "Your price", fr: "Votre prix", nl: "Uw prijs" },
  NextStep: { en: "Buy {0} more: {1} each", fr: "{0} de plus : {1} la pièce", nl: "Nog {0} erbij: {1} per stuk" },
};

export const customerReference = {
  CustomerRefUpdateError: {
    en: "Your reference could not be saved. Please try again in a moment.",
    fr: "Votre référence n’a pas pu être enregistrée. Réessayez dans un instant.",
    nl: "Uw referentie kon niet worden opgeslagen. Probeer het zo meteen opnieuw.",
  },
  CustomerRefUpdated: {
    en: "Your reference has been saved",
    fr: "Votre référence a été enregistrée",
    nl: "Uw referentie is opgeslagen",
  },
};
