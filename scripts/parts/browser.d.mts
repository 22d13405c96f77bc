import type { Tally } from "./tally.d.mts";
export function countPlaywright(report: unknown): Tally;
