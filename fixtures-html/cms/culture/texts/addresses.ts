/** Address forms, and the address book of a customer. */
export const addresses = {
  title: { en: "My addresses", fr: "Mes adresses", nl: "Mijn adressen" },
  description: {
    en: "The addresses that you order with at Lagune.",
    fr: "Les adresses avec lesquelles vous commandez chez Lagune.",
    nl: "De adressen waarmee u bij Lagune bestelt.",
  },
  intro: {
    en: "Keep the addresses here that you order with; at the checkout you choose one of them.",
    fr: "Conservez ici les adresses avec lesquelles vous commandez ; à la caisse, vous en choisissez une.",
    nl: "Bewaar hier de adressen waarmee u bestelt; aan de kassa kiest u er een.",
  },
  empty: {
    en: "There are no addresses here yet.",
    fr: "Il n’y a pas encore d’adresses ici.",
    nl: "Er staan hier nog geen adressen.",
  },
  types: {
    Billing: { en: "For invoices", fr: "Pour les factures", nl: "Voor facturen" },
    Shipping: { en: "For deliveries", fr: "Pour les livraisons", nl: "Voor leveringen" },
    Both: {
      en: "For invoices and deliveries",
      fr: "Pour les factures et les livraisons",
      nl: "Voor facturen en leveringen",
    },
  },
  use: { en: "What it is for", fr: "À quoi elle sert", nl: "Waarvoor het is" },
  add: { en: "Add an address", fr: "Ajouter une adresse", nl: "Adres toevoegen" },
  edit: { en: "Change the address", fr: "Modifier l’adresse", nl: "Adres wijzigen" },
  editShort: { en: "Change", fr: "Modifier", nl: "Wijzigen" },
  editNamed: { en: "Change {0}", fr: "Modifier {0}", nl: "{0} wijzigen" },
  save: { en: "Save the address", fr: "Enregistrer l’adresse", nl: "Adres bewaren" },
  saved: { en: "The address is saved.", fr: "L’adresse est enregistrée.", nl: "Het adres is bewaard." },
  back: { en: "Back without saving", fr: "Retour sans enregistrer", nl: "Terug zonder te bewaren" },
  other: { en: "Another address", fr: "Une autre adresse", nl: "Een ander adres" },
  pick: {
    Billing: { en: "Your addresses for invoices", fr: "Vos adresses de facturation", nl: "Uw adressen voor facturen" },
    Shipping: {
      en: "Your addresses for deliveries",
      fr: "Vos adresses de livraison",
      nl: "Uw adressen voor leveringen",
    },
  },
  take: { en: "Fill in this address", fr: "Remplir avec cette adresse", nl: "Dit adres invullen" },
  choose: { en: "Please choose", fr: "Choisissez", nl: "Kies" },
  account: { en: "I order as", fr: "Je commande comme", nl: "Ik bestel als" },
  accounts: {
    Private: { en: "a person", fr: "particulier", nl: "particulier" },
    Company: { en: "a company", fr: "entreprise", nl: "bedrijf" },
  },
  labels: {
    Company: { en: "Company", fr: "Entreprise", nl: "Bedrijf" },
    FirstName: { en: "First name", fr: "Prénom", nl: "Voornaam" },
    LastName: { en: "Last name", fr: "Nom", nl: "Naam" },
    Street1: { en: "Street", fr: "Rue", nl: "Straat" },
    Street2: { en: "Building, floor", fr: "Bâtiment, étage", nl: "Gebouw, verdieping" },
    HouseNumber: { en: "Number", fr: "Numéro", nl: "Nummer" },
    BoxNumber: { en: "Box", fr: "Boîte", nl: "Bus" },
    PostalCode: { en: "Postal code", fr: "Code postal", nl: "Postcode" },
    City: { en: "Town", fr: "Localité", nl: "Gemeente" },
    CountryId: { en: "Country", fr: "Pays", nl: "Land" },
    VAT: { en: "VAT number", fr: "Numéro de TVA", nl: "Btw-nummer" },
  },
  /** Of fields that an invoice has, too. */
  ofDelivery: { en: "{0} (delivery)", fr: "{0} (livraison)", nl: "{0} (levering)" },
  vatHint: {
    en: "Leave it empty if you have none.",
    fr: "Laissez vide si vous n’en avez pas.",
    nl: "Laat leeg als u er geen hebt.",
  },
  errors: {
    required: { en: "Please fill in: {0}.", fr: "À remplir : {0}.", nl: "Vul in: {0}." },
    long: {
      en: "At most {0} characters, please.",
      fr: "{0} caractères au plus, s’il vous plaît.",
      nl: "Hoogstens {0} tekens, alstublieft.",
    },
  },
};
