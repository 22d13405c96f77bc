export const Zoom = {
  Photo: { en: "Photo", fr: "Photo", nl: "Foto" },
  In: { en: "Zoom in", fr: "Agrandir", nl: "Inzoomen" },
  Out: { en: "Zoom out", fr: "Réduire", nl: "Uitzoomen" },
  Failed: {
    en: "The large photo could not be loaded.",
    fr: "La grande photo n’a pas pu être chargée.",
    nl: "De grote foto kon niet worden geladen.",
  },
};

export const Qr = {
  Label: { en: "QR code: {0}", fr: "Code QR : {0}", nl: "QR-code: {0}" },
  Plain: { en: "QR code of the text next to it", fr: "Code QR du texte ci-contre", nl: "QR-code van de tekst ernaast" },
};

export const Share = {
  Device: { en: "Share…", fr: "Partager…", nl: "Delen…" },
  Copied: { en: "The link has been copied.", fr: "Le lien a été copié.", nl: "De link is gekopieerd." },
  CopyFailed: {
    en: "The link could not be copied: {0}",
    fr: "Le lien n’a pas pu être copié : {0}",
    nl: "De link kon niet worden gekopieerd: {0}",
  },
  Failed: {
    en: "Sharing is not available here. Please use one of the links instead.",
    fr: "Le partage n’est pas disponible ici. Utilisez plutôt l’un des liens.",
    nl: "Delen is hier niet mogelijk. Gebruik een van de links.",
  },
  TextCopied: { en: "Copied", fr: "Copié", nl: "Gekopieerd" },
  TextNotCopied: {
    en: "This could not be copied: {0}",
    fr: "Ceci n’a pas pu être copié : {0}",
    nl: "Dit kon niet worden gekopieerd: {0}",
  },
};
