export const inspiration = {
  title: { en: "Inspiration", fr: "Inspiration", nl: "Inspiratie" },
  intro: {
    en: "What people make with our products, and what we make with them ourselves.",
    fr: "Ce que vous faites de nos produits, et ce que nous en faisons nous-mêmes.",
    nl: "Wat u met onze producten doet, en wat we er zelf mee doen.",
  },
  ideas: { en: "Ideas", fr: "Idées", nl: "Ideeën" },
};

export const sharing = {
  title: { en: "Share", fr: "Partager", nl: "Delen" },
  email: { en: "Email", fr: "E-mail", nl: "E-mail" },
  copy: { en: "Copy link", fr: "Copier le lien", nl: "Link kopiëren" },
  newWindow: { en: "(new window)", fr: "(nouvelle fenêtre)", nl: "(nieuw venster)" },
};

export const card = {
  title: { en: "Our contact card", fr: "Notre carte de contact", nl: "Ons contactkaartje" },
  scan: {
    en: "Scan it to save our address on your phone.",
    fr: "Scannez-la pour enregistrer notre adresse sur votre téléphone.",
    nl: "Scan het om ons adres op uw telefoon op te slaan.",
  },
  label: { en: "Lagune’s contact card", fr: "la carte de contact de Lagune", nl: "het contactkaartje van Lagune" },
};
