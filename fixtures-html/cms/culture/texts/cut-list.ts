import { CutList } from "../../../../texts/cut-list.ts";

export const cutList = {
  title: { en: "Plan your cuts", fr: "Planifiez vos coupes", nl: "Plan uw stukken" },
  intro: {
    en: "Do you need several pieces? Enter them, and see which lengths to order for the least waste.",
    fr: "Vous avez besoin de plusieurs morceaux ? Indiquez-les et voyez quelles longueurs commander pour le moins de chutes.",
    nl: "Hebt u meerdere stukken nodig? Vul ze in en zie welke lengtes u bestelt voor het minste afval.",
  },
  pieces: { en: "Pieces that you need", fr: "Morceaux nécessaires", nl: "Stukken die u nodig hebt" },
  length: { en: "Length in metres", fr: "Longueur en mètres", nl: "Lengte in meter" },
  lengthOf: {
    en: "Length in metres, row {0}",
    fr: "Longueur en mètres, ligne {0}",
    nl: "Lengte in meter, rij {0}",
  },
  count: { en: "Number", fr: "Nombre", nl: "Aantal" },
  countOf: { en: "Number of pieces, row {0}", fr: "Nombre de morceaux, ligne {0}", nl: "Aantal stukken, rij {0}" },
  stocks: { en: "Lengths that we sell", fr: "Longueurs vendues", nl: "Lengtes die we verkopen" },
  kerf: {
    en: "Loss per cut in millimetres",
    fr: "Perte par coupe en millimètres",
    nl: "Verlies per snede in millimeter",
  },
  plan: { en: "Plan cuts", fr: "Planifier", nl: "Plan maken" },
  result: CutList.Result,
  order: CutList.Order,
  waste: CutList.Waste,
  notProven: CutList.NotProven,
  rest: CutList.Rest,
  setQuantity: CutList.SetQuantity,
  problems: {
    "no-pieces": CutList.NoPieces,
    "no-stock": CutList.NoStock,
    "too-long": CutList.TooLong,
    "longer-than-sold": CutList.LongerThanSold,
    "too-many": CutList.TooMany,
    length: CutList.RowLength,
    count: CutList.RowCount,
    kerf: CutList.Kerf,
  },
};
