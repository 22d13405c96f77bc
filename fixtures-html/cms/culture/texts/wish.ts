/** What is said where a product is put on a list. */
export const wish = {
  header: { en: "Wishlists", fr: "Listes", nl: "Lijstjes" },
  onLists: {
    one: { en: "{0} product on your lists", fr: "{0} produit sur vos listes", nl: "{0} product op uw lijstjes" },
    many: { en: "{0} products on your lists", fr: "{0} produits sur vos listes", nl: "{0} producten op uw lijstjes" },
  },
  wishlist: {
    add: { en: "Add to wishlist", fr: "Ajouter à une liste de souhaits", nl: "Op mijn verlanglijstje" },
    label: { en: "Wishlist", fr: "Liste de souhaits", nl: "Verlanglijstje" },
    none: {
      en: "You have no wishlist yet. Give your first one a name.",
      fr: "Vous n’avez pas encore de liste de souhaits. Donnez un nom à la première.",
      nl: "U hebt nog geen verlanglijstje. Geef uw eerste een naam.",
    },
    name: { en: "Name of the list", fr: "Nom de la liste", nl: "Naam van het lijstje" },
    make: { en: "Make the list and add", fr: "Créer la liste et ajouter", nl: "Lijstje maken en toevoegen" },
  },
  birthlist: {
    add: { en: "Add to birth list", fr: "Ajouter à une liste de naissance", nl: "Op een geboortelijst" },
    label: { en: "Birth list", fr: "Liste de naissance", nl: "Geboortelijst" },
    none: {
      en: "You have no birth list yet. Who is it for?",
      fr: "Vous n’avez pas encore de liste de naissance. Pour qui est-elle ?",
      nl: "U hebt nog geen geboortelijst. Voor wie is ze?",
    },
    name: { en: "Name of the child", fr: "Prénom de l’enfant", nl: "Naam van het kind" },
    make: { en: "Make the list and add", fr: "Créer la liste et ajouter", nl: "Lijst maken en toevoegen" },
  },
  expected: { en: "Expected on", fr: "Attendu le", nl: "Verwacht op" },
  expectedMissing: { en: "Please enter a date.", fr: "Indiquez une date.", nl: "Geef een datum in." },
  addTo: { en: "Add to the list", fr: "Ajouter à la liste", nl: "Op het lijstje zetten" },
  remove: { en: "Remove from the list", fr: "Retirer de la liste", nl: "Van het lijstje halen" },
  removeAll: { en: "Remove from all lists", fr: "Retirer de toutes les listes", nl: "Van alle lijstjes halen" },
  isOn: { en: "It is on: {0}.", fr: "Déjà sur : {0}.", nl: "Het staat op: {0}." },
  offOne: {
    en: "{0} is off the list “{1}”.",
    fr: "{0} n’est plus sur la liste « {1} ».",
    nl: "{0} staat niet meer op het lijstje “{1}”.",
  },
  offAll: {
    en: "{0} is off all your lists.",
    fr: "{0} n’est plus sur aucune de vos listes.",
    nl: "{0} staat op geen enkel lijstje meer.",
  },
};
