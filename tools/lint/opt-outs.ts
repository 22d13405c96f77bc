import { nearest } from "../description/nearest.ts";
import type { Page } from "./page/page.ts";
import type { Range } from "./page/range.ts";
import type { Problem } from "./rule.ts";
import { unknownOptOut, unusedOptOut } from "./rules/opt-outs.ts";

/** A comment that asks for silence. */
interface OptOut {
  at: Range;
  /** Empty: all of them. */
  codes: readonly string[];
  /** Lines for which it holds, both included. */
  from: number;
  to: number;
}

/** A problem with the code of the rule that found it. */
export interface Coded extends Problem {
  code: string;
}

interface Looked {
  codes: readonly string[];
  isOn(code: string): boolean;
  lineAt(offset: number): number;
}

const words = ["disable-next-line", "disable", "enable"];
const directive = /atoll-lint-([a-z]+(?:-[a-z]+)*)([^\r\n]*)/g;

/**
 * What is left of `problems` once the comments of the page are heard, and what is wrong with these. `codes` are all that there are,
 * `isOn` tells those that are looked for, `lineAt` the line of an offset.
 */
export function applyOptOuts(page: Page, problems: readonly Coded[], { codes, isOn, lineAt }: Looked): Coded[] {
  const { optOuts, slips } = commentsOf(page, codes, lineAt);
  const used = new Set<string>();
  const left = problems.filter(({ code, at, element }) => {
    const lines = [
      lineAt(at.start),
      ...(element?.sourceCodeLocation ? [lineAt(element.sourceCodeLocation.startOffset)] : []),
    ];
    const holds = ({ codes, from, to }: OptOut): boolean =>
      (codes.length === 0 || codes.includes(code)) && lines.some((line) => line >= from && line <= to);
    const silencers = optOuts.filter(holds);
    for (const silencer of silencers) used.add(keyOf(silencer, silencer.codes.length === 0 ? "" : code));
    return silencers.length === 0;
  });
  return [...left, ...slips, ...optOuts.flatMap((optOut) => troubleWith(optOut))];

  function troubleWith(optOut: OptOut): Coded[] {
    const { at } = optOut;
    if (optOut.codes.length === 0)
      return used.has(keyOf(optOut, ""))
        ? []
        : [
            {
              code: unusedOptOut.meta.code,
              at,
              message: "This comment turns off rules where none reports anything. Take it away.",
            },
          ];
    return optOut.codes.flatMap((code): Coded[] => {
      if (!codes.includes(code)) return [unknownCode(code, at, codes)];
      if (!isOn(code) || used.has(keyOf(optOut, code))) return [];
      return [
        {
          code: unusedOptOut.meta.code,
          at,
          message: `This comment turns off ${code}, which reports nothing here. Take that away.`,
        },
      ];
    });
  }
}

function unknownCode(code: string, at: Range, codes: readonly string[]): Coded {
  const meant = nearest(code, codes);
  return {
    code: unknownOptOut.meta.code,
    at,
    message: `This comment expects codes of rules, got "${code}".${meant ? ` Did you mean ${meant}?` : " --list-rules shows them."}`,
  };
}

const keyOf = ({ at }: OptOut, code: string): string => `${at.start} ${code}`;

/** The comments that turn something off, and what is wrong with others. */
function commentsOf(
  { source, remarks }: Page,
  all: readonly string[],
  lineAt: (offset: number) => number,
): { optOuts: OptOut[]; slips: Coded[] } {
  const optOuts: OptOut[] = [];
  const slips: Coded[] = [];
  for (const { start, end } of remarks) {
    for (const match of source.slice(start, end).matchAll(directive)) {
      const word = match[1]!;
      const codes = codesIn(match[2]!);
      const at = { start: start + match.index, end: start + match.index + match[0].trimEnd().length };
      const line = lineAt(end);
      if (word === "disable-next-line") optOuts.push({ at, codes, from: line + 1, to: line + 1 });
      else if (word === "disable")
        for (const one of codes.length > 0 ? codes.map((code) => [code]) : [[]])
          optOuts.push({ at, codes: one, from: line, to: Infinity });
      else if (word === "enable") {
        for (const open of optOuts)
          if (open.to === Infinity && (codes.length === 0 || codes.includes(open.codes[0]!))) open.to = lineAt(start);
        slips.push(...codes.filter((code) => !all.includes(code)).map((code) => unknownCode(code, at, all)));
      } else slips.push(...unknownWord(word, at));
    }
  }
  return { optOuts, slips };
}

/** Words that are near to none may be anybody's. */
function unknownWord(word: string, at: Range): Coded[] {
  const meant = nearest(word, words) ?? (word.startsWith("disable-") ? "disable-next-line" : undefined);
  return meant
    ? [
        {
          code: unknownOptOut.meta.code,
          at,
          message: `This comment turns off nothing: no atoll-lint-${word} is known. Did you mean atoll-lint-${meant}?`,
        },
      ]
    : [];
}

/** `bad-value, missing-label -- the shop's own --%>`: up to the reason or the end of the comment. */
const codesIn = (text: string): string[] =>
  text
    .replace(/(?:--|[-~*#%?]*[@/}>]|\{%).*/, "")
    .split(/[\s,]+/)
    .filter(Boolean);
