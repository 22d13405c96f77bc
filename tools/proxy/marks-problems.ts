import type { IslandDescription } from "../description/describe.ts";
import { markup } from "../description/markup.ts";
import { lint } from "../lint/lint.ts";
import { rules as lintRules } from "../lint/rules/all.ts";
import { vocabularyOf } from "../lint/vocabulary.ts";
import { attributeValue } from "./charset.ts";
import type { CompiledRules } from "./rules.ts";

/** What attributes alone may have wrong; all else is the business of the page that they come to. */
const judged = ["unknown-island", "island-without-element", "unknown-attribute", "bad-value", "bad-json", "bad-when", "deprecated-attribute"];
const severities = new Map(lintRules.map(({ meta: { code, severity } }) => [code, judged.includes(code) ? severity : ("off" as const)]));

/** What is wrong with the attributes that rules put onto elements, a sentence each, by the words of the linter. */
export function marksProblems({ mark }: CompiledRules, islands: readonly IslandDescription[]): string[] {
  const vocabulary = vocabularyOf(islands, markup.attributes);
  return mark.flatMap(({ place, attributes }) => {
    const written = Object.entries(attributes).flatMap(([name, value]) => (value === null ? [] : ` ${name}="${attributeValue(value)}"`));
    const findings = lint(`<i${written.join("")}></i>`, vocabulary, { severities, foreign: [] });
    return findings.map(({ message, suggestion }) => `${place}: ${message.replaceAll(" on <i>", "")}${suggestion ? ` ${suggestion.message}` : ""}`);
  });
}
