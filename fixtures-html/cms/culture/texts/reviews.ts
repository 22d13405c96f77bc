export const reviews = {
  title: { en: "Reviews", fr: "Avis", nl: "Beoordelingen" },
  average: {
    en: "{0} out of 5, from {1} reviews",
    fr: "{0} sur 5, d’après {1} avis",
    nl: "{0} van 5, op basis van {1} beoordelingen",
  },
  range: {
    en: "Reviews {0} to {1} of {2}",
    fr: "Avis {0} à {1} sur {2}",
    nl: "Beoordelingen {0} tot {1} van {2}",
  },
  rating: { en: "{0} out of 5 stars", fr: "{0} étoiles sur 5", nl: "{0} van 5 sterren" },
  sort: { en: "Sort reviews by", fr: "Trier les avis par", nl: "Beoordelingen sorteren op" },
  sorts: {
    newest: { en: "Newest first", fr: "Plus récents d’abord", nl: "Nieuwste eerst" },
    highest: { en: "Highest rating", fr: "Meilleure note", nl: "Hoogste score" },
    lowest: { en: "Lowest rating", fr: "Moins bonne note", nl: "Laagste score" },
  },
  previous: { en: "Previous reviews", fr: "Avis précédents", nl: "Vorige beoordelingen" },
  next: { en: "More reviews", fr: "Plus d’avis", nl: "Meer beoordelingen" },
};
