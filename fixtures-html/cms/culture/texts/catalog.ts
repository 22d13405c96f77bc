export const catalog = {
  title: { en: "All products", fr: "Tous les produits", nl: "Alle producten" },
  intro: {
    en: "Everything on our shelves, from the coffee drawer to the rope reel.",
    fr: "Tout ce qui est sur nos étagères, du tiroir à café à la bobine de corde.",
    nl: "Alles op onze planken, van de koffielade tot de touwhaspel.",
  },
  results: { en: "Results for “{0}”", fr: "Résultats pour « {0} »", nl: "Resultaten voor “{0}”" },
  count: {
    one: { en: "{0} product", fr: "{0} produit", nl: "{0} product" },
    many: { en: "{0} products", fr: "{0} produits", nl: "{0} producten" },
  },
  none: {
    en: "No products found. Try a shorter word, or browse the categories:",
    fr: "Aucun produit trouvé. Essayez un mot plus court ou parcourez les rayons :",
    nl: "Geen producten gevonden. Probeer een korter woord of bekijk de categorieën:",
  },
  sort: { en: "Sort by", fr: "Trier par", nl: "Sorteren op" },
  sorts: {
    name: { en: "Name", fr: "Nom", nl: "Naam" },
    "price-asc": { en: "Price, low to high", fr: "Prix croissant", nl: "Prijs, laag naar hoog" },
    "price-desc": { en: "Price, high to low", fr: "Prix décroissant", nl: "Prijs, hoog naar laag" },
    new: { en: "Newest first", fr: "Nouveautés d’abord", nl: "Nieuwste eerst" },
  },
  pageSize: { en: "Per page", fr: "Par page", nl: "Per pagina" },
  onePageSize: { en: "{0} per page", fr: "{0} par page", nl: "{0} per pagina" },
  apply: { en: "Show", fr: "Afficher", nl: "Tonen" },
  view: { en: "View", fr: "Affichage", nl: "Weergave" },
  displays: { grid: { en: "Grid", fr: "Grille", nl: "Raster" }, list: { en: "List", fr: "Liste", nl: "Lijst" } },
  pages: { en: "Pages", fr: "Pages", nl: "Pagina’s" },
  page: { en: "Page {0}", fr: "Page {0}", nl: "Pagina {0}" },
  previous: { en: "Previous", fr: "Précédent", nl: "Vorige" },
  next: { en: "Next", fr: "Suivant", nl: "Volgende" },
};
