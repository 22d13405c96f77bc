export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}
export function line(tally: Tally): string;
export function sum(tallies: Tally[]): Tally;
export function withRunner(name: string, code: number, tally: Tally | undefined): Tally;
