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

const directive = /atoll-lint-(disable-next-line|disable|enable)(?![\w-])([^\r\n]*)/g;

/**
 * What is left of `problems` once the comments of the page are heard, and what is wrong with these. `codes` are all that there are,
 * `isOn` tells those that are looked for, `lineAt` the line of an offset.
 */
export function applyOptOuts(page: Page, problems: readonly Coded[], { codes, isOn, lineAt }: Looked): Coded[] {
  const optOuts = optOutsIn(page, codes, lineAt);
  const used = new Set<string>();
  const left = problems.filter(({ code, at, element }) => {
    const lines = [lineAt(at.start), ...(element?.sourceCodeLocation ? [lineAt(element.sourceCodeLocation.startOffset)] : [])];
    const holds = ({ codes, from, to }: OptOut): boolean => (codes.length === 0 || codes.includes(code)) && lines.some((line) => line >= from && line <= to);
    const silencers = optOuts.filter(holds);
    for (const silencer of silencers) used.add(keyOf(silencer, silencer.codes.length === 0 ? "" : code));
    return silencers.length === 0;
  });
  return [...left, ...optOuts.flatMap((optOut) => troubleWith(optOut))];

  function troubleWith(optOut: OptOut): Coded[] {
    const { at } = optOut;
    if (optOut.codes.length === 0) return used.has(keyOf(optOut, "")) ? [] : [{ code: unusedOptOut.meta.code, at, message: "This comment turns off rules where none reports anything. Take it away." }];
    return optOut.codes.flatMap((code): Coded[] => {
      if (!codes.includes(code)) {
        const meant = nearest(code, codes);
        return [{ code: unknownOptOut.meta.code, at, message: `This comment expects codes of rules, got "${code}".${meant ? ` Did you mean ${meant}?` : " --list-rules shows them."}` }];
      }
      if (!isOn(code) || used.has(keyOf(optOut, code))) return [];
      return [{ code: unusedOptOut.meta.code, at, message: `This comment turns off ${code}, which reports nothing here. Take that away.` }];
    });
  }
}

const keyOf = ({ at }: OptOut, code: string): string => `${at.start} ${code}`;

function optOutsIn({ source, remarks }: Page, all: readonly string[], lineAt: (offset: number) => number): OptOut[] {
  const found: OptOut[] = [];
  for (const { start, end } of remarks) {
    for (const match of source.slice(start, end).matchAll(directive)) {
      const codes = codesIn(match[2]!);
      const at = { start: start + match.index, end: start + match.index + match[0].trimEnd().length };
      const line = lineAt(end);
      if (match[1] === "disable-next-line") found.push({ at, codes, from: line + 1, to: line + 1 });
      else if (match[1] === "disable") for (const one of codes.length > 0 ? codes.map((code) => [code]) : [[]]) found.push({ at, codes: one, from: line, to: Infinity });
      else {
        for (const open of found) if (open.to === Infinity && (codes.length === 0 || codes.includes(open.codes[0]!))) open.to = lineAt(start);
        const unknown = codes.filter((code) => !all.includes(code));
        // For no line: it is told of, and that is all.
        if (unknown.length > 0) found.push({ at, codes: unknown, from: Infinity, to: 0 });
      }
    }
  }
  return found;
}

/** `bad-value, missing-label -- the shop's own --%>`: up to the reason or the end of the comment. */
const codesIn = (text: string): string[] => text.replace(/(?:--|[-~*#%?]*[@/}>]|\{%).*/, "").split(/[\s,]+/).filter(Boolean);
