/** Texts of the VAT, town and address fields of the checkout. */
export const Vat = {
  Checking: { en: "Checking the number…", fr: "Vérification du numéro…", nl: "Het nummer wordt gecontroleerd…" },
  Valid: { en: "This VAT number is valid.", fr: "Ce numéro de TVA est valide.", nl: "Dit btw-nummer is geldig." },
  Invalid: {
    en: "This VAT number is not valid.",
    fr: "Ce numéro de TVA n’est pas valide.",
    nl: "Dit btw-nummer is niet geldig.",
  },
  Unknown: {
    en: "We could not check it. You can continue.",
    fr: "Vérification impossible. Vous pouvez continuer.",
    nl: "Controle niet mogelijk. U kunt doorgaan.",
  },
};

export const City = {
  Choose: { en: "Choose your town", fr: "Choisissez votre localité", nl: "Kies uw plaats" },
  Towns: { en: "Towns with this postcode", fr: "Localités de ce code postal", nl: "Plaatsen met deze postcode" },
  None: {
    en: "No matching town with this postcode",
    fr: "Aucune localité correspondante avec ce code postal",
    nl: "Geen overeenkomende plaats met deze postcode",
  },
  Count_one: { en: "{0} town", fr: "{0} localité", nl: "{0} plaats" },
  Count_other: { en: "{0} towns", fr: "{0} localités", nl: "{0} plaatsen" },
  Listed_one: {
    en: "Choose your town from a list of {0}.",
    fr: "Choisissez votre localité dans une liste de {0}.",
    nl: "Kies uw plaats uit een lijst van {0}.",
  },
  Listed_other: {
    en: "Choose your town from a list of {0}.",
    fr: "Choisissez votre localité dans une liste de {0}.",
    nl: "Kies uw plaats uit een lijst van {0}.",
  },
};

export const Address = {
  Failed: {
    en: "An error has occured. The address was not saved; your entries are still here.",
    fr: "Une erreur s’est produite. L’adresse n’a pas été enregistrée ; votre saisie est conservée.",
    nl: "Er is een fout opgetreden. Het adres is niet opgeslagen; uw invoer is behouden.",
  },
  NotShown: {
    en: "An error has occured. The form cannot be shown right now.",
    fr: "Une erreur s’est produite. Le formulaire ne peut pas être affiché pour l’instant.",
    nl: "Er is een fout opgetreden. Het formulier kan nu niet worden getoond.",
  },
  Saved: { en: "The address has been saved.", fr: "L’adresse a été enregistrée.", nl: "Het adres is opgeslagen." },
};
