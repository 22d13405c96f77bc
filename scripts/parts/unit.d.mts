import type { Tally } from "./tally.d.mts";
export function countVitest(report: unknown): Tally;
