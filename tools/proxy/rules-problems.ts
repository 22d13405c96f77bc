import type { IslandDescription } from "../description/describe.ts";
import { markup } from "../description/markup.ts";
import { lint } from "../lint/lint.ts";
import { rules as lintRules } from "../lint/rules/all.ts";
import { type Vocabulary, vocabularyOf } from "../lint/vocabulary.ts";
import { settingsProblems } from "../settings-problems.ts";
import { attributeValue } from "./charset.ts";
import type { CompiledRules } from "./rules.ts";

/** Lint rules that check attributes alone. The others need a page. */
const attributeRules = [
  "unknown-island",
  "island-without-element",
  "unknown-attribute",
  "bad-value",
  "bad-json",
  "bad-when",
  "deprecated-attribute",
];
const severities = new Map(
  lintRules.map(({ meta: { code, severity } }) => [code, attributeRules.includes(code) ? severity : ("off" as const)]),
);

type Mark = CompiledRules["mark"][number];

/** The problems of the settings and the attributes in the rules, a sentence each, as the linter words them. */
export function rulesProblems({ settings = {}, mark }: CompiledRules, islands: readonly IslandDescription[]): string[] {
  const vocabulary = vocabularyOf(islands, markup.attributes);
  return [
    ...settingsProblems(settings).map(
      ({ message, suggestion }) => `${message}${suggestion ? ` Did you mean "${suggestion}"?` : ""}`,
    ),
    ...mark.flatMap((rule) =>
      [...lintProblems(rule, vocabulary), ...missingAttributes(rule, mark, vocabulary)].map(
        (problem) => `${rule.place}: ${problem}`,
      ),
    ),
  ];
}

function lintProblems({ attributes }: Mark, vocabulary: Vocabulary): string[] {
  const markup = Object.entries(attributes).flatMap(([name, value]) =>
    value === null ? [] : ` ${name}="${attributeValue(value)}"`,
  );
  const findings = lint(`<i${markup.join("")}></i>`, vocabulary, { severities, foreign: [] });
  return findings.map(
    ({ message, suggestion }) => `${message.replaceAll(" on <i>", "")}${suggestion ? ` ${suggestion.message}` : ""}`,
  );
}

/** Required attributes that neither the selector demands nor a rule sets. The elements may still have them. */
function missingAttributes({ selector, attributes }: Mark, all: readonly Mark[], vocabulary: Vocabulary): string[] {
  const island = vocabulary.islands.get(attributes["data-island"] ?? "");
  return (island?.attributes ?? []).flatMap(({ name, required }) =>
    !required ||
    new RegExp(`\\[${name}(?![\\w-])`).test(selector) ||
    all.some((rule) => typeof rule.attributes[name] === "string")
      ? []
      : `${island!.name} expects ${name}; the element must have it, or the rule must set it.`,
  );
}
