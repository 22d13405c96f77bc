import { lazyImport } from "../../../shared/island/lazy-import.ts";
import { warn } from "../../../shared/warn.ts";
import { hasRules } from "./checked-form.ts";
import { whenComposed } from "./composed.ts";
import { canFill, type Field, groupOf, othersOf, normalizedValue, subjectOf } from "./fields.ts";
import { brokenConstraint } from "./native.ts";
import { type DeclaredRule, readRules } from "./read-rules.ts";
import { references, rules } from "./rules.ts";

/** Whether the value is valid. A string is the message of an invalid value. */
export type Answer = boolean | string;

/** The broken rule, with the message that the rule itself returned, if any. Null when the field is valid. */
export type Verdict = { rule: DeclaredRule; message?: string } | null;

/** The rules of `field`. A server adds a group's rules to its first radio only, so the whole group is searched. */
export const rulesOf = (field: Field): DeclaredRule[] => readRules((groupOf(field).find(hasRules) ?? field).attributes);

/**
 * Whether the value of `field` has a known format, by its type or its rules. With `followEqual`, also when an `equalto`
 * rule compares it with such a field.
 */
export const hasKnownFormat = (field: Field, followEqual = true): boolean =>
  /^(email|tel|url)$/.test(field.type) ||
  (hasRules(field) &&
    rulesOf(field).some(
      ({ name, params }) =>
        /^(number|digits|range|email|url|phone|creditcard|date)$/.test(name) ||
        (followEqual &&
          name === "equalto" &&
          othersOf(field, references(name, params)).some((other) => hasKnownFormat(other, false))),
    ));

/** Rules that the engine does not include: rare ones, the server's (`remote`) and the site's own. */
const rareRulesIn = (asked: DeclaredRule[]): DeclaredRule[] => asked.filter(({ name }) => !rules[name]);

let rareRulesModule: typeof import("./apply-rare-rule.ts") | undefined;
let loading: Promise<void> | undefined;

/** Loads the code of the rare rules when one of `fields` needs it. */
export function loadRareRules(fields: Field[]): void {
  if (fields.some((field) => hasRules(field) && rareRulesIn(rulesOf(field)).length > 0)) void load();
}

/** How long a submitted form waits for the rare rules, in milliseconds. Then the server checks these fields. */
const LOAD_TIMEOUT_MS = 5_000;

function load(): Promise<void> {
  loading ??= lazyImport("validation rules", () => import("./apply-rare-rule.ts")).then(
    (module) => void (rareRulesModule = module),
    (error: unknown) => {
      loading = undefined;
      warn("rules could not be loaded; the server checks them.", error);
    },
  );
  return Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS))]);
}

/**
 * Checks `field` against its rules, in order, and returns the first broken one. Returns a promise when a rule needs
 * time. With `isTyping`, requests wait until the visitor pauses.
 */
export function check(field: Field, isTyping = false): Verdict | Promise<Verdict> {
  if (!groupOf(field).some(canFill)) return null;
  const fieldRules = groupOf(field).some(hasRules) ? rulesOf(field) : [];
  const subject = subjectOf(field);
  // A pattern may match the normalised text, which is then sent. The other rules check the same text.
  if (fieldRules.some(({ name }) => name === "regex")) subject.value = normalizedValue(field) ?? subject.value;
  const rule =
    fieldRules.find(({ name, params }) => rules[name] && !rules[name](subject, params)) ??
    brokenConstraint(field, fieldRules);
  if (rule) return { rule };
  const rare = rareRulesIn(fieldRules);
  if (rare.length === 0) return null;
  return rareRulesModule
    ? checkRare(field, rare, isTyping)
    : load()
        .then(whenComposed)
        .then(() => checkRare(field, rare, isTyping));
}

function checkRare(field: Field, [rule, ...remaining]: DeclaredRule[], isTyping: boolean): Verdict | Promise<Verdict> {
  if (!rule || !rareRulesModule) return null;
  const toVerdict = (answer: Answer): Verdict | Promise<Verdict> => {
    if (answer === true) return checkRare(field, remaining, isTyping);
    return answer ? { rule, message: answer } : { rule };
  };
  const answer = rareRulesModule.applyRule(field, rule, isTyping);
  return answer instanceof Promise ? answer.then(toVerdict) : toVerdict(answer);
}

/** The other fields that the rules of `field` compare it with. */
export const referencedFields = (field: Field): Field[] =>
  hasRules(field) ? rulesOf(field).flatMap(({ name, params }) => othersOf(field, references(name, params))) : [];
