export const savedFilters = {
  title: { en: "Saved filters", fr: "Filtres enregistrés", nl: "Opgeslagen filters" },
  open: { en: "Save these filters", fr: "Enregistrer ces filtres", nl: "Deze filters opslaan" },
  name: { en: "Name", fr: "Nom", nl: "Naam" },
  save: { en: "Save", fr: "Enregistrer", nl: "Opslaan" },
  remove: { en: "Delete {0}", fr: "Supprimer {0}", nl: "{0} verwijderen" },
  saved: { en: "“{0}” has been saved.", fr: "« {0} » a été enregistré.", nl: "“{0}” is opgeslagen." },
  deleted: { en: "“{0}” has been deleted.", fr: "« {0} » a été supprimé.", nl: "“{0}” is verwijderd." },
  refused: {
    name: { en: "Please enter a name.", fr: "Indiquez un nom.", nl: "Vul een naam in." },
    long: {
      en: "Please enter at most 40 characters.",
      fr: "Indiquez 40 caractères au maximum.",
      nl: "Vul hoogstens 40 tekens in.",
    },
    taken: {
      en: "You already have filters with this name. Please choose another.",
      fr: "Vous avez déjà des filtres de ce nom. Choisissez-en un autre.",
      nl: "U hebt al filters met deze naam. Kies een andere.",
    },
    many: {
      en: "You have saved 20 filters, which is the maximum. Please delete one first.",
      fr: "Vous avez enregistré 20 filtres, le maximum. Supprimez-en d’abord un.",
      nl: "U hebt 20 filters opgeslagen, het maximum. Verwijder er eerst een.",
    },
    nothing: {
      en: "Please select a filter first.",
      fr: "Sélectionnez d’abord un filtre.",
      nl: "Selecteer eerst een filter.",
    },
  },
};
