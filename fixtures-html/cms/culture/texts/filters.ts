import { product } from "./product.ts";

export const filters = {
  title: { en: "Filters", fr: "Filtres", nl: "Filters" },
  count: {
    one: { en: "{0} selected", fr: "{0} sélectionné", nl: "{0} geselecteerd" },
    many: { en: "{0} selected", fr: "{0} sélectionnés", nl: "{0} geselecteerd" },
  },
  show: {
    one: { en: "Show {0} product", fr: "Afficher {0} produit", nl: "{0} product tonen" },
    many: { en: "Show {0} products", fr: "Afficher {0} produits", nl: "{0} producten tonen" },
  },
  chosen: { en: "Selected filters", fr: "Filtres sélectionnés", nl: "Geselecteerde filters" },
  remove: { en: "Remove filter {0}", fr: "Retirer le filtre {0}", nl: "Filter {0} verwijderen" },
  clear: { en: "Clear all", fr: "Tout effacer", nl: "Alles wissen" },
  rescue: {
    en: "No products match all of these filters. Remove one to see results:",
    fr: "Aucun produit ne correspond à tous ces filtres. Retirez-en un pour voir des résultats :",
    nl: "Geen producten voldoen aan al deze filters. Verwijder er een om resultaten te zien:",
  },
  category: { en: "Category", fr: "Rayon", nl: "Categorie" },
  price: { en: "Price", fr: "Prix", nl: "Prijs" },
  from: { en: "From", fr: "De", nl: "Van" },
  to: { en: "To", fr: "À", nl: "Tot" },
  between: { en: "{0} to {1}", fr: "de {0} à {1}", nl: "{0} tot {1}" },
  atLeast: { en: "from {0}", fr: "dès {0}", nl: "vanaf {0}" },
  atMost: { en: "up to {0}", fr: "jusqu’à {0}", nl: "tot {0}" },
  availability: { en: "Availability", fr: "Disponibilité", nl: "Beschikbaarheid" },
  stock: { in: product.stock.in, out: product.stock.out },
  offer: { en: "New and on sale", fr: "Nouveautés et promotions", nl: "Nieuw en afgeprijsd" },
  offers: {
    new: { en: "New", fr: "Nouveau", nl: "Nieuw" },
    reduced: { en: "On sale", fr: "En promotion", nl: "Afgeprijsd" },
  },
  brand: { en: "Brand", fr: "Marque", nl: "Merk" },
  quick: { en: "Quick view", fr: "Aperçu", nl: "Snel bekijken" },
  quickNamed: { en: "Quick view of {0}", fr: "Aperçu de {0}", nl: "{0} snel bekijken" },
  toProduct: { en: "Go to product", fr: "Voir le produit", nl: "Naar product" },
};
