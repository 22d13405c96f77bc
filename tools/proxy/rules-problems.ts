import type { IslandDescription } from "../description/describe.ts";
import { markup } from "../description/markup.ts";
import { lint } from "../lint/lint.ts";
import { rules as lintRules } from "../lint/rules/all.ts";
import { type Vocabulary, vocabularyOf } from "../lint/vocabulary.ts";
import { settingsProblems } from "../settings-problems.ts";
import { attributeValue } from "./charset.ts";
import type { CompiledRules } from "./rules.ts";

/** What attributes alone may have wrong; all else is the business of the page that they come to. */
const judged = [
  "unknown-island",
  "island-without-element",
  "unknown-attribute",
  "bad-value",
  "bad-json",
  "bad-when",
  "deprecated-attribute",
];
const severities = new Map(
  lintRules.map(({ meta: { code, severity } }) => [code, judged.includes(code) ? severity : ("off" as const)]),
);

type Mark = CompiledRules["mark"][number];

/** What is wrong with the settings, and with the attributes that rules put onto elements, a sentence each, by the words of the linter. */
export function rulesProblems({ settings = {}, mark }: CompiledRules, islands: readonly IslandDescription[]): string[] {
  const vocabulary = vocabularyOf(islands, markup.attributes);
  return [
    ...settingsProblems(settings).map(({ message, meant }) => `${message}${meant ? ` Did you mean "${meant}"?` : ""}`),
    ...mark.flatMap((one) =>
      [...wrong(one, vocabulary), ...lacking(one, mark, vocabulary)].map((problem) => `${one.place}: ${problem}`),
    ),
  ];
}

function wrong({ attributes }: Mark, vocabulary: Vocabulary): string[] {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === null ? [] : ` ${name}="${attributeValue(value)}"`,
  );
  const findings = lint(`<i${written.join("")}></i>`, vocabulary, { severities, foreign: [] });
  return findings.map(
    ({ message, suggestion }) => `${message.replaceAll(" on <i>", "")}${suggestion ? ` ${suggestion.message}` : ""}`,
  );
}

/** What the island needs, and neither a rule gives nor the selector asks for: the element may have it all the same. */
function lacking({ selector, attributes }: Mark, all: readonly Mark[], vocabulary: Vocabulary): string[] {
  const island = vocabulary.islands.get(attributes["data-island"] ?? "");
  return (island?.attributes ?? []).flatMap(({ name, required }) =>
    !required ||
    new RegExp(`\\[${name}(?![\\w-])`).test(selector) ||
    all.some((rule) => typeof rule.attributes[name] === "string")
      ? []
      : `${island!.name} expects ${name}: the element has to have it, or the rule to give it.`,
  );
}
