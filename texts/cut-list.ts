export const CutList = {
  Result: { en: "Your cutting plan", fr: "Votre plan de coupe", nl: "Uw snijplan" },
  Order: { en: "Order {0} in total.", fr: "Commandez {0} au total.", nl: "Bestel in totaal {0}." },
  Waste: {
    en: "{0} of it is waste ({1}).",
    fr: "Les chutes font {0} ({1}).",
    nl: "Daarvan is {0} afval ({1}).",
  },
  NotProven: {
    en: "This is the best plan found in the time available. There may be a better one.",
    fr: "C’est le meilleur plan trouvé dans le temps imparti. Il en existe peut-être un meilleur.",
    nl: "Dit is het beste plan dat in de beschikbare tijd is gevonden. Misschien bestaat er een beter.",
  },
  Rest: { en: "{0} left over", fr: "reste {0}", nl: "{0} over" },
  Searching: { en: "Planning…", fr: "Planification…", nl: "Plannen…" },
  SetQuantity: { en: "Set quantity to {0}", fr: "Choisir une quantité de {0}", nl: "Hoeveelheid instellen op {0}" },
  QuantitySet: {
    en: "The quantity is now {0}.",
    fr: "La quantité est maintenant de {0}.",
    nl: "De hoeveelheid is nu {0}.",
  },
  AddRow: { en: "Add a row", fr: "Ajouter une ligne", nl: "Rij toevoegen" },
  Changed: {
    en: "The list has changed. Please plan it again.",
    fr: "La liste a changé. Refaites le plan.",
    nl: "De lijst is gewijzigd. Maak het plan opnieuw.",
  },
  NoPieces: {
    en: "Please enter the length of at least one piece.",
    fr: "Indiquez la longueur d’au moins un morceau.",
    nl: "Vul de lengte van minstens één stuk in.",
  },
  NoStock: {
    en: "Please tick at least one length that we sell.",
    fr: "Cochez au moins une longueur vendue.",
    nl: "Vink minstens één lengte aan die we verkopen.",
  },
  TooLong: {
    en: "Row {0}: {1} is longer than the longest length that you ticked, {2}.",
    fr: "Ligne {0} : {1} dépasse la plus grande longueur cochée, {2}.",
    nl: "Rij {0}: {1} is langer dan de grootste lengte die u hebt aangevinkt, {2}.",
  },
  LongerThanSold: {
    en: "Row {0}: {1} is longer than the longest piece that we sell, {2}.",
    fr: "Ligne {0} : {1} dépasse la plus grande longueur vendue, {2}.",
    nl: "Rij {0}: {1} is langer dan het langste stuk dat we verkopen, {2}.",
  },
  TooMany: {
    en: "Please plan at most {0} pieces at once.",
    fr: "Planifiez au maximum {0} morceaux à la fois.",
    nl: "Plan maximaal {0} stukken tegelijk.",
  },
  Kerf: {
    en: "Please enter the loss per cut as a number of millimetres, such as 3.",
    fr: "Indiquez la perte par coupe en millimètres, sous forme de nombre, par exemple 3.",
    nl: "Vul het verlies per snede in als een aantal millimeter, bijvoorbeeld 3.",
  },
  RowLength: {
    en: "Row {0}: please enter the length in metres, such as {1}.",
    fr: "Ligne {0} : indiquez la longueur en mètres, par exemple {1}.",
    nl: "Rij {0}: vul de lengte in meter in, bijvoorbeeld {1}.",
  },
  RowCount: {
    en: "Row {0}: please enter a whole number of pieces, at most {1}.",
    fr: "Ligne {0} : indiquez un nombre entier de morceaux, {1} au maximum.",
    nl: "Rij {0}: vul een heel aantal stukken in, maximaal {1}.",
  },
};
