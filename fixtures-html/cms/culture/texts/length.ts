import { Length } from "../../../../texts/length.ts";

export const length = {
  weight: Length.Weight,
  price: Length.Price,
  charge: Length.Charge,
  noCharge: Length.NoCharge,
  rule: {
    en: "Multiples of {0} are cut free of charge; other lengths cost {1} extra.",
    fr: "Les multiples de {0} sont coupés sans frais ; les autres longueurs coûtent {1} de plus.",
    nl: "Veelvouden van {0} snijden we gratis; andere lengtes kosten {1} extra.",
  },
};
