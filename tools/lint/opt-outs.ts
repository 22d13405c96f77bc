import { nearest } from "../description/nearest.ts";
import type { Page } from "./page/page.ts";
import type { Range } from "./page/range.ts";
import type { Problem } from "./rule.ts";
import { unknownOptOut, unusedOptOut } from "./rules/opt-outs.ts";

/** A comment that turns rules off. */
interface OptOut {
  at: Range;
  /** The rules that it turns off; empty for all. */
  codes: readonly string[];
  /** The first and the last line that it applies to. */
  from: number;
  to: number;
}

/** A problem with the code of its rule. */
export interface CodedProblem extends Problem {
  code: string;
}

interface RuleCodes {
  /** The codes of all rules. */
  codes: readonly string[];
  /** Whether the rule is turned on. */
  isActive(code: string): boolean;
  /** The line of an offset. */
  lineAt(offset: number): number;
}

const directives = ["disable-next-line", "disable", "enable"];
const directive = /atoll-lint-([a-z]+(?:-[a-z]+)*)([^\r\n]*)/g;

/**
 * Removes the problems that a comment in the page turns off, and adds the problems of these comments: unknown or unused
 * codes.
 */
export function applyOptOuts(
  page: Page,
  problems: readonly CodedProblem[],
  { codes, isActive, lineAt }: RuleCodes,
): CodedProblem[] {
  const { optOuts, mistakes } = commentsOf(page, codes, lineAt);
  const used = new Set<string>();
  const remaining = problems.filter(({ code, at, element }) => {
    const lines = [
      lineAt(at.start),
      ...(element?.sourceCodeLocation ? [lineAt(element.sourceCodeLocation.startOffset)] : []),
    ];
    const applies = ({ codes, from, to }: OptOut): boolean =>
      (codes.length === 0 || codes.includes(code)) && lines.some((line) => line >= from && line <= to);
    const applicable = optOuts.filter(applies);
    for (const optOut of applicable) used.add(keyOf(optOut, optOut.codes.length === 0 ? "" : code));
    return applicable.length === 0;
  });
  return [...remaining, ...mistakes, ...optOuts.flatMap((optOut) => problemsOf(optOut))];

  function problemsOf(optOut: OptOut): CodedProblem[] {
    const { at } = optOut;
    if (optOut.codes.length === 0)
      return used.has(keyOf(optOut, ""))
        ? []
        : [
            {
              code: unusedOptOut.meta.code,
              at,
              message: "This comment turns all rules off, but no rule reports a problem here. Remove the comment.",
            },
          ];
    return optOut.codes.flatMap((code): CodedProblem[] => {
      if (!codes.includes(code)) return [unknownCode(code, at, codes)];
      if (!isActive(code) || used.has(keyOf(optOut, code))) return [];
      return [
        {
          code: unusedOptOut.meta.code,
          at,
          message: `This comment turns ${code} off, but that rule reports no problem here. Remove the code.`,
        },
      ];
    });
  }
}

function unknownCode(code: string, at: Range, codes: readonly string[]): CodedProblem {
  const suggestion = nearest(code, codes);
  return {
    code: unknownOptOut.meta.code,
    at,
    message:
      `This comment expects rule codes, got "${code}".` +
      (suggestion ? ` Did you mean ${suggestion}?` : " --list-rules shows all codes."),
  };
}

const keyOf = ({ at }: OptOut, code: string): string => `${at.start} ${code}`;

/** The comments of a page that turn rules off, and the mistakes in others. */
function commentsOf(
  { source, remarks }: Page,
  all: readonly string[],
  lineAt: (offset: number) => number,
): { optOuts: OptOut[]; mistakes: CodedProblem[] } {
  const optOuts: OptOut[] = [];
  const mistakes: CodedProblem[] = [];
  for (const { start, end } of remarks) {
    for (const match of source.slice(start, end).matchAll(directive)) {
      const name = match[1]!;
      const codes = codesIn(match[2]!);
      const at = { start: start + match.index, end: start + match.index + match[0].trimEnd().length };
      const line = lineAt(end);
      if (name === "disable-next-line") optOuts.push({ at, codes, from: line + 1, to: line + 1 });
      else if (name === "disable")
        for (const group of codes.length > 0 ? codes.map((code) => [code]) : [[]])
          optOuts.push({ at, codes: group, from: line, to: Infinity });
      else if (name === "enable") {
        for (const open of optOuts)
          if (open.to === Infinity && (codes.length === 0 || codes.includes(open.codes[0]!))) open.to = lineAt(start);
        mistakes.push(...codes.filter((code) => !all.includes(code)).map((code) => unknownCode(code, at, all)));
      } else mistakes.push(...unknownDirective(name, at));
    }
  }
  return { optOuts, mistakes };
}

/** Reports only names that resemble a directive: others may mean something to another tool. */
function unknownDirective(name: string, at: Range): CodedProblem[] {
  const suggestion = nearest(name, directives) ?? (name.startsWith("disable-") ? "disable-next-line" : undefined);
  return suggestion
    ? [
        {
          code: unknownOptOut.meta.code,
          at,
          message: `Unknown comment atoll-lint-${name}; it has no effect. Did you mean atoll-lint-${suggestion}?`,
        },
      ]
    : [];
}

/** The codes of `bad-value, missing-label -- a reason --%>`: up to the reason or the end of the comment. */
const codesIn = (text: string): string[] =>
  text
    .replace(/(?:--|[-~*#%?]*[@/}>]|\{%).*/, "")
    .split(/[\s,]+/)
    .filter(Boolean);
