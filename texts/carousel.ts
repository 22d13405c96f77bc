export const Carousel = {
  Label: { en: "Carousel", fr: "Carrousel", nl: "Carrousel" },
  Role: { en: "carousel", fr: "carrousel", nl: "carrousel" },
  Previous: { en: "Previous item", fr: "Élément précédent", nl: "Vorig item" },
  Next: { en: "Next item", fr: "Élément suivant", nl: "Volgend item" },
  GoTo: { en: "Go to item {0}", fr: "Aller à l’élément {0}", nl: "Naar item {0}" },
  Pause: { en: "Pause", fr: "Pause", nl: "Pauze" },
  Play: { en: "Play", fr: "Lecture", nl: "Afspelen" },
  One: { en: "{0} of {1}", fr: "{0} sur {1}", nl: "{0} van {1}" },
  Some: { en: "{0} to {1} of {2}", fr: "{0} à {1} sur {2}", nl: "{0} tot {1} van {2}" },
};
