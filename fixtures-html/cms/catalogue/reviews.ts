import type { Product } from "./types.ts";
import { type Remark, remarksFor } from "./review-remarks.ts";
import { pick, randomNumbers, seedOf } from "./seeded-random.ts";

export interface Review extends Remark {
  author: string;
  /** Day, such as 2026-11-05. */
  date: string;
}

const authors = [
  ...["Ann", "Bram", "Chloé", "Daan", "Elise", "Farid", "Greet", "Hugo"],
  ...["Inès", "Jonas", "Katrien", "Louis", "Marie", "Noor"],
];

/** Day of the newest review, in milliseconds. */
const NEWEST = Date.parse("2026-11-20");
const DAY = 86_400_000;

/** The reviews of a product, newest first: five to nine, and always the same ones. */
export function reviewsOf({ id, categoryId }: Product): Review[] {
  const seed = seedOf(`reviews ${id}`);
  const random = randomNumbers(seed);
  const remarks = shuffled(remarksFor(categoryId), random);
  const names = shuffled(authors, random);
  let time = NEWEST;
  return remarks.slice(0, pick([5, 6, 8, 9], seed)).map((remark, index) => {
    time -= Math.ceil(random() * 35) * DAY;
    return { ...remark, author: names[index] ?? "", date: new Date(time).toISOString().slice(0, 10) };
  });
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
