import { count, type FileReport } from "./report.ts";

/** The JSON report. docs/tools/lint.md documents its shape; a breaking change must raise `version`. */
export function toJson(reports: readonly FileReport[]): string {
  const findings = reports.flatMap(({ name, findings }) => findings.map((finding) => ({ file: name, ...finding })));
  return `${JSON.stringify({ version: 1, files: reports.length, ...count(reports), findings }, null, 2)}\n`;
}
