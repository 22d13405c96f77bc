export const News = {
  ScrollUp: { en: "Scroll up", fr: "Défiler vers le haut", nl: "Omhoog scrollen" },
  ScrollDown: { en: "Scroll down", fr: "Défiler vers le bas", nl: "Omlaag scrollen" },
};
