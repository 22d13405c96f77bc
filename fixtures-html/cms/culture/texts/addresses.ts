/** Texts of the address forms and of the address book. */
export const addresses = {
  title: { en: "My addresses", fr: "Mes adresses", nl: "Mijn adressen" },
  description: {
    en: "Your saved addresses at Lagune.",
    fr: "Vos adresses enregistrées chez Lagune.",
    nl: "Uw opgeslagen adressen bij Lagune.",
  },
  intro: {
    en: "Save the addresses you use for your orders and choose one at checkout.",
    fr: "Enregistrez ici les adresses de vos commandes et choisissez-en une au moment de commander.",
    nl: "Sla hier de adressen voor uw bestellingen op en kies er een bij het afrekenen.",
  },
  empty: {
    en: "You have not saved any addresses yet.",
    fr: "Vous n’avez pas encore enregistré d’adresse.",
    nl: "U hebt nog geen adressen opgeslagen.",
  },
  types: {
    Billing: { en: "Billing", fr: "Facturation", nl: "Facturatie" },
    Shipping: { en: "Delivery", fr: "Livraison", nl: "Levering" },
    Both: {
      en: "Billing and delivery",
      fr: "Facturation et livraison",
      nl: "Facturatie en levering",
    },
  },
  use: { en: "Use this address for", fr: "Utilisation de l’adresse", nl: "Dit adres gebruiken voor" },
  add: { en: "Add address", fr: "Ajouter une adresse", nl: "Adres toevoegen" },
  edit: { en: "Edit address", fr: "Modifier l’adresse", nl: "Adres wijzigen" },
  editNamed: {
    en: "Edit address: {0}",
    fr: "Modifier l’adresse : {0}",
    nl: "Adres wijzigen: {0}",
  },
  save: { en: "Save address", fr: "Enregistrer l’adresse", nl: "Adres opslaan" },
  sending: { en: "Saving…", fr: "Enregistrement…", nl: "Bezig met opslaan…" },
  unsaved: {
    en: "Your address is not saved yet. Leave the page?",
    fr: "Votre adresse n’est pas encore enregistrée. Quitter la page ?",
    nl: "Uw adres is nog niet opgeslagen. De pagina verlaten?",
  },
  saved: { en: "The address has been saved.", fr: "L’adresse a été enregistrée.", nl: "Het adres is opgeslagen." },
  back: { en: "Back without saving", fr: "Retour sans enregistrer", nl: "Terug zonder op te slaan" },
  other: { en: "Another address", fr: "Une autre adresse", nl: "Een ander adres" },
  pick: {
    Billing: { en: "Your billing addresses", fr: "Vos adresses de facturation", nl: "Uw factuuradressen" },
    Shipping: {
      en: "Your delivery addresses",
      fr: "Vos adresses de livraison",
      nl: "Uw afleveradressen",
    },
  },
  take: { en: "Use this address", fr: "Utiliser cette adresse", nl: "Dit adres gebruiken" },
  choose: { en: "Please choose", fr: "Choisissez", nl: "Kies" },
  account: { en: "I am ordering as", fr: "Je commande en tant que", nl: "Ik bestel als" },
  owner: { en: "Whose address is it?", fr: "À qui est cette adresse ?", nl: "Van wie is dit adres?" },
  accounts: {
    Private: { en: "an individual", fr: "particulier", nl: "particulier" },
    Company: { en: "a company", fr: "entreprise", nl: "bedrijf" },
  },
  labels: {
    Company: { en: "Company", fr: "Entreprise", nl: "Bedrijf" },
    FirstName: { en: "First name", fr: "Prénom", nl: "Voornaam" },
    LastName: { en: "Last name", fr: "Nom", nl: "Achternaam" },
    Street1: { en: "Street", fr: "Rue", nl: "Straat" },
    Street2: { en: "Building, floor", fr: "Bâtiment, étage", nl: "Gebouw, verdieping" },
    HouseNumber: { en: "Number", fr: "Numéro", nl: "Nummer" },
    BoxNumber: { en: "Box", fr: "Boîte", nl: "Bus" },
    PostalCode: { en: "Postcode", fr: "Code postal", nl: "Postcode" },
    City: { en: "Town", fr: "Localité", nl: "Plaats" },
    CountryId: { en: "Country", fr: "Pays", nl: "Land" },
    VAT: { en: "VAT number", fr: "Numéro de TVA", nl: "Btw-nummer" },
  },
  vatHint: {
    en: "Leave empty if you do not have one.",
    fr: "Laissez vide si vous n’en avez pas.",
    nl: "Laat dit veld leeg als u er geen hebt.",
  },
  errors: {
    required: {
      Company: {
        en: "Enter the company’s name.",
        fr: "Indiquez le nom de l’entreprise.",
        nl: "Vul de bedrijfsnaam in.",
      },
      FirstName: { en: "Enter your first name.", fr: "Indiquez votre prénom.", nl: "Vul uw voornaam in." },
      LastName: { en: "Enter your last name.", fr: "Indiquez votre nom.", nl: "Vul uw achternaam in." },
      Street1: { en: "Enter the street.", fr: "Indiquez la rue.", nl: "Vul de straat in." },
      HouseNumber: {
        en: "Enter the house number.",
        fr: "Indiquez le numéro.",
        nl: "Vul het huisnummer in.",
      },
      PostalCode: { en: "Enter the postcode.", fr: "Indiquez le code postal.", nl: "Vul de postcode in." },
      City: { en: "Enter the town.", fr: "Indiquez la localité.", nl: "Vul de plaats in." },
      CountryId: { en: "Choose a country.", fr: "Choisissez un pays.", nl: "Kies een land." },
    },
    /** Reasons at the fields of a delivery address beside those of the billing address. */
    requiredOfDelivery: {
      FirstName: {
        en: "Enter the recipient’s first name.",
        fr: "Indiquez le prénom du destinataire.",
        nl: "Vul de voornaam van de ontvanger in.",
      },
      LastName: {
        en: "Enter the recipient’s last name.",
        fr: "Indiquez le nom du destinataire.",
        nl: "Vul de achternaam van de ontvanger in.",
      },
      Street1: {
        en: "Enter the street of the delivery address.",
        fr: "Indiquez la rue de l’adresse de livraison.",
        nl: "Vul de straat van het afleveradres in.",
      },
      HouseNumber: {
        en: "Enter the house number of the delivery address.",
        fr: "Indiquez le numéro de l’adresse de livraison.",
        nl: "Vul het huisnummer van het afleveradres in.",
      },
      PostalCode: {
        en: "Enter the postcode of the delivery address.",
        fr: "Indiquez le code postal de l’adresse de livraison.",
        nl: "Vul de postcode van het afleveradres in.",
      },
      City: {
        en: "Enter the town of the delivery address.",
        fr: "Indiquez la localité de l’adresse de livraison.",
        nl: "Vul de plaats van het afleveradres in.",
      },
      CountryId: {
        en: "Choose the country of the delivery address.",
        fr: "Choisissez le pays de l’adresse de livraison.",
        nl: "Kies het land van het afleveradres.",
      },
    },
    long: {
      en: "Use no more than {0} characters.",
      fr: "{0} caractères au maximum.",
      nl: "Gebruik maximaal {0} tekens.",
    },
  },
};
