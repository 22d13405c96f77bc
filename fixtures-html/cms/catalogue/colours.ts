import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

export interface Colour {
  id: string;
  name: Localized;
  /** CSS colours, one to three. */
  codes: string[];
}

const colour = (id: string, name: string, ...codes: string[]): Colour => ({ id, name: localized(name), codes });

const list: Colour[] = [
  colour("natural", "natural | naturel | naturel", "#e9dfc9"),
  colour("chalk", "chalk white | blanc craie | krijtwit", "#f1ece2"),
  colour("sand", "sand | sable | zand", "#d8bd92"),
  colour("oat", "oat | avoine | haver", "#cdb89a"),
  colour("clay", "clay | argile | klei", "#b98468"),
  colour("terracotta", "terracotta | terre cuite | terracotta", "#b8603f"),
  colour("rust", "rust | rouille | roest", "#9c4a2a"),
  colour("coral", "coral | corail | koraal", "#df7f66"),
  colour("rose", "old rose | vieux rose | oudroze", "#cf9a94"),
  colour("madder", "madder red | rouge garance | meekraprood", "#a63a3a"),
  colour("plum", "plum | prune | pruim", "#6d4257"),
  colour("mustard", "mustard | moutarde | mosterd", "#d1a03a"),
  colour("straw", "straw | paille | stro", "#e2c878"),
  colour("sage", "sage | sauge | salie", "#9aab8c"),
  colour("moss", "moss | mousse | mos", "#6f7a45"),
  colour("fir", "fir green | vert sapin | dennengroen", "#35553f"),
  colour("lagoon", "lagoon | lagon | lagune", "#4e9a9a"),
  colour("mist", "sea mist | brume de mer | zeemist", "#b5c8c9"),
  colour("sky", "sky | ciel | hemel", "#8fb4cf"),
  colour("denim", "denim | denim | denim", "#56759a"),
  colour("navy", "navy | bleu marine | marineblauw", "#263a57"),
  colour("slate", "slate | ardoise | leisteen", "#6b747c"),
  colour("charcoal", "charcoal | anthracite | antraciet", "#3b3c40"),
  colour("walnut", "walnut | noyer | walnoot", "#5f432f"),
  colour("sailor", "navy and white | marine et blanc | marine en wit", "#263a57", "#f1ece2"),
  colour("harbour", "red and white | rouge et blanc | rood en wit", "#a63a3a", "#f1ece2"),
  colour(
    "buoy",
    "navy, white and coral | marine, blanc et corail | marine, wit en koraal",
    "#263a57",
    "#f1ece2",
    "#df7f66",
  ),
  colour("dune", "sand, oat and sage | sable, avoine et sauge | zand, haver en salie", "#d8bd92", "#f1ece2", "#9aab8c"),
];

const byId = new Map(list.map((entry) => [entry.id, entry]));

export function colourOf(id: string): Colour {
  const found = byId.get(id);
  if (!found) throw new Error(`Unknown colour "${id}". Add it to colours.ts.`);
  return found;
}

/** First CSS colour of a colour. */
export function codeOf(id: string): string {
  return colourOf(id).codes[0] ?? "#cccccc";
}
