export const Gallery = {
  Label: { en: "Photos", fr: "Photos", nl: "Foto’s" },
  Thumbs: { en: "All photos", fr: "Toutes les photos", nl: "Alle foto’s" },
  Photo: { en: "Photo {0}", fr: "Photo {0}", nl: "Foto {0}" },
  Previous: { en: "Previous photo", fr: "Photo précédente", nl: "Vorige foto" },
  Next: { en: "Next photo", fr: "Photo suivante", nl: "Volgende foto" },
  Place: { en: "Photo {0} of {1}", fr: "Photo {0} sur {1}", nl: "Foto {0} van {1}" },
  Shown: { en: "Photo {0} of {1}: {2}", fr: "Photo {0} sur {1} : {2}", nl: "Foto {0} van {1}: {2}" },
  Broken: {
    en: "This photo could not be loaded: {0}",
    fr: "Cette photo n’a pas pu être chargée : {0}",
    nl: "Deze foto kon niet worden geladen: {0}",
  },
};

export const Turn = {
  Angle: { en: "Angle", fr: "Angle", nl: "Hoek" },
  Degrees: { en: "{0}°", fr: "{0}°", nl: "{0}°" },
  Pause: { en: "Stop rotating", fr: "Arrêter la rotation", nl: "Stoppen met draaien" },
  Play: { en: "Rotate automatically", fr: "Rotation automatique", nl: "Automatisch draaien" },
};
