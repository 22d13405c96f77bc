/** Texts of the button that shows or hides a password. */
export const Password = {
  Show: { en: "Show", fr: "Afficher", nl: "Tonen" },
  Hide: { en: "Hide", fr: "Masquer", nl: "Verbergen" },
};
