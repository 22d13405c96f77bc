/** Texts of the search box that belong to the group `Catalog`. */
export const CatalogSearch = {
  ListProductFound: { en: "Products found", fr: "Produits trouvés", nl: "Gevonden producten" },
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
  All_one: { en: "Show {0} result", fr: "Voir {0} résultat", nl: "{0} resultaat tonen" },
  All_other: { en: "All {0} results", fr: "Voir les {0} résultats", nl: "Alle {0} resultaten" },
  Failed: {
    en: "Suggestions are not available. Press Enter to search.",
    fr: "Les suggestions ne sont pas disponibles. Appuyez sur Entrée pour rechercher.",
    nl: "Suggesties zijn niet beschikbaar. Druk op Enter om te zoeken.",
  },
  Empty: { en: "Please enter a search term.", fr: "Indiquez un terme de recherche.", nl: "Vul een zoekterm in." },
  Recent: { en: "Recent searches", fr: "Recherches récentes", nl: "Recente zoekopdrachten" },
  ClearRecent: {
    en: "Clear recent searches",
    fr: "Effacer les recherches récentes",
    nl: "Recente zoekopdrachten wissen",
  },
  RecentCleared: {
    en: "Your recent searches have been cleared.",
    fr: "Vos recherches récentes ont été effacées.",
    nl: "Uw recente zoekopdrachten zijn gewist.",
  },
  RecentCount_one: {
    en: "{0} recent search. Use the arrow keys.",
    fr: "{0} recherche récente. Utilisez les flèches.",
    nl: "{0} recente zoekopdracht. Gebruik de pijltjestoetsen.",
  },
  RecentCount_other: {
    en: "{0} recent searches. Use the arrow keys.",
    fr: "{0} recherches récentes. Utilisez les flèches.",
    nl: "{0} recente zoekopdrachten. Gebruik de pijltjestoetsen.",
  },
  Sku: { en: "No. {0}", fr: "N° {0}", nl: "Nr. {0}" },
  BrandSku: { en: "brand no. {0}", fr: "n° de la marque {0}", nl: "merknr. {0}" },
  Stock: {
    InStock: { en: "In stock", fr: "En stock", nl: "Op voorraad" },
    LowStock: { en: "Low stock", fr: "Derniers exemplaires", nl: "Laatste stuks" },
    OutOfStock: { en: "Sold out", fr: "Épuisé", nl: "Uitverkocht" },
  },
  References: { en: "Your references", fr: "Vos références", nl: "Uw referenties" },
  NoReference: {
    en: "No matching references",
    fr: "Aucune référence correspondante",
    nl: "Geen overeenkomende referenties",
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
