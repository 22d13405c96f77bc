export const Variant = {
  Unavailable: { en: "{0} (not available)", fr: "{0} (indisponible)", nl: "{0} (niet beschikbaar)" },
  TryAgain: { en: "Try again", fr: "Réessayer", nl: "Opnieuw proberen" },
  VariantNotLoaded: {
    en: "Your choice could not be looked up. The price shown is of the version before.",
    fr: "Votre choix n’a pas pu être vérifié. Le prix affiché est celui de la version précédente.",
    nl: "Uw keuze kon niet worden opgezocht. De getoonde prijs is die van de vorige versie.",
  },
  NoSuchVariant: {
    en: "This combination is not made.",
    fr: "Cette combinaison n’existe pas.",
    nl: "Deze combinatie bestaat niet.",
  },
  NearestShown: { en: "You now see: {0}.", fr: "Vous voyez maintenant : {0}.", nl: "U ziet nu: {0}." },
  QuantityFirst: {
    en: "Please enter a quantity first.",
    fr: "Indiquez d’abord une quantité.",
    nl: "Geef eerst een hoeveelheid in.",
  },
  PartNotLoaded: {
    en: "This could not be loaded.",
    fr: "Ceci n’a pas pu être chargé.",
    nl: "Dit kon niet worden geladen.",
  },
  YourPrice: { en: "Your price", fr: "Votre prix", nl: "Uw prijs" },
  NextStep: { en: "{0} more: {1} each", fr: "{0} de plus : {1} la pièce", nl: "{0} meer: {1} per stuk" },
};

export const customerReference = {
  CustomerRefUpdateError: {
    en: "Your reference could not be saved. Please try again in a moment.",
    fr: "Votre référence n’a pas pu être enregistrée. Réessayez dans un instant.",
    nl: "Uw referentie kon niet worden bewaard. Probeer het straks opnieuw.",
  },
  CustomerRefUpdated: {
    en: "Your reference is saved",
    fr: "Votre référence est enregistrée",
    nl: "Uw referentie is bewaard",
  },
};
