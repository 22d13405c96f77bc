/** Texts for a product's photos. The name of a view follows the name of the product. */
export const photos = {
  views: {
    front: { en: "", fr: "", nl: "" },
    "close-up": { en: "close-up", fr: "gros plan", nl: "van dichtbij" },
    "at-home": { en: "at home", fr: "à la maison", nl: "thuis" },
    above: { en: "from above", fr: "vue d’en haut", nl: "van bovenaf" },
    material: { en: "the material", fr: "la matière", nl: "het materiaal" },
    contents: { en: "contents", fr: "le contenu", nl: "de inhoud" },
    three: { en: "three together", fr: "par trois", nl: "drie samen" },
    size: { en: "dimensions", fr: "ses dimensions", nl: "de afmetingen" },
    packed: { en: "gift-wrapped", fr: "emballage cadeau", nl: "als cadeau verpakt" },
    evening: { en: "in the evening", fr: "le soir", nl: "’s avonds" },
  },
  turned: { en: "From every angle", fr: "Sous tous les angles", nl: "Van alle kanten" },
  turnedAlt: {
    en: "{0}, turning on a potter’s wheel",
    fr: "{0}, sur un tour de potier",
    nl: "{0}, op een draaischijf",
  },
};
