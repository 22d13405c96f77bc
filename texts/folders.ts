export const Folders = {
  Tree: { en: "Folders", fr: "Dossiers", nl: "Mappen" },
  Open: { en: "Open {0}", fr: "Ouvrir {0}", nl: "{0} openen" },
  Close: { en: "Close {0}", fr: "Fermer {0}", nl: "{0} sluiten" },
};
