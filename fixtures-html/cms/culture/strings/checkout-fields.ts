/** Of the fields of the checkout. */
export const Vat = {
  Checking: { en: "Checking the number…", fr: "Vérification du numéro…", nl: "Het nummer wordt nagekeken…" },
  Valid: { en: "This VAT number is valid.", fr: "Ce numéro de TVA est valable.", nl: "Dit btw-nummer is geldig." },
  Invalid: {
    en: "This VAT number is not valid.",
    fr: "Ce numéro de TVA n’est pas valable.",
    nl: "Dit btw-nummer is niet geldig.",
  },
  Unknown: {
    en: "Could not be checked; do go on.",
    fr: "Pas vérifié\u00a0; continuez sans crainte.",
    nl: "Niet nagekeken; ga gerust verder.",
  },
};

export const City = {
  Choose: { en: "Choose your town", fr: "Choisissez votre localité", nl: "Kies uw gemeente" },
  Towns: { en: "Towns with this postal code", fr: "Localités de ce code postal", nl: "Gemeenten met deze postcode" },
  None: {
    en: "No town with this postal code is called that",
    fr: "Aucune localité de ce code postal ne s’appelle ainsi",
    nl: "Geen gemeente met deze postcode heet zo",
  },
  Count_one: { en: "{0} town", fr: "{0} localité", nl: "{0} gemeente" },
  Count_other: { en: "{0} towns", fr: "{0} localités", nl: "{0} gemeenten" },
  Listed_one: {
    en: "The town is chosen from a list of {0}.",
    fr: "La localité se choisit dans une liste de {0}.",
    nl: "De gemeente kiest u uit een lijst van {0}.",
  },
  Listed_other: {
    en: "The town is chosen from a list of {0}.",
    fr: "La localité se choisit dans une liste de {0}.",
    nl: "De gemeente kiest u uit een lijst van {0}.",
  },
};

export const Address = {
  Failed: {
    en: "An error has occured. The address is not saved; what you typed is still here.",
    fr: "Une erreur s’est produite. L’adresse n’est pas enregistrée\u00a0; votre saisie est toujours là.",
    nl: "Er is een fout opgetreden. Het adres is niet bewaard; wat u typte, staat er nog.",
  },
  NotShown: {
    en: "An error has occured. The form cannot be shown right now.",
    fr: "Une erreur s’est produite. Le formulaire ne peut pas être affiché pour le moment.",
    nl: "Er is een fout opgetreden. Het formulier kan nu niet worden getoond.",
  },
  Saved: { en: "The address is saved.", fr: "L’adresse est enregistrée.", nl: "Het adres is bewaard." },
};
