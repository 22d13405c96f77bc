import type { Localized } from "./types.ts";
import { localized } from "./localized.ts";

export interface Workshop {
  id: string;
  studio: string;
  name: Localized;
  text: Localized;
  minutes: number;
  /** Euro cents per person, without materials. */
  price: number;
  /** Key for `articlePicture`. */
  pictureKey: string;
}

/** Days from today to the first and to the last day that can be booked. */
const notice = 4;
const longest = 131;

/** The days that can be booked on the day `today`, and the hours at which a workshop can start. */
export const seasonOn = (today: string) => ({
  first: dayAfter(today, notice),
  last: dayAfter(today, longest),
  opens: "10:00",
  closes: "17:00",
  step: 30,
  closedDays: [1, 7],
});

export type Season = ReturnType<typeof seasonOn>;

/** The day `count` days after another one, both such as 2026-12-24. */
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

export const group = { smallest: 1, largest: 12 };

/** Range of what materials may cost, in euros per person. */
export const budget = { least: 0, most: 120, step: 5 };

export const studios: { id: string; name: Localized }[] = [
  { id: "ostend", name: localized("Ostend | Ostende | Oostende") },
  { id: "ghent", name: localized("Ghent | Gand | Gent") },
];

export const workshops: Workshop[] = [
  {
    id: "wheel",
    studio: "ostend",
    minutes: 150,
    price: 5400,
    pictureKey: "studio",
    name: localized("A first cup on the wheel | Une première tasse au tour | Een eerste kop op de draaischijf"),
    text: localized(
      "You throw two cups; we glaze and fire them, and send them home a month later. | " +
        "Vous tournez deux tasses ; nous les émaillons, les cuisons et les envoyons un mois plus tard. | " +
        "U draait twee koppen; wij glazuren en bakken ze en sturen ze een maand later op.",
    ),
  },
  {
    id: "cloth",
    studio: "ghent",
    minutes: 180,
    price: 4800,
    pictureKey: "loom",
    name: localized(
      "Linen apron, cut and sewn | Un tablier en lin, coupé et cousu | Linnen schort, geknipt en genaaid",
    ),
    text: localized(
      "From the roll to the last seam in an afternoon. The machines are patient. | " +
        "Du rouleau à la dernière couture en un après-midi. Les machines sont patientes. | " +
        "Van de rol tot de laatste naad in één middag. De machines hebben geduld.",
    ),
  },
  {
    id: "coffee",
    studio: "ostend",
    minutes: 90,
    price: 2900,
    pictureKey: "harbour",
    name: localized("Tasting coffee at the quay | Dégustation de café sur le quai | Koffie proeven aan de kade"),
    text: localized(
      "Six coffees, one of which came by sail, and how to tell them apart. | " +
        "Six cafés, dont un venu à la voile, et comment les distinguer. | " +
        "Zes koffies, waarvan één onder zeil kwam, en hoe u ze onderscheidt.",
    ),
  },
];
