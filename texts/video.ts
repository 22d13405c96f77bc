export const Video = {
  Pause: { en: "Pause", fr: "Pause", nl: "Pauze" },
  Play: { en: "Play", fr: "Lecture", nl: "Afspelen" },
  PlayFrom: { en: "Play from {0}", fr: "Lire depuis {0}", nl: "Afspelen vanaf {0}" },
  Title: { en: "Video", fr: "Vidéo", nl: "Video" },
  Consent: {
    en: "This video is provided by {0}, which will receive your IP address and may set cookies. Your cookie choices do not allow this.",
    fr: "Cette vidéo est fournie par {0}, qui recevra votre adresse IP et peut placer des cookies. Vos choix de cookies ne l’autorisent pas.",
    nl: "Deze video komt van {0}, dat uw IP-adres ontvangt en cookies kan plaatsen. Uw cookiekeuzes staan dat niet toe.",
  },
  Allow: { en: "Play it this time", fr: "Lire cette fois", nl: "Deze keer afspelen" },
  Watch: { en: "Watch on {0}", fr: "Regarder sur {0}", nl: "Bekijken op {0}" },
  Failed: {
    en: "The video could not be played here.",
    fr: "La vidéo n’a pas pu être lue ici.",
    nl: "De video kon hier niet worden afgespeeld.",
  },
};
