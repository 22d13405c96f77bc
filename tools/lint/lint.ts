import { readPage } from "./page/page.ts";
import { type Position, positionsIn } from "./page/range.ts";
import type { Context, Rule, Severity, Suggestion } from "./rule.ts";
import { applyOptOuts, type Coded } from "./opt-outs.ts";
import { rules } from "./rules/all.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What is wrong at one place of a source. */
export interface Finding {
  code: string;
  severity: Severity;
  message: string;
  start: Position;
  /** Behind its last character. */
  end: Position;
  suggestion?: { message: string; fix: { start: Position; end: Position; text: string } };
}

export interface Settings {
  /** Rules that are to count for something else than they do by themselves, by code. */
  severities: ReadonlyMap<string, Severity | "off">;
  /** Beginnings of attributes that are the site's own, such as `data-shop-`. */
  foreign: readonly string[];
}

/** What is wrong in `source`, a page or a piece of one, perhaps with placeholders of a template language; in the order of its lines. */
export function lint(source: string, vocabulary: Vocabulary, { severities, foreign }: Settings): Finding[] {
  const severityOf = ({ meta }: Rule): Severity | "off" => severities.get(meta.code) ?? meta.severity;
  const active = rules.filter((rule) => severityOf(rule) !== "off");
  const page = readPage(source, vocabulary);
  const problems: Coded[] = [];
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
  const on = new Map(active.map((rule) => [rule.meta.code, severityOf(rule) as Severity]));
  const codes = rules.map(({ meta }) => meta.code);
  const positionOf = positionsIn(source);
  const findings = applyOptOuts(page, problems, {
    codes,
    isOn: (code) => on.has(code),
    lineAt: (offset) => positionOf(offset).line,
  })
    .filter(({ code }) => on.has(code))
    .map(({ code, at, message, suggestion }): Finding => ({
      code,
      severity: on.get(code)!,
      message,
      start: positionOf(at.start),
      end: positionOf(at.end),
      suggestion: suggestion && positioned(suggestion, positionOf),
    }))
    .sort((one, other) => one.start.offset - other.start.offset);
  // The parser copies an element that was closed at the wrong place: what is wrong with it is told once.
  return [
    ...new Map(
      findings.map((finding) => [`${finding.start.offset} ${finding.code} ${finding.message}`, finding]),
    ).values(),
  ];
}

const positioned = (
  { message, fix: { start, end, text } }: Suggestion,
  positionOf: (offset: number) => Position,
): Finding["suggestion"] => ({
  message,
  fix: { start: positionOf(start), end: positionOf(end), text },
});
