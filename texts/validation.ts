/**
 * Messages of the validation rules, for fields without a message in the markup. Where a rule has bounds, `{0}` and `{1}`
 * are its bounds; a step comes before them. In `Number` it is a number as an example, in `Date` the format.
 */
export const Validation = {
  Required: { en: "Fill in this field.", fr: "Remplissez ce champ.", nl: "Vul dit veld in." },
  Choose: { en: "Choose an option.", fr: "Choisissez une option.", nl: "Kies een optie." },
  OneOfTwo: {
    en: "Fill in one of the two fields.",
    fr: "Remplissez l’un des deux champs.",
    nl: "Vul een van de twee velden in.",
  },
  Tick: { en: "Tick this box.", fr: "Cochez cette case.", nl: "Vink dit vakje aan." },
  LengthBetween: {
    en: "Enter between {0} and {1} characters.",
    fr: "Entrez de {0} à {1} caractères.",
    nl: "Vul {0} tot {1} tekens in.",
  },
  LengthMin_one: {
    en: "Enter at least {0} character.",
    fr: "Entrez au moins {0} caractère.",
    nl: "Vul minstens {0} teken in.",
  },
  LengthMin_other: {
    en: "Enter at least {0} characters.",
    fr: "Entrez au moins {0} caractères.",
    nl: "Vul minstens {0} tekens in.",
  },
  LengthMax_one: {
    en: "Enter up to {0} character.",
    fr: "Entrez au plus {0} caractère.",
    nl: "Vul maximaal {0} teken in.",
  },
  LengthMax_other: {
    en: "Enter up to {0} characters.",
    fr: "Entrez au plus {0} caractères.",
    nl: "Vul maximaal {0} tekens in.",
  },
  Number: {
    en: "Enter a number, written as {0}.",
    fr: "Entrez un nombre, écrit comme {0}.",
    nl: "Vul een getal in, geschreven als {0}.",
  },
  NumberBetween: {
    en: "Enter a number from {0} to {1}.",
    fr: "Entrez un nombre de {0} à {1}.",
    nl: "Vul een getal van {0} tot {1} in.",
  },
  NumberMin: { en: "Enter {0} or more.", fr: "Entrez {0} ou plus.", nl: "Vul {0} of meer in." },
  NumberMax: { en: "Enter {0} or less.", fr: "Entrez {0} ou moins.", nl: "Vul {0} of minder in." },
  PeriodBetween: {
    en: "Enter a value from {0} to {1}.",
    fr: "Entrez une valeur de {0} à {1}.",
    nl: "Vul een waarde van {0} tot en met {1} in.",
  },
  PeriodMin: { en: "Enter {0} or later.", fr: "Entrez {0} ou plus tard.", nl: "Vul {0} of later in." },
  PeriodMax: { en: "Enter {0} or earlier.", fr: "Entrez {0} ou plus tôt.", nl: "Vul {0} of vroeger in." },
  Step: {
    en: "Enter a value in steps of {0}.",
    fr: "Entrez une valeur par pas de {0}.",
    nl: "Vul een waarde in stappen van {0} in.",
  },
  StepBetween: {
    en: "Enter a value in steps of {0}, such as {1} or {2}.",
    fr: "Entrez une valeur par pas de {0}, par exemple {1} ou {2}.",
    nl: "Vul een waarde in stappen van {0} in, bijvoorbeeld {1} of {2}.",
  },
  Time: { en: "Enter another value.", fr: "Entrez une autre valeur.", nl: "Vul een andere waarde in." },
  TimeBetween: { en: "Enter {0} or {1}.", fr: "Entrez {0} ou {1}.", nl: "Vul {0} of {1} in." },
  Digits: { en: "Enter digits only.", fr: "N’entrez que des chiffres.", nl: "Vul alleen cijfers in." },
  Date: {
    en: "Enter a date as {0}.",
    fr: "Entrez une date sous la forme {0}.",
    nl: "Vul een datum in als {0}.",
  },
  Email: {
    en: "Enter an email address such as name@example.org.",
    fr: "Entrez une adresse e-mail, par exemple nom@example.org.",
    nl: "Vul een e-mailadres in, bijvoorbeeld naam@example.org.",
  },
  Url: {
    en: "Enter an address such as https://example.org.",
    fr: "Entrez une adresse telle que https://example.org.",
    nl: "Vul een adres in zoals https://example.org.",
  },
  Phone: { en: "Enter a phone number.", fr: "Entrez un numéro de téléphone.", nl: "Vul een telefoonnummer in." },
  Pattern: { en: "Check what you entered.", fr: "Vérifiez votre saisie.", nl: "Controleer uw invoer." },
  CardNumber: { en: "Enter a card number.", fr: "Entrez un numéro de carte.", nl: "Vul een kaartnummer in." },
  Password: {
    en: "This password is not strong enough.",
    fr: "Ce mot de passe n’est pas assez sûr.",
    nl: "Dit wachtwoord is niet veilig genoeg.",
  },
  Equal: {
    en: "The two entries do not match.",
    fr: "Les deux saisies ne correspondent pas.",
    nl: "De twee waarden komen niet overeen.",
  },
  Different: {
    en: "Enter something other than in the other field.",
    fr: "Entrez autre chose que dans l’autre champ.",
    nl: "Vul iets anders in dan in het andere veld.",
  },
  FileType: {
    en: "Choose a file of another type.",
    fr: "Choisissez un fichier d’un autre type.",
    nl: "Kies een bestand van een ander type.",
  },
  Refused: { en: "Enter something else.", fr: "Entrez autre chose.", nl: "Vul iets anders in." },
  /** For a rule that the site has added. */
  Invalid: { en: "Check this field.", fr: "Vérifiez ce champ.", nl: "Controleer dit veld." },
};
