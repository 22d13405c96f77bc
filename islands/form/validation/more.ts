// The engine loads this part, and both use the same modules: with this import the build puts those into the engine's file.
import "./engine.ts";
import { nameOf, warn } from "../../../shared/warn.ts";
import type { Answer } from "./check.ts";
import { type Field, othersOf, plainValue, subjectOf } from "./fields.ts";
import { answered, once } from "./later.ts";
import { moreRules } from "./more-rules.ts";
import type { AskedRule } from "./read-rules.ts";
import { askServer } from "./remote.ts";
import type { Params } from "./rule.ts";
import { references } from "./rules.ts";
import { warnOnce } from "./warn-once.ts";
import { matchesWhole } from "./whole-match.ts";

/** A rule of the site's own, by the name that stands after `data-val-`. */
export type SiteRule = (value: string, element: Field, params: Params) => Answer | Promise<Answer>;

declare global {
  interface Window {
    /** The site's own rules of validation, by name: each tells true, false or what is wrong, at once or later. */
    atollRules?: Record<string, SiteRule>;
  }
}

/** What the rules say that few forms ask for, at once or later: `more-rules.ts`, the server's (`remote`), the site's own. */
export function answerTo(field: Field, { name, params }: AskedRule, calm: boolean): Answer | Promise<Answer> {
  const subject = subjectOf(field);
  const question = (more: unknown): string => JSON.stringify([name, params, subject.value, more]);
  if (name === "remote") {
    if (subject.value.trim() === "") return true;
    const others = othersOf(field, references(name, params)).map((other) => subjectOf(other).value);
    return once(field, name, question(others), calm, (signal) => askServer(field, params, signal));
  }
  const own = window.atollRules?.[name];
  if (own) {
    try {
      const known = answered(field, name, question(null));
      if (known !== undefined) return known;
      const answer = own(subject.value, field, params);
      return answer instanceof Promise ? once(field, name, question(null), false, () => answer) : answer;
    } catch (error) {
      warn(`the site's rule "${name}" failed on ${nameOf(field)}; the server checks it.`, error);
      return true;
    }
  }
  if (name === "regex") {
    const { pattern = "" } = params;
    const plain = plainValue(field) ?? field.value;
    // Pasted text may match as it would have been typed, and is sent so.
    if (!calm && !matchesWhole(field.value, pattern, false) && matchesWhole(plain, pattern, false)) field.value = plain;
    return [field.value, plain].some((value) => moreRules["regex"]!({ ...subject, value }, params));
  }
  if (moreRules[name]) return moreRules[name](subject, params);
  warnOnce(
    `data-val-${name} on a field expects one of the rules of the reference, or of window.atollRules; the server checks it.`,
    field,
  );
  return true;
}
