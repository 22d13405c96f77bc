export const inspiration = {
  title: { en: "Inspiration", fr: "Inspiration", nl: "Inspiratie" },
  intro: {
    en: "What people make of the things in our shop, and what we make of them ourselves.",
    fr: "Ce que l’on fait des choses de notre magasin, et ce que nous en faisons nous-mêmes.",
    nl: "Wat mensen doen met de spullen uit onze winkel, en wat we er zelf mee doen.",
  },
  ideas: { en: "Ideas", fr: "Idées", nl: "Ideeën" },
};

export const sharing = {
  title: { en: "Share", fr: "Partager", nl: "Delen" },
  email: { en: "E-mail", fr: "E-mail", nl: "E-mail" },
  copy: { en: "Copy link", fr: "Copier le lien", nl: "Link kopiëren" },
  newWindow: { en: "(new window)", fr: "(nouvelle fenêtre)", nl: "(nieuw venster)" },
};

export const card = {
  title: { en: "Our card", fr: "Notre carte", nl: "Ons kaartje" },
  scan: {
    en: "Scan it to keep our address in your phone.",
    fr: "Scannez-la pour garder notre adresse dans votre téléphone.",
    nl: "Scan het om ons adres in uw telefoon te bewaren.",
  },
  label: { en: "the card of Lagune", fr: "la carte de Lagune", nl: "het kaartje van Lagune" },
};
