/** Of the field of a password. */
export const Password = {
  Show: { en: "Show", fr: "Afficher", nl: "Tonen" },
  Hide: { en: "Hide", fr: "Masquer", nl: "Verbergen" },
};
