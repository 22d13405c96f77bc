/** The words around a product's photos; those of a view follow its name. */
export const photos = {
  views: {
    front: { en: "", fr: "", nl: "" },
    "close-up": { en: "close-up", fr: "de près", nl: "van dichtbij" },
    "at-home": { en: "at home", fr: "chez soi", nl: "in huis" },
    above: { en: "from above", fr: "vue d’en haut", nl: "van bovenaf" },
    material: { en: "the material", fr: "la matière", nl: "het materiaal" },
    contents: { en: "what is in it", fr: "le contenu", nl: "de inhoud" },
    three: { en: "three together", fr: "par trois", nl: "drie samen" },
    size: { en: "its size", fr: "ses dimensions", nl: "de afmetingen" },
    packed: { en: "as a present", fr: "en cadeau", nl: "als cadeau" },
    evening: { en: "in the evening", fr: "le soir", nl: "’s avonds" },
  },
  turned: { en: "From all sides", fr: "Sous tous les angles", nl: "Van alle kanten" },
  turnedAlt: {
    en: "{0}, turning on a potter’s wheel",
    fr: "{0}, sur un tour de potier",
    nl: "{0}, op een draaischijf",
  },
};
