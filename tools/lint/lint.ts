import { readPage } from "./page/page.ts";
import { type Position, positionsIn } from "./page/range.ts";
import type { Context, Rule, Severity, Suggestion } from "./rule.ts";
import { applyOptOuts, type CodedProblem } from "./opt-outs.ts";
import { rules } from "./rules/all.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A problem at one place of a source. */
export interface Finding {
  code: string;
  severity: Severity;
  message: string;
  start: Position;
  /** The position after the last character. */
  end: Position;
  suggestion?: { message: string; fix: { start: Position; end: Position; text: string } };
}

export interface Settings {
  /** Severities that override those of the rules, by code. */
  severities: ReadonlyMap<string, Severity | "off">;
  /** Prefixes of the site's own attributes, such as `data-shop-`. */
  foreign: readonly string[];
}

/**
 * Checks a page or a part of one, which may contain placeholders of a template language. The findings are sorted by
 * position.
 */
export function lint(source: string, vocabulary: Vocabulary, { severities, foreign }: Settings): Finding[] {
  const severityOf = ({ meta }: Rule): Severity | "off" => severities.get(meta.code) ?? meta.severity;
  const active = rules.filter((rule) => severityOf(rule) !== "off");
  const page = readPage(source, vocabulary);
  const problems: CodedProblem[] = [];
  for (const rule of active) {
    const context: Context = {
      page,
      vocabulary,
      foreign,
      report: (problem) => problems.push({ ...problem, code: rule.meta.code }),
    };
    for (const host of page.hosts) rule.host?.(host, context);
    for (const element of page.elements) rule.element?.(element, context);
    rule.page?.(context);
  }
  const activeSeverities = new Map(active.map((rule) => [rule.meta.code, severityOf(rule) as Severity]));
  const codes = rules.map(({ meta }) => meta.code);
  const positionOf = positionsIn(source);
  const findings = applyOptOuts(page, problems, {
    codes,
    isActive: (code) => activeSeverities.has(code),
    lineAt: (offset) => positionOf(offset).line,
  })
    .filter(({ code }) => activeSeverities.has(code))
    .map(({ code, at, message, suggestion }): Finding => ({
      code,
      severity: activeSeverities.get(code)!,
      message,
      start: positionOf(at.start),
      end: positionOf(at.end),
      suggestion: suggestion && positioned(suggestion, positionOf),
    }))
    .sort((a, b) => a.start.offset - b.start.offset);
  return withoutDuplicates(findings);
}

/** The parser copies an element that is closed in the wrong place, so its findings would appear twice. */
const withoutDuplicates = (findings: Finding[]): Finding[] => [
  ...new Map(
    findings.map((finding) => [`${finding.start.offset} ${finding.code} ${finding.message}`, finding]),
  ).values(),
];

const positioned = (
  { message, fix: { start, end, text } }: Suggestion,
  positionOf: (offset: number) => Position,
): Finding["suggestion"] => ({
  message,
  fix: { start: positionOf(start), end: positionOf(end), text },
});
