export const search = {
  find: { en: "Find", fr: "Chercher", nl: "Zoeken" },
  choose: { en: "Choose", fr: "Choisir", nl: "Kiezen" },
  sku: { en: "Our number", fr: "Notre numéro", nl: "Ons nummer" },
  product: { en: "Product", fr: "Produit", nl: "Product" },
  stock: { en: "Stock", fr: "Stock", nl: "Voorraad" },
  supplier: {
    title: {
      en: "Reorder by supplier’s code",
      fr: "Commander par code fournisseur",
      nl: "Nabestellen op leverancierscode",
    },
    intro: {
      en: "Your accounts know a thing by its maker’s number? Choose the maker and type the number from the delivery note or the label.",
      fr: "Votre comptabilité connaît l’article par le numéro du fabricant ? Choisissez le fabricant et indiquez le numéro du bon de livraison ou de l’étiquette.",
      nl: "Kent uw boekhouding een artikel onder het nummer van de maker? Kies de maker en typ het nummer van de leverbon of het etiket.",
    },
    maker: { en: "Maker", fr: "Fabricant", nl: "Maker" },
    code: { en: "Supplier’s code", fr: "Code fournisseur", nl: "Leverancierscode" },
    hint: { en: "Such as {0}", fr: "Par exemple {0}", nl: "Bijvoorbeeld {0}" },
    results: { en: "Found for “{0}”", fr: "Trouvé pour « {0} »", nl: "Gevonden voor ‘{0}’" },
    none: {
      en: "This maker has nothing under that code.",
      fr: "Ce fabricant n’a rien sous ce code.",
      nl: "Deze maker heeft niets onder die code.",
    },
  },
  references: {
    title: {
      en: "Find by your own reference",
      fr: "Chercher par votre référence",
      nl: "Zoeken op uw eigen referentie",
    },
    intro: {
      en: "The codes that you gave our products in your own shelves. Type a part of one, such as ROOM or BAR-1.",
      fr: "Les codes que vous avez donnés à nos produits dans vos rayons. Indiquez-en une partie, par exemple ROOM ou BAR-1.",
      nl: "De codes die u onze producten in uw eigen rekken gaf. Typ een deel ervan, bijvoorbeeld ROOM of BAR-1.",
    },
    code: { en: "Your reference", fr: "Votre référence", nl: "Uw referentie" },
    count: {
      one: { en: "{0} reference", fr: "{0} référence", nl: "{0} referentie" },
      many: { en: "{0} references", fr: "{0} références", nl: "{0} referenties" },
    },
    none: {
      en: "None of your references has this in it.",
      fr: "Aucune de vos références ne correspond.",
      nl: "Geen van uw referenties komt overeen.",
    },
    tooShort: {
      en: "Please type two characters or more.",
      fr: "Indiquez au moins deux caractères.",
      nl: "Typ minstens twee tekens.",
    },
    previous: { en: "Previous page", fr: "Page précédente", nl: "Vorige pagina" },
    next: { en: "Next page", fr: "Page suivante", nl: "Volgende pagina" },
    pages: { en: "Pages", fr: "Pages", nl: "Pagina’s" },
  },
  tag: {
    title: { en: "Everything about {0}", fr: "Tout sur le thème : {0}", nl: "Alles over {0}" },
    intro: {
      en: "Products, stories and workshops that belong together.",
      fr: "Des produits, des récits et des ateliers qui vont ensemble.",
      nl: "Producten, verhalen en workshops die bij elkaar horen.",
    },
    others: { en: "Other subjects", fr: "Autres thèmes", nl: "Andere onderwerpen" },
    sort: { en: "Sort by", fr: "Trier par", nl: "Sorteren op" },
    sorts: { name: { en: "Name", fr: "Nom", nl: "Naam" }, kind: { en: "Kind", fr: "Genre", nl: "Soort" } },
    show: { en: "Show", fr: "Afficher", nl: "Tonen" },
    entities: {
      all: { en: "Everything", fr: "Tout", nl: "Alles" },
      Product: { en: "Products", fr: "Produits", nl: "Producten" },
      Article: { en: "Stories", fr: "Récits", nl: "Verhalen" },
      Workshop: { en: "Workshops", fr: "Ateliers", nl: "Workshops" },
    },
    kinds: {
      Product: { en: "Product", fr: "Produit", nl: "Product" },
      Article: { en: "Story", fr: "Récit", nl: "Verhaal" },
      Workshop: { en: "Workshop", fr: "Atelier", nl: "Workshop" },
    },
    apply: { en: "Show", fr: "Afficher", nl: "Tonen" },
    count: {
      one: { en: "{0} result", fr: "{0} résultat", nl: "{0} resultaat" },
      many: { en: "{0} results", fr: "{0} résultats", nl: "{0} resultaten" },
    },
    none: {
      en: "There is nothing of this kind here.",
      fr: "Il n’y a rien de ce genre ici.",
      nl: "Er is hier niets van deze soort.",
    },
  },
  filter: {
    title: { en: "Narrow the results", fr: "Affiner les résultats", nl: "Resultaten verfijnen" },
    category: { en: "Shelf", fr: "Rayon", nl: "Afdeling" },
    everywhere: { en: "The whole shop", fr: "Tout le magasin", nl: "De hele winkel" },
    stock: { en: "Only what is in stock", fr: "Seulement ce qui est en stock", nl: "Alleen wat op voorraad is" },
    apply: { en: "Narrow", fr: "Affiner", nl: "Verfijnen" },
  },
  journal: { en: "From the journal", fr: "Dans le journal", nl: "Uit het dagboek" },
};
