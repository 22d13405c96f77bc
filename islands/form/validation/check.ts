import { loadLater } from "../../../shared/load-later.ts";
import { warn } from "../../../shared/warn.ts";
import { isAsked } from "./checked-form.ts";
import { composed } from "./composed.ts";
import { canFill, type Field, groupOf, othersOf, plainValue, subjectOf } from "./fields.ts";
import { brokenNatively } from "./native.ts";
import { type AskedRule, readRules } from "./read-rules.ts";
import { references, rules } from "./rules.ts";

/** True, or false, or the sentence that says what is wrong. */
export type Answer = boolean | string;

/** What is wrong with a field: the rule, and what its answer said beyond it. Null when it is right. */
export type Verdict = { rule: AskedRule; said?: string } | null;

/** The rules of a field: those of its group, for a server marks the first radio only. */
export const rulesOf = (field: Field): AskedRule[] => readRules((groupOf(field).find(isAsked) ?? field).attributes);

/** Whether the value of `field` has a known form, by its type or its rules, or, `also`, is to be the same as that of such a field. */
export const isOfKnownForm = (field: Field, also = true): boolean =>
  /^(email|tel|url)$/.test(field.type) ||
  (isAsked(field) &&
    rulesOf(field).some(
      ({ name, params }) =>
        /^(number|digits|range|email|url|phone|creditcard|date)$/.test(name) ||
        (also &&
          name === "equalto" &&
          othersOf(field, references(name, params)).some((other) => isOfKnownForm(other, false))),
    ));

/** The rules of `field` that are not among the common ones: others, the server's, the site's own. */
const rareRules = (asked: AskedRule[]): AskedRule[] => asked.filter(({ name }) => !rules[name]);

let more: typeof import("./more.ts") | undefined;
let loading: Promise<void> | undefined;

/** Loads what judges the rules that few fields ask for, when one of `fields` does. */
export function loadMore(fields: Field[]): void {
  if (fields.some((field) => isAsked(field) && rareRules(rulesOf(field)).length > 0)) void load();
}

/** So long a form waits for it, in milliseconds; then the server judges these fields. */
const PATIENCE = 5_000;

function load(): Promise<void> {
  loading ??= loadLater("validation rules", () => import("./more.ts")).then(
    (module) => void (more = module),
    (error: unknown) => {
      loading = undefined;
      warn("some rules could not be loaded; the server checks them.", error);
    },
  );
  return Promise.race([loading, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Looks at `field` by its rules, one after the other; a promise where the answer comes later. With `calm`, the visitor is typing. */
export function check(field: Field, calm = false): Verdict | Promise<Verdict> {
  if (!groupOf(field).some(canFill)) return null;
  const asked = groupOf(field).some(isAsked) ? rulesOf(field) : [];
  const subject = subjectOf(field);
  // A pattern may be matched by the text as it would have been typed: the other rules judge that, too.
  if (asked.some(({ name }) => name === "regex")) subject.value = plainValue(field) ?? subject.value;
  const rule =
    asked.find(({ name, params }) => rules[name] && !rules[name](subject, params)) ?? brokenNatively(field, asked);
  if (rule) return { rule };
  const rare = rareRules(asked);
  if (rare.length === 0) return null;
  return more
    ? inTurn(field, rare, calm)
    : load()
        .then(composed)
        .then(() => inTurn(field, rare, calm));
}

function inTurn(field: Field, [rule, ...rest]: AskedRule[], calm: boolean): Verdict | Promise<Verdict> {
  if (!rule || !more) return null;
  const judge = (answer: Answer): Verdict | Promise<Verdict> => {
    if (answer === true) return inTurn(field, rest, calm);
    return answer ? { rule, said: answer } : { rule };
  };
  const answer = more.answerTo(field, rule, calm);
  return answer instanceof Promise ? answer.then(judge) : judge(answer);
}

/** The fields that `field`'s rules look at. */
export const lookedAt = (field: Field): Field[] =>
  isAsked(field) ? rulesOf(field).flatMap(({ name, params }) => othersOf(field, references(name, params))) : [];
