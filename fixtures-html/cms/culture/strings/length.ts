export const Length = {
  Weight: { en: "Weight", fr: "Poids", nl: "Gewicht" },
  Price: { en: "Price", fr: "Prix", nl: "Prijs" },
  Charge: {
    en: "Includes {1} for cutting to {0}.",
    fr: "Y compris {1} pour la coupe à {0}.",
    nl: "Inclusief {1} om op {0} te snijden.",
  },
  SomeCharge: {
    en: "Cutting to {0} costs extra.",
    fr: "La coupe à {0} coûte un supplément.",
    nl: "Op {0} snijden kost extra.",
  },
  NoCharge: {
    en: "{0} is cut at no extra charge.",
    fr: "Coupe à {0} sans supplément.",
    nl: "Op {0} snijden we zonder toeslag.",
  },
  RoundUp: { en: "Round up to {0}", fr: "Arrondir à {0}", nl: "Afronden op {0}" },
};
