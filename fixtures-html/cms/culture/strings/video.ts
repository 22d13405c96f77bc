export const Video = {
  Pause: { en: "Pause", fr: "Pause", nl: "Pauze" },
  Play: { en: "Play", fr: "Lecture", nl: "Afspelen" },
  PlayFrom: { en: "Play from {0}", fr: "Lire depuis {0}", nl: "Afspelen vanaf {0}" },
  Title: { en: "Video", fr: "Vidéo", nl: "Video" },
  Consent: {
    en: "This video comes from {0}, which then learns your internet address, and may set cookies. Your cookie choices do not include that.",
    fr: "Cette vidéo vient de {0}, qui connaît alors votre adresse internet et peut placer des cookies. Vos choix de cookies ne le prévoient pas.",
    nl: "Deze video komt van {0}, dat dan uw internetadres kent en cookies kan plaatsen. Uw cookiekeuzes laten dat niet toe.",
  },
  Allow: { en: "Play it this time", fr: "La lire cette fois", nl: "Deze keer afspelen" },
  Watch: { en: "Watch it on {0}", fr: "La regarder sur {0}", nl: "Bekijken op {0}" },
  Failed: {
    en: "The video could not be played here.",
    fr: "La vidéo n’a pas pu être lue ici.",
    nl: "De video kon hier niet worden afgespeeld.",
  },
};
