import type { Engines } from "../engines/engines.d.mts";
import type { Tally } from "./tally.d.mts";
export function countPlaywright(report: unknown): Tally;
export function projectsOf(args: string[], engines: Engines, tier?: "first" | "second"): string[];
export function withMissing(tally: Tally, missing: string[], isCi: boolean): Tally;
