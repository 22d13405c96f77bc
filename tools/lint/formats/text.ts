import { count, type FileReport } from "./report.ts";

/** For people: file by file, a line each, and a sum. */
export function toText(reports: readonly FileReport[]): string {
  const { errors, warnings } = count(reports);
  const files = reports.filter(({ findings }) => findings.length > 0);
  const of = `${reports.length} ${reports.length === 1 ? "file" : "files"}`;
  if (files.length === 0) return `No problems in ${of}.\n`;
  const parts = files.map(({ name, findings }) => {
    const lines = findings.map(
      ({ code, severity, message, start, suggestion }) =>
        `  ${start.line}:${start.column}  ${severity}  ${code}  ${oneLine(message)}${suggestion ? ` ${suggestion.message}` : ""}`,
    );
    return [name, ...lines].join("\n");
  });
  const sum = `${amount(errors, "error")}, ${amount(warnings, "warning")} in ${files.length} of ${of}.`;
  return `${parts.join("\n\n")}\n\n${sum} What a code means: atoll-lint --explain ${files[0]!.findings[0]!.code}\n`;
}

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A page may hold what moves the cursor of a terminal. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "\uFFFD");
