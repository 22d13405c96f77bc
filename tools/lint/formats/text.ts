import { count, type FileReport } from "./report.ts";

/** The report for people: the findings of each file, a line each, and the totals with the extensions of the files. */
export function toText(reports: readonly FileReport[]): string {
  const { errors, warnings } = count(reports);
  const files = reports.filter(({ findings }) => findings.length > 0);
  const checked = `${reports.length} ${reports.length === 1 ? "file" : "files"}`;
  const read = `Read: ${extensionsOf(reports)}.`;
  if (files.length === 0) return `No problems in ${checked}. ${read}\n`;
  const parts = files.map(({ name, findings }) => {
    const lines = findings.map(
      ({ code, severity, message, start, suggestion }) =>
        `  ${start.line}:${start.column}  ${severity}  ${code}  ${oneLine(message)}` +
        (suggestion ? ` ${suggestion.message}` : ""),
    );
    return [name, ...lines].join("\n");
  });
  const total = `${amount(errors, "error")}, ${amount(warnings, "warning")} in ${files.length} of ${checked}. ${read}`;
  return `${parts.join("\n\n")}\n\n${total}\nTo explain a rule: atoll-lint --explain ${files[0]!.findings[0]!.code}\n`;
}

/** The extensions with their counts, such as "9 .cshtml, 3 .html, 1 address"; the most frequent comes first. */
function extensionsOf(reports: readonly FileReport[]): string {
  const counts = new Map<string, number>();
  for (const { name } of reports) {
    const kind = /^https?:/i.test(name)
      ? "address"
      : (/\.[^./]+$/.exec(name)?.[0].toLowerCase() ?? "without extension");
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(", ");
}

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Also replaces control characters: a page could contain sequences that control the terminal. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "\uFFFD");
