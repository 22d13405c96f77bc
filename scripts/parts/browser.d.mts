import type { Tally } from "./tally.d.mts";
export function countPlaywright(report: unknown): Tally;
export function withMissing(tally: Tally, missing: string[], isCi: boolean): Tally;
