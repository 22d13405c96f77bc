import { count, type FileReport } from "./report.ts";

/** The report for people: the findings of each file, a line each, and the totals. */
export function toText(reports: readonly FileReport[]): string {
  const { errors, warnings } = count(reports);
  const files = reports.filter(({ findings }) => findings.length > 0);
  const checked = `${reports.length} ${reports.length === 1 ? "file" : "files"}`;
  if (files.length === 0) return `No problems in ${checked}.\n`;
  const parts = files.map(({ name, findings }) => {
    const lines = findings.map(
      ({ code, severity, message, start, suggestion }) =>
        `  ${start.line}:${start.column}  ${severity}  ${code}  ${oneLine(message)}` +
        (suggestion ? ` ${suggestion.message}` : ""),
    );
    return [name, ...lines].join("\n");
  });
  const total = `${amount(errors, "error")}, ${amount(warnings, "warning")} in ${files.length} of ${checked}.`;
  return `${parts.join("\n\n")}\n\n${total} To explain a rule: atoll-lint --explain ${files[0]!.findings[0]!.code}\n`;
}

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Also replaces control characters: a page could contain sequences that control the terminal. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "\uFFFD");
