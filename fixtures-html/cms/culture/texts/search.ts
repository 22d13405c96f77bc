export const search = {
  find: { en: "Search", fr: "Rechercher", nl: "Zoeken" },
  choose: { en: "Choose", fr: "Choisir", nl: "Kiezen" },
  sku: { en: "Our item number", fr: "Notre numéro d’article", nl: "Ons nummer" },
  product: { en: "Product", fr: "Produit", nl: "Product" },
  stock: { en: "Stock", fr: "Stock", nl: "Voorraad" },
  supplier: {
    title: {
      en: "Reorder by supplier’s code",
      fr: "Commander par code fournisseur",
      nl: "Bestellen op leverancierscode",
    },
    intro: {
      en: "Do you know a product by its maker’s number? Choose the maker and enter the number from the delivery note or the label.",
      fr: "Vous connaissez un article par le numéro du fabricant ? Choisissez le fabricant et indiquez le numéro du bon de livraison ou de l’étiquette.",
      nl: "Kent u een artikel onder het nummer van de fabrikant? Kies de fabrikant en vul het nummer van de leverbon of het etiket in.",
    },
    maker: { en: "Maker", fr: "Fabricant", nl: "Fabrikant" },
    code: { en: "Supplier’s code", fr: "Code fournisseur", nl: "Leverancierscode" },
    /** In words that wrap: the table has four columns on a phone. */
    codeColumn: { en: "Supplier’s code", fr: "Code fournisseur", nl: "Code leverancier" },
    hint: { en: "For example {0}", fr: "Par exemple {0}", nl: "Bijvoorbeeld {0}" },
    results: { en: "Found for “{0}”", fr: "Trouvé pour « {0} »", nl: "Gevonden voor “{0}”" },
    none: {
      en: "This maker has no product with that code.",
      fr: "Ce fabricant n’a pas d’article avec ce code.",
      nl: "Deze fabrikant heeft geen artikel met die code.",
    },
  },
  references: {
    title: {
      en: "Search by your own reference",
      fr: "Rechercher par votre référence",
      nl: "Zoeken op uw eigen referentie",
    },
    intro: {
      en: "The codes you use for our products. Enter part of one, such as ROOM or BAR-1.",
      fr: "Les codes que vous utilisez pour nos produits. Indiquez une partie d’un code, par exemple ROOM ou BAR-1.",
      nl: "De codes die u zelf voor onze producten gebruikt. Vul een deel van een code in, bijvoorbeeld ROOM of BAR-1.",
    },
    code: { en: "Your reference", fr: "Votre référence", nl: "Uw referentie" },
    count: {
      one: { en: "{0} reference", fr: "{0} référence", nl: "{0} referentie" },
      many: { en: "{0} references", fr: "{0} références", nl: "{0} referenties" },
    },
    none: {
      en: "No matching references.",
      fr: "Aucune référence correspondante.",
      nl: "Geen overeenkomende referenties.",
    },
    tooShort: {
      en: "Please enter at least two characters.",
      fr: "Indiquez au moins deux caractères.",
      nl: "Vul minstens twee tekens in.",
    },
    previous: { en: "Previous page", fr: "Page précédente", nl: "Vorige pagina" },
    next: { en: "Next page", fr: "Page suivante", nl: "Volgende pagina" },
    pages: { en: "Pages", fr: "Pages", nl: "Pagina’s" },
  },
  tag: {
    title: { en: "Everything about {0}", fr: "Tout sur le thème : {0}", nl: "Alles over {0}" },
    intro: {
      en: "Products, stories and workshops that belong together.",
      fr: "Des produits, des articles et des ateliers sur le même thème.",
      nl: "Producten, verhalen en workshops over hetzelfde onderwerp.",
    },
    others: { en: "Other topics", fr: "Autres thèmes", nl: "Andere onderwerpen" },
    sort: { en: "Sort by", fr: "Trier par", nl: "Sorteren op" },
    sorts: { name: { en: "Name", fr: "Nom", nl: "Naam" }, kind: { en: "Type", fr: "Type", nl: "Type" } },
    show: { en: "Show", fr: "Afficher", nl: "Tonen" },
    entities: {
      all: { en: "Everything", fr: "Tout", nl: "Alles" },
      Product: { en: "Products", fr: "Produits", nl: "Producten" },
      Article: { en: "Stories", fr: "Articles", nl: "Verhalen" },
      Workshop: { en: "Workshops", fr: "Ateliers", nl: "Workshops" },
    },
    kinds: {
      Product: { en: "Product", fr: "Produit", nl: "Product" },
      Article: { en: "Story", fr: "Article", nl: "Verhaal" },
      Workshop: { en: "Workshop", fr: "Atelier", nl: "Workshop" },
    },
    apply: { en: "Show", fr: "Afficher", nl: "Tonen" },
    count: {
      one: { en: "{0} result", fr: "{0} résultat", nl: "{0} resultaat" },
      many: { en: "{0} results", fr: "{0} résultats", nl: "{0} resultaten" },
    },
    none: {
      en: "There are no results of this type.",
      fr: "Il n’y a pas de résultats de ce type.",
      nl: "Er zijn geen resultaten van dit type.",
    },
  },
  filter: {
    title: { en: "Refine the results", fr: "Affiner les résultats", nl: "Resultaten verfijnen" },
    category: { en: "Category", fr: "Rayon", nl: "Categorie" },
    everywhere: { en: "All categories", fr: "Tous les rayons", nl: "Alle categorieën" },
    stock: { en: "In stock only", fr: "En stock uniquement", nl: "Alleen op voorraad" },
    apply: { en: "Refine", fr: "Affiner", nl: "Verfijnen" },
  },
  /** The typed text, and the one whose results are shown. */
  meant: {
    en: "No match for “{0}”. Showing results for “{1}”.",
    fr: "Aucun résultat pour « {0} ». Voici les résultats pour « {1} ».",
    nl: "Geen resultaat voor “{0}”. U ziet resultaten voor “{1}”.",
  },
  journal: { en: "From the journal", fr: "Dans le journal", nl: "Uit het magazine" },
};
