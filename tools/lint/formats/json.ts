import { count, type FileReport } from "./report.ts";

/** For programs. The shape is documented in the README; a change of it that breaks a reader raises `version`. */
export function toJson(reports: readonly FileReport[]): string {
  const findings = reports.flatMap(({ name, findings }) => findings.map((finding) => ({ file: name, ...finding })));
  return `${JSON.stringify({ version: 1, files: reports.length, ...count(reports), findings }, null, 2)}\n`;
}
