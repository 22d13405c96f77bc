export const pickup = {
  title: { en: "Choose a pickup point", fr: "Choisir un point de retrait", nl: "Een afhaalpunt kiezen" },
  description: {
    en: "Where your order waits for you: parcel points, post offices and our own shops.",
    fr: "L’endroit où votre commande vous attend : points relais, bureaux de poste et nos magasins.",
    nl: "Waar uw bestelling op u wacht: afhaalpunten, postkantoren en onze eigen winkels.",
  },
  address: { en: "Street (not needed)", fr: "Rue (facultatif)", nl: "Straat (niet nodig)" },
  postalCode: { en: "Postal code", fr: "Code postal", nl: "Postcode" },
  city: { en: "City", fr: "Localité", nl: "Plaats" },
  find: { en: "Search", fr: "Chercher", nl: "Zoeken" },
  where: {
    en: "Enter a postal code or a city to begin with.",
    fr: "Indiquez d’abord un code postal ou une localité.",
    nl: "Vul eerst een postcode of een plaats in.",
  },
  nothing: {
    en: "There is no pickup point near {0}.",
    fr: "Il n’y a pas de point de retrait près de {0}.",
    nl: "Er is geen afhaalpunt in de buurt van {0}.",
  },
  points: { en: "Pickup points near {0}", fr: "Points de retrait près de {0}", nl: "Afhaalpunten in de buurt van {0}" },
  hours: { en: "Opening hours", fr: "Heures d’ouverture", nl: "Openingsuren" },
  choose: { en: "Choose this point", fr: "Choisir ce point", nl: "Dit punt kiezen" },
  chosen: {
    en: "{0} is your pickup point now.",
    fr: "{0} est maintenant votre point de retrait.",
    nl: "{0} is nu uw afhaalpunt.",
  },
  back: { en: "Back, without choosing", fr: "Retour, sans choisir", nl: "Terug, zonder te kiezen" },
  refused: {
    malformed: {
      en: "What was sent could not be read.",
      fr: "Ce qui a été envoyé n’a pas pu être lu.",
      nl: "Wat werd gestuurd, kon niet worden gelezen.",
    },
    method: {
      en: "There is no pickup point for this way of delivery.",
      fr: "Ce mode de livraison n’a pas de point de retrait.",
      nl: "Voor deze manier van leveren is er geen afhaalpunt.",
    },
    point: {
      en: "This pickup point does not take parcels any more. Please choose another one.",
      fr: "Ce point de retrait ne prend plus de colis. Choisissez-en un autre.",
      nl: "Dit afhaalpunt neemt geen pakjes meer aan. Kies een ander.",
    },
    country: {
      en: "This pickup point is in another country than the one you have chosen.",
      fr: "Ce point de retrait se trouve dans un autre pays que celui que vous avez choisi.",
      nl: "Dit afhaalpunt ligt in een ander land dan u hebt gekozen.",
    },
    nothing: { en: "Please choose a pickup point.", fr: "Choisissez un point de retrait.", nl: "Kies een afhaalpunt." },
  },
};
