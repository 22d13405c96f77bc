/** Texts of the forms that add a product to a list. */
export const wish = {
  header: { en: "Wishlists", fr: "Listes", nl: "Lijstjes" },
  onLists: {
    one: { en: "{0} product on your lists", fr: "{0} produit sur vos listes", nl: "{0} product op uw lijstjes" },
    many: { en: "{0} products on your lists", fr: "{0} produits sur vos listes", nl: "{0} producten op uw lijstjes" },
  },
  wishlist: {
    add: { en: "Add to wishlist", fr: "Ajouter à la liste de souhaits", nl: "Op mijn verlanglijstje" },
    label: { en: "Wishlist", fr: "Liste de souhaits", nl: "Verlanglijstje" },
    none: {
      en: "You do not have a wishlist yet. Give your first one a name.",
      fr: "Vous n’avez pas encore de liste de souhaits. Donnez un nom à la première.",
      nl: "U hebt nog geen verlanglijstje. Geef uw eerste lijstje een naam.",
    },
    name: { en: "Name of the list", fr: "Nom de la liste", nl: "Naam van het lijstje" },
    make: { en: "Create list and add", fr: "Créer la liste et ajouter", nl: "Lijstje maken en toevoegen" },
  },
  birthlist: {
    add: { en: "Add to baby list", fr: "Ajouter à la liste de naissance", nl: "Op een geboortelijst" },
    label: { en: "Baby list", fr: "Liste de naissance", nl: "Geboortelijst" },
    none: {
      en: "You do not have a baby list yet. Who is it for?",
      fr: "Vous n’avez pas encore de liste de naissance. Pour qui est-elle ?",
      nl: "U hebt nog geen geboortelijst. Voor wie is de lijst?",
    },
    name: { en: "Child’s name", fr: "Prénom de l’enfant", nl: "Naam van het kind" },
    make: { en: "Create list and add", fr: "Créer la liste et ajouter", nl: "Lijst maken en toevoegen" },
  },
  expected: { en: "Due date", fr: "Naissance prévue le", nl: "Verwacht op" },
  expectedMissing: { en: "Please enter a date.", fr: "Indiquez une date.", nl: "Vul een datum in." },
  addTo: { en: "Add to list", fr: "Ajouter à la liste", nl: "Op het lijstje zetten" },
  remove: { en: "Remove from list", fr: "Retirer de la liste", nl: "Van het lijstje verwijderen" },
  removeAll: { en: "Remove from all lists", fr: "Retirer de toutes les listes", nl: "Van alle lijstjes verwijderen" },
  isOn: { en: "Already on: {0}.", fr: "Déjà sur : {0}.", nl: "Staat al op: {0}." },
  offOne: {
    en: "{0} was removed from the list “{1}”.",
    fr: "{0} a été retiré de la liste « {1} ».",
    nl: "{0} is van het lijstje “{1}” verwijderd.",
  },
  offAll: {
    en: "{0} was removed from all your lists.",
    fr: "{0} a été retiré de toutes vos listes.",
    nl: "{0} is van al uw lijstjes verwijderd.",
  },
};
