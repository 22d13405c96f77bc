export const pickup = {
  title: { en: "Choose a pickup point", fr: "Choisir un point de retrait", nl: "Afhaalpunt kiezen" },
  description: {
    en: "Where to collect your order: parcel points, post offices and our own shops.",
    fr: "Où retirer votre commande : points relais, bureaux de poste et nos boutiques.",
    nl: "Waar u uw bestelling afhaalt: afhaalpunten, postkantoren en onze eigen winkels.",
  },
  address: { en: "Street (optional)", fr: "Rue (facultatif)", nl: "Straat (optioneel)" },
  postalCode: { en: "Postcode", fr: "Code postal", nl: "Postcode" },
  city: { en: "Town", fr: "Localité", nl: "Plaats" },
  change: { en: "Change the address", fr: "Changer l’adresse", nl: "Adres wijzigen" },
  find: { en: "Search", fr: "Rechercher", nl: "Zoeken" },
  where: {
    en: "Please enter a postcode or a town.",
    fr: "Indiquez un code postal ou une localité.",
    nl: "Vul een postcode of een plaats in.",
  },
  nothing: {
    en: "There are no pickup points near {0}.",
    fr: "Il n’y a pas de point de retrait près de {0}.",
    nl: "Er zijn geen afhaalpunten in de buurt van {0}.",
  },
  points: { en: "Pickup points near {0}", fr: "Points de retrait près de {0}", nl: "Afhaalpunten in de buurt van {0}" },
  hours: { en: "Opening hours", fr: "Heures d’ouverture", nl: "Openingstijden" },
  choose: { en: "Choose this point", fr: "Choisir ce point", nl: "Dit punt kiezen" },
  chosen: {
    en: "{0} is now your pickup point.",
    fr: "{0} est maintenant votre point de retrait.",
    nl: "{0} is nu uw afhaalpunt.",
  },
  back: { en: "Back without choosing", fr: "Retour sans choisir", nl: "Terug zonder te kiezen" },
  refused: {
    malformed: {
      en: "Your request could not be processed.",
      fr: "Votre demande n’a pas pu être traitée.",
      nl: "Uw verzoek kon niet worden verwerkt.",
    },
    method: {
      en: "This delivery method has no pickup points.",
      fr: "Ce mode de livraison n’a pas de point de retrait.",
      nl: "Deze leveringswijze heeft geen afhaalpunten.",
    },
    point: {
      en: "This pickup point no longer accepts parcels. Please choose another one.",
      fr: "Ce point de retrait n’accepte plus de colis. Choisissez-en un autre.",
      nl: "Dit afhaalpunt neemt geen pakketten meer aan. Kies een ander.",
    },
    country: {
      en: "This pickup point is not in the country you have chosen.",
      fr: "Ce point de retrait ne se trouve pas dans le pays que vous avez choisi.",
      nl: "Dit afhaalpunt ligt niet in het land dat u hebt gekozen.",
    },
    nothing: { en: "Please choose a pickup point.", fr: "Choisissez un point de retrait.", nl: "Kies een afhaalpunt." },
  },
};
