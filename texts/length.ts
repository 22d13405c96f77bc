export const Length = {
  Weight: { en: "Weight", fr: "Poids", nl: "Gewicht" },
  Price: { en: "Price", fr: "Prix", nl: "Prijs" },
  Charge: {
    en: "Includes {1} for cutting to {0}.",
    fr: "Y compris {1} pour la coupe à {0}.",
    nl: "Inclusief {1} voor het snijden op {0}.",
  },
  SomeCharge: {
    en: "Cutting to {0} costs extra.",
    fr: "La coupe à {0} entraîne un supplément.",
    nl: "Snijden op {0} kost extra.",
  },
  NoCharge: {
    en: "Cut to {0} at no extra charge.",
    fr: "Coupe à {0} sans supplément.",
    nl: "Snijden op {0} zonder toeslag.",
  },
  Minimum: { en: "The minimum is {0}.", fr: "Le minimum est de {0}.", nl: "Het minimum is {0}." },
  Maximum: { en: "The maximum is {0}.", fr: "Le maximum est de {0}.", nl: "Het maximum is {0}." },
  Change: { en: "Change to {0}", fr: "Passer à {0}", nl: "Wijzigen in {0}" },
  RoundUp: { en: "Round up to {0}", fr: "Arrondir à {0}", nl: "Afronden naar {0}" },
};
