import type { Finding } from "../lint.ts";

/** What was found in one file or page; in order of their names. */
export interface FileReport {
  /** As it was named or found, with forward slashes; or an address. */
  name: string;
  findings: Finding[];
}

export interface Counts {
  errors: number;
  warnings: number;
}

export function count(reports: readonly FileReport[]): Counts {
  const all = reports.flatMap(({ findings }) => findings);
  const errors = all.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: all.length - errors };
}
