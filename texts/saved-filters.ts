export const SavedFilters = {
  Saved: { en: "“{0}” has been saved.", fr: "« {0} » a été enregistré.", nl: "“{0}” is opgeslagen." },
  Deleted: { en: "“{0}” has been deleted.", fr: "« {0} » a été supprimé.", nl: "“{0}” is verwijderd." },
  NotSaved: {
    en: "The filters could not be saved. Please try again.",
    fr: "Les filtres n’ont pas pu être enregistrés. Réessayez.",
    nl: "De filters konden niet worden opgeslagen. Probeer het opnieuw.",
  },
  PerhapsSaved: {
    en: "We could not confirm that the filters were saved. Please check the list before you try again.",
    fr: "Nous n’avons pas pu confirmer l’enregistrement des filtres. Vérifiez la liste avant de réessayer.",
    nl: "We konden niet bevestigen dat de filters zijn opgeslagen. Controleer de lijst voordat u het opnieuw probeert.",
  },
  NotDeleted: {
    en: "The filters could not be deleted. Please try again.",
    fr: "Les filtres n’ont pas pu être supprimés. Réessayez.",
    nl: "De filters konden niet worden verwijderd. Probeer het opnieuw.",
  },
};
