/** Where parcels go by the same price; in euro cents. */
export interface Zone {
  /** Working days. */
  days: string;
  price: number;
  /** Goods of so much travel free. */
  free: number;
}

export const zones = {
  belgium: { days: "1", price: 490, free: 6000 },
  netherlands: { days: "2", price: 690, free: 8000 },
  france: { days: "2–3", price: 890, free: 10_000 },
} satisfies Record<string, Zone>;

export type ZoneName = keyof typeof zones;
