// The engine loads this module on demand. This import makes the bundler put the modules that both use into the engine's
// file.
import "./engine.ts";
import { nameOf } from "../../../shared/dom/name-of.ts";
import { warn } from "../../../shared/warn.ts";
import type { Answer } from "./check.ts";
import { type Field, othersOf, normalizedValue, subjectOf } from "./fields.ts";
import { cachedAnswer, askOnce } from "./ask-once.ts";
import { rareRules } from "./rare-rules.ts";
import type { DeclaredRule } from "./read-rules.ts";
import { askServer } from "./remote.ts";
import { references } from "./rules.ts";
import { warnOnce } from "./warn-once.ts";
import { matchesWhole } from "./whole-match.ts";

/**
 * Applies a rule that the engine does not include: one of `rare-rules.ts`, the server's (`remote`), or the site's own.
 * With `isTyping`, a request waits until the visitor pauses.
 */
export function applyRule(field: Field, { name, params }: DeclaredRule, isTyping: boolean): Answer | Promise<Answer> {
  const subject = subjectOf(field);
  const cacheKey = (more: unknown): string => JSON.stringify([name, params, subject.value, more]);
  if (name === "remote") {
    if (subject.value.trim() === "") return true;
    const others = othersOf(field, references(name, params)).map((other) => subjectOf(other).value);
    return askOnce(field, name, cacheKey(others), isTyping, (signal) => askServer(field, params, signal));
  }
  const customRule = window.atollRules?.[name];
  if (customRule) {
    try {
      const key = cacheKey(null);
      const cached = cachedAnswer(field, name, key);
      if (cached !== undefined) return cached;
      const answer = customRule(subject.value, field, params);
      return answer instanceof Promise ? askOnce(field, name, key, false, () => answer) : answer;
    } catch (error) {
      warn(`the site's rule "${name}" failed on ${nameOf(field)}; the server checks it.`, error);
      return true;
    }
  }
  if (name === "regex") {
    const { pattern = "" } = params;
    const plain = normalizedValue(field) ?? field.value;
    // Pasted text may match only once it is normalised: the normalised text is then sent.
    if (!isTyping && !matchesWhole(field.value, pattern, false) && matchesWhole(plain, pattern, false))
      field.value = plain;
    return [field.value, plain].some((value) => rareRules["regex"]!({ ...subject, value }, params));
  }
  if (rareRules[name]) return rareRules[name](subject, params);
  warnOnce(`data-val-${name} expects a rule of the reference or of window.atollRules; the server checks it.`, field);
  return true;
}
