import type { Finding } from "../lint.ts";

/** The findings in one file or page. */
export interface FileReport {
  /** The path with forward slashes, or the address. */
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
