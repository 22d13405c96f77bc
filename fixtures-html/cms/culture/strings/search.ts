/** Of the group `Catalog`: what the search box says. */
export const CatalogSearch = {
  ListProductFound: { en: "Found in the shop", fr: "Trouvé dans le magasin", nl: "Gevonden in de winkel" },
  NoProductFound: { en: "No product found", fr: "Aucun produit trouvé", nl: "Geen product gevonden" },
};

export const Search = {
  Count_one: {
    en: "{0} suggestion. Use the arrow keys.",
    fr: "{0} suggestion. Utilisez les flèches.",
    nl: "{0} suggestie. Gebruik de pijltjestoetsen.",
  },
  Count_other: {
    en: "{0} suggestions. Use the arrow keys.",
    fr: "{0} suggestions. Utilisez les flèches.",
    nl: "{0} suggesties. Gebruik de pijltjestoetsen.",
  },
  Failed: {
    en: "Suggestions are not available; press Enter to search.",
    fr: "Les suggestions ne sont pas disponibles ; appuyez sur Entrée pour chercher.",
    nl: "Suggesties zijn niet beschikbaar; druk op Enter om te zoeken.",
  },
  Empty: { en: "Type what you are looking for.", fr: "Indiquez ce que vous cherchez.", nl: "Typ wat u zoekt." },
  Sku: { en: "No. {0}", fr: "N° {0}", nl: "Nr. {0}" },
  BrandSku: { en: "brand no. {0}", fr: "n° de la marque {0}", nl: "merknr. {0}" },
  Stock: {
    InStock: { en: "In stock", fr: "En stock", nl: "In voorraad" },
    LowStock: { en: "Nearly sold out", fr: "Presque épuisé", nl: "Bijna uitverkocht" },
    OutOfStock: { en: "Sold out", fr: "Épuisé", nl: "Uitverkocht" },
  },
  References: { en: "Your references", fr: "Vos références", nl: "Uw referenties" },
  NoReference: {
    en: "None of your references has this in it",
    fr: "Aucune de vos références ne correspond",
    nl: "Geen van uw referenties komt overeen",
  },
  MoreReferences: { en: "More references", fr: "Plus de références", nl: "Meer referenties" },
  ReferenceCount_one: {
    en: "{0} reference. Use the arrow keys.",
    fr: "{0} référence. Utilisez les flèches.",
    nl: "{0} referentie. Gebruik de pijltjestoetsen.",
  },
  ReferenceCount_other: {
    en: "{0} references. Use the arrow keys.",
    fr: "{0} références. Utilisez les flèches.",
    nl: "{0} referenties. Gebruik de pijltjestoetsen.",
  },
};
