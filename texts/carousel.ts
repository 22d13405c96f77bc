export const Carousel = {
  Label: { en: "Carousel", fr: "Carrousel", nl: "Carrousel" },
  Role: { en: "carousel", fr: "carrousel", nl: "carrousel" },
  Previous: { en: "Previous", fr: "Précédent", nl: "Vorige" },
  Next: { en: "Next", fr: "Suivant", nl: "Volgende" },
  GoTo: { en: "Go to {0}", fr: "Aller à {0}", nl: "Naar {0}" },
  Pause: { en: "Pause", fr: "Pause", nl: "Pauze" },
  Play: { en: "Play", fr: "Lecture", nl: "Afspelen" },
  One: { en: "{0} of {1}", fr: "{0} sur {1}", nl: "{0} van {1}" },
  Some: { en: "{0} to {1} of {2}", fr: "{0} à {1} sur {2}", nl: "{0} tot {1} van {2}" },
};
